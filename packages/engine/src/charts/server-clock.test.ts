import { expect, test } from 'vitest'
import { ServerClock, utcOf } from './server-clock.ts'

const nowMs = Date.UTC(2026, 10, 20, 19, 59, 58)
const at = (day: number, hour: number) => Date.UTC(2026, 10, day, hour) / 1_000
const live = { isSimulated: false }

test.each([
  ['a server in Cyprus', live, at(20, 22), at(20, 20)],
  ['a server in New York', live, at(20, 15), at(20, 20)],
  ['a server on UTC', live, at(20, 20), at(20, 20)],
  ['half an hour is a clock, too', live, at(20, 20) + 1_800, at(20, 20)],
  ['the farthest clock of the world', live, at(20, 20) + 14 * 3_600, at(20, 20)],
  ['a clock that is a quarter farther', live, at(20, 20) + 14.25 * 3_600, at(20, 20) + 14.25 * 3_600],
  ['a recording', live, at(18, 12), at(18, 12)],
  ['a simulated chart', { isSimulated: true }, at(20, 22), at(20, 22)],
])('%s is taken as UTC', (_, chart, ...times) => {
  expect(utcOf(chart, times[0], nowMs)).toBe(times[1])
})

test('a clock knows how long ago a candle closed by the candles before, and follows one that was set back', () => {
  const clock = new ServerClock()
  expect(clock.secondsSince(600, 0)).toBe(0)
  for (const minute of [1, 2, 3]) clock.add(7_200 + minute * 60, minute * 60_000 + 2_000)
  clock.add(7_440, 1_800_000)

  expect(clock.secondsSince(7_440, 242_000)).toBe(0)
  expect(clock.secondsSince(7_440, 1_800_000)).toBe(1_558)
  for (const minute of Array(19).keys()) clock.add(3_600 + minute * 60, minute * 60_000)
  expect(clock.secondsSince(4_740, 1_140_000)).toBe(2_040)
  clock.add(4_740, 1_140_000)
  expect(clock.secondsSince(4_800, 1_200_000)).toBe(0)
})
