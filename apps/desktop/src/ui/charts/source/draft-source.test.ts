import type { WindowLookedChart } from '@stratomate/contracts/desktop-window/sources'
import type { SourceChoice } from '@stratomate/contracts/terminal/source-choice'
import { expect, test } from 'vitest'
import { draftOfKind, entryOf, entryLabel, firstDraft, judgeDraft, sourceEntries, turned } from './draft-source.ts'

const buffer = (n: number, marks: string, filled: number) => ({ n, filled, last: 1, marks })
const found = (name: string, ...buffers: WindowLookedChart['found'][number]['buffers']) => {
  return { window: 0, name, inputs: 'i', own: 0 as const, of: 500, buffers }
}
const arrows = found('Arrows', buffer(0, '.+..', 20), buffer(1, '...+', 20))
const lines = { ...found('Lines', buffer(0, '++++', 500)), window: 2 }
const drawn = [
  { pattern: 'x sell * #234', filled: 1, marks: '.+' },
  { pattern: 'x buy * #233', filled: 1, marks: '+.' },
]
const looked: WindowLookedChart = { closes: [1, 2, 3, 4], found: [arrows, lines], drawn }
const [first, second, third] = sourceEntries(looked)

test('the list has each indicator, and the objects last where there are any', () => {
  expect(sourceEntries(looked).map((entry) => entryLabel(entry, looked))).toEqual([
    'arrows',
    'lines only, window 2',
    '2 kinds of arrows',
  ])
  expect(sourceEntries({ ...looked, drawn: [] })).toHaveLength(2)
})

test('the first draft is the likeliest, and where none is likely it says why it cannot be used', () => {
  if (first === undefined || second === undefined) throw new Error('No entries')
  expect(firstDraft(first, looked)).toEqual({ kind: 'arrows', name: 'Arrows', inputs: 'i', buy: 0, sell: 1 })
  expect(judgeDraft(firstDraft(first, looked), looked)).toEqual({ words: null, isUsable: true })
  const draft = firstDraft(second, looked)

  expect(draft).toEqual({ kind: 'arrows', name: 'Lines', inputs: 'i', buy: 0, sell: 1 })
  expect(judgeDraft(draft, looked).isUsable).toBe(false)
})

test('of objects, those whose name says so buy', () => {
  if (third === undefined) throw new Error('No entry')
  expect(firstDraft(third, looked)).toEqual({ kind: 'objects', buy: 'x buy * #233', sell: 'x sell * #234' })
})

test('a source that was only silent may be used, with a word of warning', () => {
  const quiet = { ...looked, found: [found('Arrows', buffer(0, '....', 3), buffer(1, '....', 2))] }
  const choice: SourceChoice = { kind: 'arrows', name: 'Arrows', inputs: 'i', buy: 0, sell: 1 }

  expect(judgeDraft(choice, quiet)).toMatchObject({ isUsable: true, words: expect.stringContaining('no signal') })
})

test('swapping turns all but a sign round', () => {
  const sign: SourceChoice = { kind: 'sign', name: 'a', inputs: '', buffer: 2 }
  const colour: SourceChoice = { kind: 'colour', name: 'a', inputs: '', buffer: 2, buy: 0, sell: 1 }

  expect(turned(sign)).toEqual(sign)
  expect(turned(colour)).toEqual({ ...colour, buy: 1, sell: 0 })
})

test('a choice finds its own entry, and none when the inputs are others now', () => {
  const choice: SourceChoice = { kind: 'sign', name: 'Arrows', inputs: 'i', buffer: 0 }

  expect(entryOf(choice, sourceEntries(looked))).toEqual(first)
  expect(entryOf({ ...choice, inputs: 'j' }, sourceEntries(looked))).toBeNull()
})

test.each(['arrows', 'sign', 'colour'] as const)('an indicator is first read as %s in its own buffers', (kind) => {
  if (second === undefined) throw new Error('No entry')
  expect(draftOfKind(kind, second, looked)).toMatchObject({ kind, name: 'Lines', inputs: 'i' })
})
