import { expect, test } from 'vitest'
import { readShortcut } from './shortcuts.ts'

test('a single key acts at once', () => {
  expect(readShortcut(null, '/', 0)).toEqual({ action: { kind: 'search' }, pressed: null })
})

test('the second key of a pair acts when it follows soon', () => {
  const { pressed } = readShortcut(null, 'g', 1_000)

  expect(readShortcut(pressed, 'd', 2_000).action).toEqual({ kind: 'page', path: '/dashboard' })
})

test('the second key of a pair means nothing when it comes late or alone', () => {
  const { pressed } = readShortcut(null, 'g', 1_000)

  expect(readShortcut(pressed, 'd', 2_501)).toEqual({ action: null, pressed: null })
  expect(readShortcut(null, 'd', 0)).toEqual({ action: null, pressed: null })
})

test('a single key acts after the first key of a pair too', () => {
  const { pressed } = readShortcut(null, 'g', 0)

  expect(readShortcut(pressed, '?', 10).action).toEqual({ kind: 'list' })
})
