import { expect, test } from 'vitest'
import { writeCsv } from '#web/features/admin/admin-table.tsx'

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
