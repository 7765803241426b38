import { describe, expect, test } from 'vitest'
import { isSupportOpen, nextSupportOpening, openSpans } from './support-hours.ts'

test.each([
  ['winter, a minute before nine', '2026-11-23T15:59:59.999Z', false],
  ['winter, nine', '2026-11-23T16:00:00.000Z', true],
  ['winter, a moment before five', '2026-11-23T23:59:59.999Z', true],
  ['winter, five, already the next day in UTC', '2026-11-24T00:00:00.000Z', false],
  ['summer, nine', '2026-07-06T15:00:00.000Z', true],
  ['summer, before nine', '2026-07-06T14:59:59.999Z', false],
  ['summer, five', '2026-07-06T23:00:00.000Z', false],
  ['Friday at four, already Friday night in Europe', '2026-11-20T23:00:00.000Z', true],
  ['Saturday noon', '2026-11-21T19:00:00.000Z', false],
  ['Sunday noon', '2026-11-22T19:00:00.000Z', false],
  ['the Monday after the clocks go forward, nine', '2026-03-09T15:00:00.000Z', true],
  ['the Monday after the clocks go back, eight', '2026-11-02T15:00:00.000Z', false],
  ['the Monday after the clocks go back, nine', '2026-11-02T16:00:00.000Z', true],
])('%s (%s): open is %s', (_what, now, open) => {
  expect(isSupportOpen(Date.parse(now))).toBe(open)
})

test.each([
  ['Monday early', '2026-11-23T08:00:00.000Z', '2026-11-23T16:00:00.000Z'],
  ['Monday at nine, while it opens', '2026-11-23T16:00:00.000Z', '2026-11-24T16:00:00.000Z'],
  ['Monday evening in Denver', '2026-11-24T03:00:00.000Z', '2026-11-24T16:00:00.000Z'],
  ['Friday evening over the weekend', '2026-11-21T01:00:00.000Z', '2026-11-23T16:00:00.000Z'],
  ['Friday night before the clocks go forward', '2026-03-07T02:00:00.000Z', '2026-03-09T15:00:00.000Z'],
  ['Friday night before the clocks go back', '2026-10-31T02:00:00.000Z', '2026-11-02T16:00:00.000Z'],
  ['a summer Sunday', '2026-07-05T12:00:00.000Z', '2026-07-06T15:00:00.000Z'],
])('after %s (%s) support opens at %s', (_what, now, opensAt) => {
  expect(new Date(nextSupportOpening(Date.parse(now))).toISOString()).toBe(opensAt)
})

describe('the hours of a week', () => {
  const hoursOf = (from: string, to: string) =>
    openSpans(Date.parse(from), Date.parse(to)).map(({ fromMs, toMs }) => [
      new Date(fromMs).toISOString(),
      new Date(toMs).toISOString(),
    ])

  test('are five working days, none at the weekend', () => {
    const spans = openSpans(Date.parse('2026-11-23T00:00:00.000Z'), Date.parse('2026-11-30T00:00:00.000Z'))

    expect(spans).toHaveLength(5)
    expect(
      spans.every(({ fromMs, toMs }) => isSupportOpen(fromMs) && isSupportOpen(toMs - 1) && !isSupportOpen(toMs)),
    ).toBe(true)
    expect(hoursOf('2026-11-28T00:00:00.000Z', '2026-11-30T00:00:00.000Z')).toEqual([])
  })

  test('have none that begins where the week ends', () => {
    expect(hoursOf('2026-11-28T00:00:00.000Z', '2026-11-30T16:00:00.000Z')).toEqual([])
  })

  test('are cut where the week begins and ends, in the middle of a working day', () => {
    expect(hoursOf('2026-11-23T18:30:00.000Z', '2026-11-24T17:00:00.000Z')).toEqual([
      ['2026-11-23T18:30:00.000Z', '2026-11-24T00:00:00.000Z'],
      ['2026-11-24T16:00:00.000Z', '2026-11-24T17:00:00.000Z'],
    ])
  })
})
