import type { StatisticsAnswer, StatisticsCell } from '@stratomate/contracts/statistics/schemas'
import { expect, test } from 'vitest'
import { csvOfStatistics, jsonOfStatistics } from './export-statistics.ts'

const cellOf = (value: string, won: number, lost: number): StatisticsCell => ({
  dimension: 'symbol',
  value,
  won,
  lost,
  tied: 1,
  buyWon: won,
  buyLost: lost,
  stakeCents: (won + lost) * 1_000,
  fullReturnCents: (won + lost) * 1_920,
  profitCents: won * 920 - lost * 1_000,
})

const answer: StatisticsAnswer = {
  accounts: [],
  chosen: { account: 'demo', currency: 'USD' },
  from: null,
  total: cellOf('', 0, 0),
  cells: [cellOf('=HYPERLINK("x")', 1, 1), cellOf('EURUSD', 60, 40)],
  days: [],
  course: { netCents: 0, fallCents: 0, lossRunLongest: 0 },
  devices: [],
  filtersTried: 3,
}

test('rows have counts, interval and break-even; few trades are counts alone', () => {
  expect(csvOfStatistics(answer).split('\n').slice(1)).toEqual([
    'symbol,EURUSD,60,40,1,0.5020,0.6906,0.5208,152.00,USD',
    `symbol,"'=HYPERLINK(""x"")",1,1,1,,,,-0.80,USD`,
    '',
  ])
})

test('the file for programs holds how many filters were tried', () => {
  expect(JSON.parse(jsonOfStatistics(answer))).toMatchObject({ account: answer.chosen, filtersTried: 3 })
})
