import type { Side } from '@stratomate/contracts'

const sides: ReadonlyMap<string, Side> = new Map([
  ...['BUY', 'CALL', 'LONG', 'UP', 'HIGHER'].map((word) => [word, 'buy'] as const),
  ...['SELL', 'PUT', 'SHORT', 'DOWN', 'LOWER'].map((word) => [word, 'sell'] as const),
])

/** The direction that a word says, in any case; null for other words. */
export function sideOf(word: string): Side | null {
  return sides.get(word.toUpperCase()) ?? null
}
