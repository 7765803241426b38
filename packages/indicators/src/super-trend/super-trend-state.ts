import type { Prices } from '../candle.ts'

/**
 * SuperTrend after Olivier Seban: bands of `multiplier` average true ranges around the middle of the candle. A band
 * only moves toward the price (the ratchet) until the price closes beyond it. The state turns up when a candle closes
 * above the upper band and down when it closes below the lower one.
 */
export type SuperTrendState = {
  upper: number
  lower: number
  close: number
  isUp: boolean
}

/** The first state: up when the candle closes at or above its middle. */
export function firstState({ high, low, close }: Prices, distance: number): SuperTrendState {
  const middle = (high + low) / 2
  return { upper: middle + distance, lower: middle - distance, close, isUp: close >= middle }
}

/** Moves `state` by one closed candle, in place. `distance` is multiplier × average true range. */
export function advanceState(state: SuperTrendState, { high, low, close }: Prices, distance: number): void {
  const middle = (high + low) / 2
  const upper = middle + distance
  const lower = middle - distance
  if (upper < state.upper || state.close > state.upper) state.upper = upper
  if (lower > state.lower || state.close < state.lower) state.lower = lower
  state.isUp = state.isUp ? close >= state.lower : close > state.upper
  state.close = close
}
