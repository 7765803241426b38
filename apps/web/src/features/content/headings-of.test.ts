import { documentation } from '@stratomate/content/documentation/documentation'
import { expect, test } from 'vitest'
import { anchorsOf, headingsOf } from './headings-of.ts'

test('the headings of a section are in their order, without its other blocks', () => {
  const [gettingStarted] = documentation.sections
  const titles = headingsOf({ blocks: gettingStarted?.blocks ?? [] }).map(({ title }) => title)

  expect(titles).toEqual([
    'System requirements',
    'Install step by step',
    'The path of a signal',
    'Plans and the daily limit',
  ])
})

test('every anchor of the documentation belongs to one section, whose own comes first', () => {
  const anchors = documentation.sections.map(anchorsOf)

  expect(anchors.map(([own]) => own)).toEqual(documentation.sections.map(({ id }) => id))
  expect(new Set(anchors.flat()).size).toBe(anchors.flat().length)
})
