import { expect, test } from 'vitest'
import { isTradingDay, journalAddress, journalDayPath } from './journal-address.ts'

test('a choice that is written into the address is read from it again', () => {
  const choice = { day: '2026-11-25', text: '100% & more', tag: 'news day' }

  expect(journalAddress.read(journalAddress.write(choice))).toEqual(choice)
  expect(journalDayPath('2026-11-25')).toBe('/dashboard?view=journal&day=2026-11-25')
})

test.each(['2026-02-30', '1999-01-01', '2026-1-1', 'today', ''])('%s asks for the present day', (day) => {
  expect(isTradingDay(day)).toBe(false)
  expect(journalAddress.read(new URLSearchParams({ day })).day).toBeNull()
})
