import * as technical from 'technicalindicators'
import * as signals from 'trading-signals'
import { describe, expect, test } from 'vitest'
import type { Candle } from '../candle.ts'
import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'
import { walkOf } from '../testing/candle-arbitraries.ts'
import { columnValues } from '../testing/column-values.ts'
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

// After 1,500 candles the starting values of every convention have faded below the fifteenth digit.
const settled = 1_500
const candles = walkOf(4_000, 23)
const open = candles.map((candle) => candle.open)
const high = candles.map((candle) => candle.high)
const low = candles.map((candle) => candle.low)
const close = candles.map((candle) => candle.close)

type Case = [name: string, ours: (sheet: Sheet) => Column, theirs: readonly (number | null | undefined)[]]

const bands = { period: 20, width: 2 }
const periods = { fast: 12, slow: 26, signal: 9 }
const ranges = { period: 14, slowing: 3, signal: 3 }
const fullMacd = { fastPeriod: 12, slowPeriod: 26, signalPeriod: 9, SimpleMAOscillator: false, SimpleMASignal: false }

/** Feeds a peer's stream and keeps its answer for each candle. */
function fed<Input, Result>(peer: { add(input: Input): Result | null }, inputs: readonly Input[]): (Result | null)[] {
  return inputs.map((input) => peer.add(input))
}

/** A line of the same candles, compared from its end, because peers omit their warm-up. */
function farthestApart(ours: readonly (number | null)[], theirs: Case[2]): number {
  const count = candles.length - settled
  const mine = ours.slice(-count)
  const others = theirs.slice(-count)
  const size = Math.max(...mine.map((value) => Math.abs(value ?? 0)))
  return Math.max(...mine.map((value, index) => Math.abs((value ?? Number.NaN) - (others[index] ?? Number.NaN)) / size))
}

describe('technicalindicators', () => {
  const directional = technical.adx({ high, low, close, period: 14 })
  const band = technical.bollingerbands({ values: close, period: 20, stdDev: 2 })
  const convergence = technical.macd({ values: close, ...fullMacd })
  const oscillator = technical.stochastic({ high, low, close, period: 14, signalPeriod: 3 })
  const smoothed = technical.heikinashi({ open, high, low, close, timestamp: [], volume: [] })

  test.each<Case>([
    ['SMA', (sheet) => sma(sheet, sheet.close, 20), technical.sma({ values: close, period: 20 })],
    ['EMA', (sheet) => ema(sheet, sheet.close, 20), technical.ema({ values: close, period: 20 })],
    ['ATR', (sheet) => averageTrueRange(sheet, 14), technical.atr({ high, low, close, period: 14 })],
    ['CCI', (sheet) => cci(sheet, 20), technical.cci({ high, low, close, period: 20 })],
    ['ADX', (sheet) => directionalMovement(sheet, 14).adx, directional.map(({ adx }) => adx)],
    ['+DI', (sheet) => directionalMovement(sheet, 14).plus, directional.map(({ pdi }) => pdi)],
    ['Bollinger', (sheet) => bollinger(sheet, sheet.close, bands).lower, band.map(({ lower }) => lower)],
    ['MACD', (sheet) => macd(sheet, sheet.close, periods).macd, convergence.map(({ MACD }) => MACD)],
    ['MACD signal', (sheet) => macd(sheet, sheet.close, periods).signal, convergence.map(({ signal }) => signal)],
    ['Stochastic', (sheet) => stochastic(sheet, sheet, { ...ranges, slowing: 1 }).d, oscillator.map(({ d }) => d)],
    ['Awesome Oscillator', awesome, technical.awesomeoscillator({ high, low, fastPeriod: 5, slowPeriod: 34 })],
    ['Heikin Ashi', (sheet) => heikinAshi(sheet).open, smoothed.open ?? []],
  ])('%s agrees', (_, ours, theirs) => {
    expect(farthestApart(columnValues(candles, ours), theirs)).toBeLessThan(1e-9)
  })

  test('RSI agrees up to their two decimals', () => {
    const theirs = technical.rsi({ values: close, period: 14 })

    const distance = farthestApart(
      columnValues(candles, (sheet) => rsi(sheet, 14)),
      theirs,
    )
    expect(distance).toBeLessThan(0.0052 / 50)
  })
})

describe('trading-signals', () => {
  const macdPeer = new signals.MACD(new signals.EMA(12), new signals.EMA(26), new signals.EMA(9))
  const stochPeer = new signals.StochasticOscillator({ kPeriod: 14, kSlowingPeriod: 3, dPeriod: 3 })
  const vortexPeer = fed(new signals.VortexIndicator(14), candles)
  const convergence = fed(macdPeer, close)
  const oscillator = fed(stochPeer, candles)
  const adxPeer = new signals.ADX(14)
  const directional = candles.map((candle) => ({ adx: adxPeer.add(candle), plus: adxPeer.pdi, minus: adxPeer.mdi }))

  test.each<Case>([
    ['SMA', (sheet) => sma(sheet, sheet.close, 20), fed(new signals.SMA(20), close)],
    ['EMA', (sheet) => ema(sheet, sheet.close, 20), fed(new signals.EMA(20), close)],
    ['RSI', (sheet) => rsi(sheet, 14), fed(new signals.RSI(14), close)],
    ['ATR', (sheet) => averageTrueRange(sheet, 14), fed(new signals.ATR(14), candles)],
    ['CCI', (sheet) => cci(sheet, 20), fed(new signals.CCI(20), candles)],
    ['ADX', (sheet) => directionalMovement(sheet, 14).adx, directional.map(({ adx }) => adx)],
    ['Bollinger', (sheet) => bollinger(sheet, sheet.close, bands).upper, bollingerPeer(candles)],
    ['MACD', (sheet) => macd(sheet, sheet.close, periods).macd, convergence.map((result) => result?.macd)],
    ['MACD signal', (sheet) => macd(sheet, sheet.close, periods).signal, convergence.map((result) => result?.signal)],
    ['Stochastic K', (sheet) => stochastic(sheet, sheet, ranges).k, oscillator.map((result) => result?.stochK)],
    ['Stochastic D', (sheet) => stochastic(sheet, sheet, ranges).d, oscillator.map((result) => result?.stochD)],
    ['Vortex', (sheet) => vortexLines(sheet, 14).plus, vortexPeer.map((result) => result?.plus)],
    ['Awesome Oscillator', awesome, fed(new signals.AO(5, 34), candles)],
    ['SuperTrend', (sheet) => superTrendBand(sheet, { period: 10, multiplier: 3 }).line, superTrendPeer(candles)],
  ])('%s agrees', (_, ours, theirs) => {
    expect(farthestApart(columnValues(candles, ours), theirs)).toBeLessThan(1e-9)
  })
})

function bollingerPeer(all: readonly Candle[]): (number | undefined)[] {
  return fed(
    new signals.BollingerBands(20, 2),
    all.map((candle) => candle.close),
  ).map((result) => result?.upper)
}

function superTrendPeer(all: readonly Candle[]): (number | undefined)[] {
  return fed(new signals.SuperTrend({ interval: 10, multiplier: 3 }), all).map((result) => result?.supertrend)
}

function awesome(sheet: Sheet): Column {
  const median = medianPrice(sheet)
  return difference(sheet, sma(sheet, median, 5), sma(sheet, median, 34))
}
