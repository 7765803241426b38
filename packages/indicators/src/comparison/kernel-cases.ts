import { reversalSeries } from '../formulas/reversal-series.ts'
import { reversals } from '../kernels/turns/reversals.ts'
import { sideTurns } from '../kernels/turns/side-turns.ts'
import type { Column } from '../column.ts'
import { bollingerLines } from '../formulas/bollinger-lines.ts'
import { commodityChannel } from '../formulas/commodity-channel.ts'
import { crossingOf } from '../formulas/crossing-of.ts'
import { directionalLines } from '../formulas/directional-lines.ts'
import { displacedSeries } from '../formulas/displaced-series.ts'
import { exponentialAverage } from '../formulas/exponential-average.ts'
import { heikinAshiBodies } from '../formulas/heikin-ashi-bodies.ts'
import { highestOf, lowestOf } from '../formulas/highest-and-lowest.ts'
import { macdSeries } from '../formulas/macd-series.ts'
import { medianPrices } from '../formulas/median-prices.ts'
import { momentumSeries } from '../formulas/momentum-series.ts'
import { relativeStrength } from '../formulas/relative-strength.ts'
import { type Series, subtractSeries } from '../formulas/series.ts'
import { simpleAverage } from '../formulas/simple-average.ts'
import { stochasticLines } from '../formulas/stochastic-lines.ts'
import { superTrendSeries } from '../formulas/super-trend-series.ts'
import { swingHighs, swingLows, swingSeries } from '../formulas/swing-points.ts'
import { trendLineSeries } from '../formulas/trend-line-series.ts'
import { averageTrueRanges, trueRanges } from '../formulas/true-ranges.ts'
import { vortexSeries } from '../formulas/vortex-series.ts'
import { wilderAverage } from '../formulas/wilder-average.ts'
import type { Sheet } from '../sheet.ts'
import { type Market } from './market.ts'
import { bollinger } from '../kernels/bollinger.ts'
import { cci } from '../kernels/cci.ts'
import { delayed } from '../kernels/delayed.ts'
import { difference } from '../kernels/difference.ts'
import { directionalMovement } from '../kernels/directional-movement.ts'
import { ema, emaPair } from '../kernels/ema.ts'
import { heikinAshi } from '../kernels/heikin-ashi.ts'
import { macd } from '../kernels/macd.ts'
import { medianPrice } from '../kernels/median-price.ts'
import { momentum } from '../kernels/momentum.ts'
import { rollingRange } from '../kernels/rolling-range.ts'
import { rsi } from '../kernels/rsi.ts'
import { sma, smaSpread } from '../kernels/sma.ts'
import { stochastic } from '../kernels/stochastic.ts'
import { superTrendBand } from '../kernels/super-trend-band.ts'
import { swings } from '../kernels/swings.ts'
import { fallingLine, risingLine } from '../kernels/trend-line.ts'
import { averageTrueRange, trueRange } from '../kernels/true-range.ts'
import { crossings, levelCrossings } from '../kernels/turns/crossings.ts'
import { emaCrossings } from '../kernels/turns/ema-crossings.ts'
import { vortexLines } from '../kernels/vortex-lines.ts'
import { wilder } from '../kernels/wilder.ts'

/** A kernel and the readable formula that it computes faster, for any period. */
export type KernelCase = [
  name: string,
  kernel: (sheet: Sheet, period: number) => Column,
  formula: (market: Market, period: number) => Series,
]

const stoch = { period: 14, slowing: 3, signal: 3 }
const bands = { width: 2 }
const macdOf = (period: number) => ({ fast: period, slow: period + 9, signal: 9 })
const ranges = ({ high, low, close }: Market) => ({ high, low, close })
const falling = (sheet: Sheet, period: number): Column => fallingLine(sheet, swings(sheet, period)).price
const rising = (sheet: Sheet, period: number): Column => risingLine(sheet, swings(sheet, period)).price

/** These compare and pick, or add up in one order: they equal their formulas to the last bit, on any candles. */
export const exactCases: KernelCase[] = [
  [
    'highest',
    (sheet, period) => rollingRange(sheet, sheet, period).highest,
    ({ high }, period) => highestOf(high, period),
  ],
  ['lowest', (sheet, period) => rollingRange(sheet, sheet, period).lowest, ({ low }, period) => lowestOf(low, period)],
  ['median price', medianPrice, ({ candles }) => medianPrices(candles)],
  [
    'momentum',
    (sheet, period) => momentum(sheet, sheet.close, period),
    ({ close }, period) => momentumSeries(close, period),
  ],
  [
    'delayed',
    (sheet, period) => delayed(sheet, sheet.close, period),
    ({ close }, period) => displacedSeries(close, period),
  ],
  [
    'difference',
    (sheet) => difference(sheet, sheet.close, sheet.open),
    ({ close, open }) => subtractSeries(close, open),
  ],
  ['Heikin Ashi open', (sheet) => heikinAshi(sheet).open, ({ candles }) => heikinAshiBodies(candles).open],
  ['Heikin Ashi close', (sheet) => heikinAshi(sheet).close, ({ candles }) => heikinAshiBodies(candles).close],
  ['swing highs', (sheet, period) => swings(sheet, period).highs, swingHighSeries],
  ['swing lows', (sheet, period) => swings(sheet, period).lows, swingLowSeries],
  ['falling line', falling, ({ high }, period) => trendLineSeries(swingHighs(high, period), -1, high.length)],
  ['rising line', rising, ({ low }, period) => trendLineSeries(swingLows(low, period), 1, low.length)],
  [
    'crossings',
    (sheet) => crossings(sheet, sheet.close, sheet.open),
    ({ close, open }) => close.map((_, index) => crossingOf(close, open, index)),
  ],
  [
    'reversals',
    (sheet, period) => reversals(sheet, { one: sheet.close, other: sheet.open, candles: runOf(period) }).turns,
    ({ close, open }, period) => reversalSeries(close, open, runOf(period)),
  ],
]

/** These keep a running sum or an average with a memory, which rounds otherwise than a sum over each window. */
export const closeCases: KernelCase[] = [
  ['SMA', (sheet, period) => sma(sheet, sheet.close, period), ({ close }, period) => simpleAverage(close, period)],
  [
    'SMA spread',
    (sheet, period) => smaSpread(sheet, sheet.close, { fast: period, slow: 2 * period }),
    ({ close }, period) => subtractSeries(simpleAverage(close, period), simpleAverage(close, 2 * period)),
  ],
  ['EMA', (sheet, period) => ema(sheet, sheet.close, period), ({ close }, period) => exponentialAverage(close, period)],
  [
    'Wilder',
    (sheet, period) => wilder(sheet, sheet.close, period),
    ({ close }, period) => wilderAverage(close, period),
  ],
  ['true range', trueRange, ({ candles }) => trueRanges(candles)],
  ['ATR', averageTrueRange, ({ candles }, period) => averageTrueRanges(candles, period)],
  ['RSI', rsi, ({ close }, period) => relativeStrength(close, period)],
  ['CCI', cci, ({ candles }, period) => commodityChannel(candles, period)],
  [
    'MACD',
    (sheet, period) => macd(sheet, sheet.close, macdOf(period)).macd,
    (market, period) => macdLines(market, period).macd,
  ],
  [
    'MACD signal',
    (sheet, period) => macd(sheet, sheet.close, macdOf(period)).signal,
    (market, period) => macdLines(market, period).signal,
  ],
  [
    'MACD histogram',
    (sheet, period) => macd(sheet, sheet.close, macdOf(period)).histogram,
    (market, period) => macdLines(market, period).histogram,
  ],
  [
    'upper band',
    (sheet, period) => bollinger(sheet, sheet.close, { ...bands, period }).upper,
    ({ close }, period) => bollingerLines(close, period, 2).upper,
  ],
  [
    'lower band',
    (sheet, period) => bollinger(sheet, sheet.close, { ...bands, period }).lower,
    ({ close }, period) => bollingerLines(close, period, 2).lower,
  ],
  [
    'Stochastic K',
    (sheet, period) => stochastic(sheet, sheet, { ...stoch, period }).k,
    (market, period) => stochasticLines(ranges(market), [period, 3, 3]).k,
  ],
  [
    'Stochastic D',
    (sheet, period) => stochastic(sheet, sheet, { ...stoch, period }).d,
    (market, period) => stochasticLines(ranges(market), [period, 3, 3]).d,
  ],
  [
    'slow Stochastic D',
    (sheet, period) => stochastic(sheet, sheet, { period, slowing: 5, signal: 4 }).d,
    (market, period) => stochasticLines(ranges(market), [period, 5, 4]).d,
  ],
  [
    'Stochastic RSI K',
    (sheet, period) => stochasticRsi(sheet, period).k,
    ({ close }, period) => stochasticRsiLines(close, period).k,
  ],
  [
    '+DI',
    (sheet, period) => directionalMovement(sheet, period).plus,
    ({ candles }, period) => directionalLines(candles, period).plus,
  ],
  [
    '−DI',
    (sheet, period) => directionalMovement(sheet, period).minus,
    ({ candles }, period) => directionalLines(candles, period).minus,
  ],
  [
    'ADX',
    (sheet, period) => directionalMovement(sheet, period).adx,
    ({ candles }, period) => directionalLines(candles, period).adx,
  ],
  [
    'VI+',
    (sheet, period) => vortexLines(sheet, period).plus,
    ({ candles }, period) => vortexSeries(candles, period).plus,
  ],
  [
    'VI−',
    (sheet, period) => vortexLines(sheet, period).minus,
    ({ candles }, period) => vortexSeries(candles, period).minus,
  ],
  [
    'SuperTrend line',
    (sheet, period) => superTrendBand(sheet, { period, multiplier: 3 }).line,
    ({ candles }, period) => superTrendSeries(candles, period, 3).line,
  ],
  [
    'SuperTrend trend',
    (sheet, period) => superTrendBand(sheet, { period, multiplier: 3 }).trend,
    ({ candles }, period) => superTrendSeries(candles, period, 3).trend,
  ],
  [
    'EMA crossings',
    (sheet, period) => emaCrossings(sheet, sheet.close, { fast: period, slow: 2 * period }).turns,
    emaCrossingSeries,
  ],
  [
    'level crossings',
    (sheet, period) => levelCrossings(sheet, rsi(sheet, period), { up: 40, down: 60 }),
    levelCrossingSeries,
  ],
  ['SMA of 3', (sheet) => sma(sheet, sheet.close, 3), ({ close }) => simpleAverage(close, 3)],
  ['SMA of 5', (sheet) => sma(sheet, sheet.close, 5), ({ close }) => simpleAverage(close, 5)],
  [
    'EMA pair',
    (sheet, period) => emaPair(sheet, sheet.close, { fast: period, slow: 2 * period })[1],
    ({ close }, period) => exponentialAverage(close, 2 * period),
  ],
  [
    'side turns',
    (sheet, period) => sideTurns(sheet, superTrendBand(sheet, { period, multiplier: 3 }).trend),
    sideTurnSeries,
  ],
]

function macdLines({ close }: Market, period: number) {
  const { fast, slow, signal } = macdOf(period)
  return macdSeries(close, [fast, slow, signal])
}

function stochasticRsi(sheet: Sheet, period: number) {
  const strength = rsi(sheet, period)
  return stochastic(sheet, { high: strength, low: strength, close: strength }, stoch)
}

function stochasticRsiLines(close: Series, period: number) {
  const strength = relativeStrength(close, period)
  return stochasticLines({ high: strength, low: strength, close: strength }, [14, 3, 3])
}

function swingHighSeries({ high }: Market, period: number): Series {
  return swingSeries(swingHighs(high, period), high.length)
}

function swingLowSeries({ low }: Market, period: number): Series {
  return swingSeries(swingLows(low, period), low.length)
}

function emaCrossingSeries({ close }: Market, period: number): Series {
  const [fast, slow] = [exponentialAverage(close, period), exponentialAverage(close, 2 * period)]
  return close.map((_, index) => (fast[index] === null ? null : crossingOf(fast, slow, index)))
}

function levelCrossingSeries({ close }: Market, period: number): Series {
  const index = relativeStrength(close, period)
  return close.map((_, row) => {
    if (index[row] === null) return null
    if (crossingOf(index, 40, row) === 1) return 1
    return crossingOf(index, 60, row) === -1 ? -1 : 0
  })
}

/** How many candles a run before a reversal has. */
function runOf(period: number): number {
  return (period % 4) + 1
}

function sideTurnSeries({ candles }: Market, period: number): Series {
  const { trend } = superTrendSeries(candles, period, 3)
  return trend.map((side, index) => (side === null ? null : crossingOf(trend, 0, index)))
}
