import { createHash } from 'node:crypto'
import type { HelloFrame, SignalFrame } from '@stratomate/contracts'

/**
 * The identity of a signal: the same candle, side and indicator of the same terminal is the same signal, whichever
 * run or connection brings it (INTERFACES, Pipe).
 */
export function signalIdOf(hello: HelloFrame, { sym, tf, bar, side, ind }: SignalFrame): string {
  const parts = [hello.term.id, sym, tf, bar, side, ind]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}
