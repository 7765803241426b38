import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTimedList, type TimedLine } from './read-timed-list.ts'
import { zonedInstant } from './zoned-instant.ts'

const day = '2026-11-27'
const nowMs = Date.UTC(2026, 10, 27)
const place = { day, timeZone: 'UTC', nowMs }
const shortOf = (line: TimedLine): unknown => (line.kind === 'problem' ? line.problem : line.call.atMs - nowMs)

test('each line is a signal or a problem of its own, the words in any order', () => {
  const text = ['GBPJPY 00:20 CALL M5', '', 'M1;eur/usd;put;9.05', 'USDJPY 00:30:15 sell', 'AUDUSD'].join('\r\n')
  const [first, second, third, last] = readTimedList(text, place)

  const call = { id: null, symbol: 'GBPJPY', side: 'buy', atMs: nowMs + 1_200_000, lengthS: 300 }
  expect(first).toEqual({ number: 1, text: 'GBPJPY 00:20 CALL M5', kind: 'call', call, ignoresDoubling: false })
  expect(second).toMatchObject({ number: 3, call: { symbol: 'EURUSD', side: 'sell', lengthS: 60 } })
  expect(third).toMatchObject({ call: { atMs: nowMs + 1_815_000, lengthS: null } })
  expect(last).toMatchObject({ number: 5, kind: 'problem', problem: 'no_side' })
})

test.each([
  ['no_symbol', '00:20 CALL'],
  ['two_symbols', 'GBPJPY EURUSD 00:20 CALL'],
  ['two_sides', 'GBPJPY 00:20 CALL PUT'],
  ['no_list_time', 'GBPJPY CALL'],
  ['two_times', 'GBPJPY 00:20 00:25 CALL'],
  ['bad_length', 'GBPJPY 00:20 CALL M0'],
  ['unknown_word', 'GBPJPY 00:20 CALL <script>'],
  ['unknown_word', 'GBPJPY 25:20 CALL'],
])('%s: %s', (problem, line) => {
  expect(readTimedList(line, place).map(shortOf)).toEqual([problem])
})

test('what is past by more than two seconds is refused, and a line that repeats one above', () => {
  const list = 'GBPJPY 00:20 CALL\nGBPJPY 00:20:00 BUY\nGBPJPY 00:20 PUT'
  const at = (aheadMs: number) => readTimedList(list, { ...place, nowMs: nowMs + 1_200_000 + aheadMs }).map(shortOf)
  expect(at(2_000)).toEqual([1_200_000, 'repeated', 1_200_000])
  expect(at(2_001)).toEqual(['past', 'past', 'past'])
  expect(readTimedList('GBPJPY 00:20 CALL\n'.repeat(300), place)).toHaveLength(201)
})

test('a larger trade after a loss is never asked for, and the line says so', () => {
  const [line] = readTimedList('GBPJPY 00:20 CALL M5 G2 martingale x2', place)
  expect(line).toMatchObject({ kind: 'call', ignoresDoubling: true, call: { symbol: 'GBPJPY', lengthS: 300 } })
})

test('a time is one of the chosen zone, also when its clock is changed', () => {
  const at = (text: string, zone: string): string | null => {
    const [date = '', time = ''] = text.split(' ')
    const ms = zonedInstant({ day: date, secondOfDay: Number(time.slice(0, 2)) * 3_600 + 1_800 }, zone)
    return ms === null ? null : new Date(ms).toISOString().slice(0, 16)
  }
  expect(at('2026-11-27 00', 'America/Sao_Paulo')).toBe('2026-11-27T03:30')
  expect(at('2026-11-27 00', 'Asia/Kolkata')).toBe('2026-11-26T19:00')
  expect(at('2026-03-29 02', 'Europe/Berlin')).toBeNull()
  expect(at('2026-10-25 02', 'Europe/Berlin')).toBe('2026-10-25T00:30')
  expect(at('2026-02-30 02', 'UTC')).toBeNull()
})

test('no text makes it throw, and no line gives more than one signal', () => {
  const words = fc.constantFrom('GBPJPY', '00:20', 'CALL', 'put', 'M5', 'gale', '\n', '\r', '💥', '__proto__')
  const mixed = fc.array(words, { maxLength: 30 }).map((some) => some.join(' '))
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), mixed), (text) => {
      const numbers = readTimedList(text, place).map(({ number }) => number)
      expect(new Set(numbers).size).toBe(numbers.length)
      expect(Math.max(0, ...numbers)).toBeLessThanOrEqual(text.split(/\r\n|[\r\n]/u).length)
    }),
  )
})
