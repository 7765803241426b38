import type { Candle, indicators } from '@stratomate/indicators'
import type { IndicatorCandles } from '../indicator-candles.ts'
import type { FunctionId } from '../indicator-functions.ts'

/** What a peer does for an indicator: all of its lines, where it has them all. The signals nobody but us computes. */
export type Peer = {
  readonly name: string
  /** Whether it leaves out the values of windows that are not full yet. Without that its first values are wrong. */
  readonly hasWarmUp: boolean
  /** Whole arrays at once. */
  readonly batches: Partial<Record<MeasuredId, (candles: IndicatorCandles) => void>>
  /** Makes new lines that take one value after the other. */
  readonly streams: Partial<Record<MeasuredId, () => PeerLines>>
}

export type PeerLines = {
  readonly ofCloses: readonly { add(close: number): unknown }[]
  readonly ofCandles: readonly { add(candle: Candle): unknown }[]
}

export type MeasuredId = keyof typeof indicators | FunctionId

/** Whether a peer is installed on this computer. */
export function isHere(name: string): boolean {
  try {
    return import.meta.resolve(name) !== ''
  } catch (error) {
    if (error instanceof Error) return false
    throw error
  }
}
