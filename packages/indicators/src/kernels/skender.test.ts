import { expect, test } from 'vitest'
import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'
import { columnValues } from '../testing/column-values.ts'
import { farthestApart } from '../testing/farthest-apart.ts'
import { hasSkenderVectors, skenderCandles, skenderSeries } from '../testing/skender.ts'
import { bollinger } from './bollinger.ts'
import { cci } from './cci.ts'
import { difference } from './difference.ts'
import { directionalMovement } from './directional-movement.ts'
import { heikinAshi } from './heikin-ashi.ts'
import { macd } from './macd.ts'
import { medianPrice } from './median-price.ts'
import { rsi } from './rsi.ts'
import { sma } from './sma.ts'
import { ema } from './ema.ts'
import { stochastic } from './stochastic.ts'
import { superTrendBand } from './super-trend-band.ts'
import { averageTrueRange } from './true-range.ts'
import { vortexLines } from './vortex-lines.ts'

const bands = { period: 20, width: 2 }
const periods = { fast: 12, slow: 26, signal: 9 }
const ranges = { period: 14, slowing: 3, signal: 3 }

const cases: [file: string, field: string, ours: (sheet: Sheet) => Column][] = [
  ['sma', 'sma', (sheet) => sma(sheet, sheet.close, 20)],
  ['ema', 'ema', (sheet) => ema(sheet, sheet.close, 20)],
  ['rsi', 'rsi', (sheet) => rsi(sheet, 14)],
  ['atr', 'atr', (sheet) => averageTrueRange(sheet, 14)],
  ['cci', 'cci', (sheet) => cci(sheet, 20)],
  ['bb', 'upperBand', (sheet) => bollinger(sheet, sheet.close, bands).upper],
  ['bb', 'lowerBand', (sheet) => bollinger(sheet, sheet.close, bands).lower],
  ['macd', 'macd', (sheet) => macd(sheet, sheet.close, periods).macd],
  ['macd', 'signal', (sheet) => macd(sheet, sheet.close, periods).signal],
  ['macd', 'histogram', (sheet) => macd(sheet, sheet.close, periods).histogram],
  ['stoch', 'oscillator', (sheet) => stochastic(sheet, sheet, ranges).k],
  ['stoch', 'signal', (sheet) => stochastic(sheet, sheet, ranges).d],
  ['stoch-rsi', 'stochRsi', (sheet) => stochasticRsi(sheet).k],
  ['stoch-rsi', 'signal', (sheet) => stochasticRsi(sheet).d],
  ['adx', 'pdi', (sheet) => directionalMovement(sheet, 14).plus],
  ['adx', 'mdi', (sheet) => directionalMovement(sheet, 14).minus],
  ['adx', 'adx', (sheet) => directionalMovement(sheet, 14).adx],
  ['vortex', 'pvi', (sheet) => vortexLines(sheet, 14).plus],
  ['vortex', 'nvi', (sheet) => vortexLines(sheet, 14).minus],
  ['heikinashi', 'open', (sheet) => heikinAshi(sheet).open],
  ['heikinashi', 'close', (sheet) => heikinAshi(sheet).close],
  ['awesome', 'oscillator', awesome],
]

function awesome(sheet: Sheet): Column {
  const median = medianPrice(sheet)
  return difference(sheet, sma(sheet, median, 5), sma(sheet, median, 34))
}

function stochasticRsi(sheet: Sheet) {
  const strength = rsi(sheet, 14)
  const source = { high: strength, low: strength, close: strength }
  return stochastic(sheet, source, { period: 14, slowing: 1, signal: 3 })
}

test.for(cases)('the published vectors of %s, %s, are reproduced', ([file, field, ours], { skip }) => {
  if (!hasSkenderVectors) skip('The Skender vectors are not on this computer.')
  expect(farthestApart(columnValues(skenderCandles(), ours), skenderSeries(file, field))).toBeLessThan(1e-9)
})

test('the published SuperTrend is reproduced after the first turn', ({ skip }) => {
  if (!hasSkenderVectors) skip('The Skender vectors are not on this computer.')
  // Skender always starts with an uptrend; ours starts by the first candle, so they agree from the first turn on.
  const shape = { period: 10, multiplier: 3 }
  const trend = columnValues(skenderCandles(), (sheet) => superTrendBand(sheet, shape).trend)
  const line = columnValues(skenderCandles(), (sheet) => superTrendBand(sheet, shape).line)
  const expected = skenderSeries('supertrend', 'superTrend')
  const firstTurn = trend.findIndex((side, index) => index > 10 && side !== trend[index - 1])

  expect(line.findIndex((value) => value !== null)).toBe(expected.findIndex((value) => value !== null))
  expect(firstTurn).toBeGreaterThan(10)
  expect(farthestApart(line.slice(firstTurn), expected.slice(firstTurn))).toBeLessThan(1e-9)
})
