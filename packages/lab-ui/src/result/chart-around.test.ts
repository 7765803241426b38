import { randomWalk } from '@stratomate/candles/random-walk'
import { packTrades } from '@stratomate/lab/report/trade-columns'
import { runRule } from '@stratomate/lab/run/run-rule'
import { labBalanceCents, labSettings } from '@stratomate/lab/lab-rule'
import { expect, test } from 'vitest'
import { chartAround } from './chart-around.ts'

const set = randomWalk({ candles: 3_000, seed: 1 })
const rule = { indicatorId: 'super-trend', parameters: {}, side: 'both', expiryCandles: 3, payoutPct: 87 } as const
const { trades } = runRule(set, { ...rule, balanceCents: labBalanceCents, settings: labSettings })
const packed = packTrades(trades)

test('the chosen trade is on its candle, with all others of the stretch', () => {
  const chart = chartAround(set, packed, 5)
  const chosen = trades[5]
  const times = new Set(chart?.candles.map(({ time }) => time))

  expect(chart?.candles).toHaveLength(43)
  expect(chart?.markers.map(({ timeS }) => timeS)).toContain(set.columns.time[chosen?.index ?? 0])
  expect(chart?.markers).toHaveLength(trades.filter(({ index }) => times.has(set.columns.time[index] ?? 0)).length)
  expect(chart?.markers.every(({ timeS }) => times.has(timeS))).toBe(true)
})

test('there is no stretch for a trade that is none', () => {
  expect(chartAround(set, packed, trades.length)).toBeNull()
})
