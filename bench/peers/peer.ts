import type { Candle, indicators } from '@stratomate/indicators'
import type { IndicatorCandles } from '../indicator-candles.ts'
import type { FunctionId } from '../indicator-functions.ts'

/** What a peer computes for an indicator: all of its lines, if it has them all. Nobody but us computes the signals. */
export type Peer = {
  readonly name: string
  /** Whether it leaves out the values of incomplete windows. Without that its first values are wrong. */
  readonly hasWarmUp: boolean
  /** Computes whole arrays at once. */
  readonly batches: Partial<Record<MeasuredId, (candles: IndicatorCandles) => void>>
  /** Creates new lines that accept one value at a time. */
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
