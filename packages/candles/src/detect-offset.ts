import { hourS, dayS, weekS } from '@stratomate/std/time'
import type { CandleSource, ClockOffset } from './candle-set.ts'
import { isNewYorkSummer } from './is-new-york-summer.ts'

/** Currencies open on Sunday 17:00 in New York: 22:00 UTC in winter. Unix time began on a Thursday. */
const opensInWeekS = 3 * dayS + 22 * hourS
/** A weekend is a pause of about two days; holidays make it longer. */
const [pauseMinS, pauseMaxS] = [40 * hourS, 4 * dayS]
const openingsMin = 2

export type OffsetGuess = {
  readonly offset: ClockOffset
  /** The reasons for the guess, for the screen. */
  readonly reason: string
  /** How many openings of the week agree, and how many were found. */
  readonly agreeing: number
  readonly openings: number
}

/** UTC−5 all year. */
const easternS = -5 * hourS

/**
 * How far a file's clock is ahead of UTC. HistData and Dukascopy state it; otherwise the week's openings show it,
 * because they are on Sunday 17:00 in New York: a clock on which they stay at one hour follows New York, one on which
 * they move by an hour in summer does not. Without two openings the guess is UTC.
 */
export function detectOffset(time: Float64Array, source: CandleSource): OffsetGuess {
  const none = { agreeing: 0, openings: 0 }
  if (source === 'histdata')
    return { ...none, offset: fixed(easternS), reason: 'HistData writes New York winter time all year.' }
  if (source === 'dukascopy') return { ...none, offset: fixed(0), reason: 'Dukascopy writes UTC.' }
  if (source === 'tradingview')
    return { ...none, offset: fixed(0), reason: 'TradingView writes UTC, or says its distance from it.' }
  const openings = openingsOf(time)
  if (openings.length < openingsMin)
    return {
      ...none,
      openings: openings.length,
      offset: fixed(0),
      reason: 'There are too few weekends to tell the clock: taken as UTC.',
    }
  const steady = mode(openings.map((openS) => winterDistance(openS)))
  // The season by the file's clock, which is a few hours off at most.
  const moving = mode(openings.map((openS) => winterDistance(openS) + (isNewYorkSummer(openS) ? hourS : 0)))
  const reason = 'Guessed from the openings of the week, which are on Sunday 17:00 in New York.'
  const hasSummer = openings.some(isNewYorkSummer)
  const isSteady =
    steady.count > moving.count || (steady.count === moving.count && steady.value % dayS === 2 * hourS && hasSummer)
  if (isSteady)
    return {
      agreeing: steady.count,
      openings: openings.length,
      offset: { kind: 'new_york', winterS: steady.value },
      reason,
    }
  return { agreeing: moving.count, openings: openings.length, offset: fixed(moving.value), reason }
}

function fixed(offsetS: number): ClockOffset {
  return { kind: 'fixed', offsetS }
}

/** Times of the first candles after weekends. */
function openingsOf(time: Float64Array): number[] {
  const openings: number[] = []
  for (let index = 1; index < time.length; index += 1) {
    const [before, openS] = [time[index - 1] ?? 0, time[index] ?? 0]
    if (openS - before >= pauseMinS && openS - before <= pauseMaxS) openings.push(openS)
  }
  return openings
}

/** How far the clock is ahead if the market opened at 22:00 UTC, in half hours from −12 to +12 hours. */
function winterDistance(openS: number): number {
  const distance = (openS % weekS) - opensInWeekS
  const near = distance > weekS / 2 ? distance - weekS : distance
  return Math.floor(near / 1_800 + 0.1) * 1_800
}

function mode(values: readonly number[]): { value: number; count: number } {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .reduce((best, one) => (one.count > best.count ? one : best), { value: 0, count: 0 })
}
