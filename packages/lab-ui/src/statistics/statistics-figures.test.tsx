import type { StatisticsAnswer } from '@stratomate/contracts/statistics/schemas'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StatisticsFigures } from './statistics-figures.tsx'

const counts = {
  won: 3,
  lost: 2,
  tied: 0,
  buyWon: 3,
  buyLost: 2,
  stakeCents: 5_000,
  profitCents: 580,
  fullReturnCents: 9_300,
}
const day = { ...counts, highCents: 860, lowCents: 1_140, fallCents: 2_000 }
const answerOf = (days: number): StatisticsAnswer => ({
  chosen: { account: 'paper', currency: 'USD' },
  accounts: [{ account: 'paper', currency: 'USD', trades: 5 * days }],
  devices: [],
  from: null,
  total: { ...counts, won: 3 * days, lost: 2 * days, profitCents: 580 * days },
  course: { netCents: 580 * days, fallCents: 2_000, lossRunLongest: 2 },
  days: Array.from({ length: days }, (_, place) => ({ ...day, day: `2026-11-0${place + 1}` })),
  cells: [],
  filtersTried: 0,
})
const shown = (days: number) =>
  renderToStaticMarkup(
    <StatisticsFigures
      answer={answerOf(days)}
      currency="USD"
      choice={{ period: '90d', by: 'hour', device: null, account: null }}
      choose={() => undefined}
      weekStart="monday"
    />,
  )

test('a single day says between what its money moved and draws no course that nobody had', () => {
  const html = shown(1)

  for (const words of ['Lowest −\u2060$11.40', 'Highest +$8.60', 'Deepest fall $20.00']) expect(html).toContain(words)
  expect(html).toContain('Longest losing run: 2')
  expect(html).not.toContain('polyline')
})

test('from the second day on there is a course', () => {
  expect(shown(2)).toContain('polyline')
})

test('a share is heard with its count, its interval and break-even, and of few trades only counts are said', () => {
  expect(shown(6)).toMatch(/60\.0\u00A0% won of 30 trades \(95\u00A0% interval [^)]*\); break-even is 53\.8\u00A0%\./u)
  expect(shown(5)).toContain('15 won and 10 lost; break-even is 53.8\u00A0%.')
  expect(shown(5)).not.toMatch(/%\s?won/u)
})
