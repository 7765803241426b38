import { type Candle, candleColumns, indicators, type ParameterValues } from '@stratomate/indicators'
import { ema as emaColumn } from '@stratomate/indicators/kernels/ema'
import { averageTrueRange } from '@stratomate/indicators/kernels/true-range'
import { defineIndicator } from '@stratomate/indicators/define-indicator'
import { drawnSides } from './drawn-sides.ts'
import type { ProgramRun } from './run-program.ts'
import type { bossProParameters } from '../addons/boss-pro.ts'

type Values = ParameterValues<keyof typeof bossProParameters>

/** The sides of BOSS Pro by its own definition: those of BOSS, with two more conditions. */
export function bossProSides(candles: readonly Candle[], values: Values, seconds: number): number[] {
  const { strength, ema, atr, margin, times, higher, longAtr } = values
  const boss = indicators.boss.signals(candleColumns(candles), { strength, ema, atr, margin })
  const [short, long] = [atrOf(candles, atr), atrOf(candles, longAtr)]
  const longer = longCandles(candles, times * seconds)
  const closes = longer.map(({ candle }) => candle)
  const line = emaOf(closes, higher)
  const warmUp = Math.max(times * (7 * higher + 2), 14 * longAtr + 1)
  let known = 0
  return candles.map((_, index) => {
    while ((longer[known]?.closedAt ?? Number.POSITIVE_INFINITY) <= index) known += 1
    const side = boss[index] ?? 0
    const rise = Math.sign((line[known - 1] ?? 0) - (line[known - 2] ?? 0))
    const ratio = (short[index] ?? 0) / (long[index] ?? 1)
    const isCalm = ratio >= values.rangeMinimum && ratio <= values.rangeMaximum
    return index >= warmUp && side !== 0 && rise === side && isCalm ? side : 0
  })
}

type LongCandle = { candle: Candle; closedAt: number }

/** Candles of `lengthS` seconds by the clock, each with the index of the candle on which its close is known. */
function longCandles(candles: readonly Candle[], lengthS: number): LongCandle[] {
  const groups = Map.groupBy(candles, ({ time }) => Math.floor(time / lengthS))
  const places = new Map(candles.map((candle, index) => [candle, index]))
  return [...groups].map(([place, members]) => {
    const last = members.at(-1) ?? { time: 0, open: 0, high: 0, low: 0, close: 0, volume: 0 }
    const index = places.get(last) ?? 0
    const isWhole = last.time + 60 >= (place + 1) * lengthS
    return {
      candle: { ...last, open: last.close, high: last.close, low: last.close },
      closedAt: isWhole ? index : index + 1,
    }
  })
}

const period = { label: 'Period', minimum: 1, maximum: 1_000, step: 1, default: 14 }

function emaOf(candles: readonly Candle[], length: number): Float64Array {
  const line = defineIndicator({
    id: 'ema',
    parameters: { period },
    plan: (sheet, parameters) => {
      const value = emaColumn(sheet, sheet.close, parameters.period)
      return { lines: { value }, addRule: () => value }
    },
  })
  return line.batch(candleColumns(candles), { period: length }).lines.value
}

function atrOf(candles: readonly Candle[], length: number): Float64Array {
  const line = defineIndicator({
    id: 'atr',
    parameters: { period },
    plan: (sheet, parameters) => {
      const value = averageTrueRange(sheet, parameters.period)
      return { lines: { value }, addRule: () => value }
    },
  })
  return line.batch(candleColumns(candles), { period: length }).lines.value
}

/**
 * Rows on which the lines of BOSS Pro are wrong: the first three are those of BOSS, and an arrow stands only where the longer
 * timeframe agrees and the ratio is within its limits.
 */
export function wrongBossProRows(pro: ProgramRun, boss: ProgramRun, values: Values): number[] {
  const [agreement = [], ratio = []] = pro.buffers.slice(5)
  return drawnSides(pro).flatMap((side, row) => {
    const isOther = [2, 3, 4].some((place) => pro.buffers[place]?.[row] !== boss.buffers[place]?.[row])
    const share = ratio[row] ?? 0
    const isWithin = agreement[row] === side && share >= values.rangeMinimum && share <= values.rangeMaximum
    return isOther || (side !== 0 && !isWithin) ? [row] : []
  })
}
