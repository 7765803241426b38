import { expect, test } from 'vitest'
import { attemptsNote } from './admin-table.tsx'
import { writeCsv } from './export-button.tsx'

test('cells are quoted where they need it', () => {
  expect(writeCsv([['a', 'b,c', 'say "x"', 'two\nlines', 'ä']])).toBe('\uFEFFa,"b,c","say ""x""","two\nlines",ä\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('%j is no formula any more', (value) => {
  expect(
    writeCsv([[value]])
      .replace('\uFEFF', '')
      .replace('"', '')
      .startsWith("'"),
  ).toBe(true)
})

test.each([
  [0, null, undefined],
  [1, null, undefined],
  [3, null, '3 attempts'],
  [1, 'The mailbox is full', '1 attempt. The mailbox is full'],
])('%i attempts with the error %j are worth %j', (attempts, error, note) => {
  expect(attemptsNote(attempts, error)).toBe(note)
})
