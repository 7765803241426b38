import { heikinAshiBodies } from '../formulas/heikin-ashi-bodies.ts'
import type { Candle } from '../candle.ts'
import type { Indicator } from '../indicator.ts'
import type { ParameterValues } from '../parameters.ts'
import { playFromStart } from './hand-made.ts'

/** How far the Heikin Ashi candle of each signal goes in the direction of the signal; below zero it goes the other way. */
export function signalBodies<Name extends string>(
  indicator: Indicator<Name>,
  candles: readonly Candle[],
  parameters: Partial<ParameterValues<Name>>,
): number[] {
  const { open, close } = heikinAshiBodies(candles)
  return playFromStart(indicator, candles, parameters).signals.map((signal) => {
    const [index, side] = signal.split(' ')
    return ((close[Number(index)] ?? 0) - (open[Number(index)] ?? 0)) * (side === 'buy' ? 1 : -1)
  })
}
