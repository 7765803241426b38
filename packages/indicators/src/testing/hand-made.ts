import { expect } from 'vitest'
import type { Candle } from '../candle.ts'
import type { Indicator } from '../indicator.ts'
import type { ParameterValues } from '../parameters.ts'
import { flatCandles } from './candle-arbitraries.ts'
import { batchReadings, streamReadings } from './readings.ts'

/** Candles with these closes: each opens at the close before it and has no wicks. */
export function candlesClosing(closes: readonly number[]): Candle[] {
  return closes.map((close, index) => {
    const open = closes[index - 1] ?? close
    return { time: index * 60, open, high: Math.max(open, close), low: Math.min(open, close), close, volume: 1 }
  })
}

/** Candles as a chart shows them. */
export function candlesOf(
  bars: readonly (readonly [open: number, high: number, low: number, close: number])[],
): Candle[] {
  return bars.map(([open, high, low, close], index) => ({ time: index * 60, open, high, low, close, volume: 1 }))
}

/**
 * Candles that open where they close and reach one above and one below, so that every turn of the closes is a swing. The first
 * has no wicks, because the market rested before.
 */
export function candlesAround(closes: readonly number[]): Candle[] {
  return candlesOf(closes.map((close, index) => [close, close + Math.min(1, index), close - Math.min(1, index), close]))
}

/** `length` times the same price. */
export function rest(length: number, price: number): number[] {
  return steps(length, price, 0)
}

/** `length` prices in even steps. */
export function steps(length: number, from: number, step: number): number[] {
  return Array.from({ length }, (_, index) => from + index * step)
}

/** An indicator's results for a scene: its signals as `3 buy`, and its lines, null where there is nothing to draw. */
export type Scene = {
  readonly signals: readonly string[]
  readonly lines: Readonly<Record<string, readonly (number | null)[]>>
}

/**
 * An indicator's results for hand-made candles, or for closes, after the market has rested at their first price for as
 * long as the warm-up takes. Candles count from the first of the scene. Batch and stream must agree.
 */
export function playScene<Name extends string>(
  indicator: Indicator<Name>,
  made: readonly Candle[] | readonly number[],
  parameters: Partial<ParameterValues<Name>> = {},
): Scene {
  const values = { ...indicator.defaults, ...parameters }
  const candles = made.every((one) => typeof one === 'number') ? candlesClosing(made) : made
  const before = flatCandles(indicator.warmUp(values), candles[0]?.open ?? 1)
  const readings = readBoth(indicator, [...before, ...candles], values).slice(before.length)
  return sceneOf(readings)
}

/** The same of a history that begins with these candles, warm-up and all. */
export function playFromStart<Name extends string>(
  indicator: Indicator<Name>,
  made: readonly Candle[] | readonly number[],
  parameters: Partial<ParameterValues<Name>> = {},
): Scene {
  const candles = made.every((one) => typeof one === 'number') ? candlesClosing(made) : made
  return sceneOf(readBoth(indicator, candles, { ...indicator.defaults, ...parameters }))
}

/** A line to three decimals, as a person computes it. */
export function rounded(line: readonly (number | null)[] | undefined): (number | null)[] {
  return (line ?? []).map((value) => (value === null ? null : Math.round(value * 1_000) / 1_000))
}

/** The candle with which a line begins, -1 when it never does. */
export function firstOf(line: readonly (number | null)[] | undefined): number {
  return (line ?? []).findIndex((value) => value !== null)
}

function readBoth(indicator: Indicator, candles: readonly Candle[], values: ParameterValues<string>) {
  const readings = batchReadings(indicator, candles, values)
  expect(streamReadings(indicator, candles, values)).toEqual(readings)
  return readings
}

function sceneOf(readings: ReturnType<typeof batchReadings>): Scene {
  const names = Object.keys(readings[0]?.lines ?? {})
  return {
    signals: readings.flatMap(({ signal }, index) => (signal === null ? [] : [`${index} ${signal}`])),
    lines: Object.fromEntries(names.map((name) => [name, readings.map(({ lines }) => lines[name] ?? null)])),
  }
}
