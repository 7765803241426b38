import { expect, test } from 'vitest'
import { isPaletteKey } from './palette-request.ts'

const none = { key: 'k', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

test.each([
  [{ ctrlKey: true }, true],
  [{ metaKey: true }, true],
  [{ ctrlKey: true, key: 'K' }, true],
  [{}, false],
  [{ ctrlKey: true, shiftKey: true }, false],
  [{ ctrlKey: true, altKey: true }, false],
  [{ ctrlKey: true, metaKey: true }, false],
  [{ ctrlKey: true, key: 'j' }, false],
])('%j opens the palette: %s', (pressed, opens) => {
  expect(isPaletteKey({ ...none, ...pressed })).toBe(opens)
})
