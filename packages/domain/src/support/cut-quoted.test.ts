import { expect, test } from 'vitest'
import { cutQuoted } from './cut-quoted.ts'

test.each<[string, string]>([
  ['Restart it.', 'Restart it.'],
  ['Restart it.\r\n\r\nThen wait.', 'Restart it.\n\nThen wait.'],
  ['Restart it.\n\nOn Mon, Nov 23, 2026 at 9:00 AM Team <a@b.example> wrote:\n> It says', 'Restart it.'],
  ['Restart it.\n\nOn Mon, Nov 23, 2026 at 9:00 AM Team\n<a@b.example> wrote:\n> It says', 'Restart it.'],
  ['Restart it.\n\nAm 23.11.2026 um 09:00 schrieb Team:\n> It says', 'Restart it.'],
  ['Restart it.\n-----Original Message-----\nFrom: x', 'Restart it.'],
  ['Restart it.\n\nFrom: Team\nSent: Monday\nTo: x\n\nIt says', 'Restart it.'],
  ['Restart it.\n-- \nBob\nSupport', 'Restart it.'],
  ['Restart it.\n\nSent from my iPhone', 'Restart it.'],
  ['On Mon, Nov 23, 2026 at 9:00 AM Team wrote:\n> It says\n\nRestart it.', 'Restart it.'],
  ['On Mon, Nov 23, 2026 at 9:00 AM Team wrote:\n> It says\n\nRestart it.\nThen wait.', 'Restart it.\nThen wait.'],
  ['> It says\n\nRestart it.\n\n> And that\n\nWait.', 'Restart it.\n\nWait.'],
  ['From: here on it works.', 'From: here on it works.'],
  ['On Monday it works again.', 'On Monday it works again.'],
])('%j leaves %j', (text, left) => {
  expect(cutQuoted(text)).toBe(left)
})

test.each(['', '\n\n', '> only quoted', 'On Mon, Nov 23, 2026 at 9:00 AM Team wrote:\n> x', '-- \nBob'])(
  '%j is no answer unless it is a signature below',
  (text) => {
    expect(['', 'Bob']).toContain(cutQuoted(text))
  },
)

test('a huge text without an end is no answer', () => {
  expect(cutQuoted(`${'> '.repeat(50_000)}\n${'\n'.repeat(50_000)}> ${'On '.repeat(50_000)}`)).toBe('')
})
