import { expect, test } from 'vitest'
import { countDoneGuides, isGuideDone, parseProgress, toggleStep } from './guide-progress.ts'

const guides = [
  { slug: 'download-mt5', steps: ['get', 'start'] },
  { slug: 'mt5-favorites', steps: ['star'] },
] as const

test('a step is done, and not done again, by the same press', () => {
  const once = toggleStep({}, 'download-mt5', 1)
  const both = toggleStep(once, 'download-mt5', 0)

  expect(once).toEqual({ 'download-mt5': [1] })
  expect(both).toEqual({ 'download-mt5': [0, 1] })
  expect(toggleStep(both, 'download-mt5', 1)).toEqual({ 'download-mt5': [0] })
})

test('a guide is done when each of its steps is', () => {
  expect(isGuideDone({ 'download-mt5': [0] }, guides[0])).toBe(false)
  expect(isGuideDone({ 'download-mt5': [0, 1] }, guides[0])).toBe(true)
  expect(countDoneGuides({ 'download-mt5': [0, 1] }, guides)).toBe(1)
})

test('what was stored is read back, and what does not fit is left out', () => {
  expect(parseProgress('{"mt5-favorites":[0]}', ['mt5-favorites'])).toEqual({ 'mt5-favorites': [0] })
  expect(parseProgress('{"mt5-favorites":[0,"1",null],"other":[1]}', ['mt5-favorites'])).toEqual({
    'mt5-favorites': [0],
  })
  expect(parseProgress('broken', ['mt5-favorites'])).toEqual({ 'mt5-favorites': [] })
  expect(parseProgress('null', ['mt5-favorites'])).toEqual({ 'mt5-favorites': [] })
  expect(parseProgress(null, ['mt5-favorites'])).toEqual({ 'mt5-favorites': [] })
})
