import type { Side } from '@stratomate/contracts'

const sides: ReadonlyMap<string, Side> = new Map([
  ...['BUY', 'CALL', 'LONG', 'UP', 'HIGHER'].map((word) => [word, 'buy'] as const),
  ...['SELL', 'PUT', 'SHORT', 'DOWN', 'LOWER'].map((word) => [word, 'sell'] as const),
])

/** The direction that a word means, in any case; null for other words. */
export function sideOf(word: string): Side | null {
  return sides.get(word.toUpperCase()) ?? null
}

const doubling =
  /^(?:(?:MARTIN)?GALES?\d*|G[1-9]|MG\d*|MARTINGALES?|DOUBL(?:E|ES|ED|ING)|PROTECTIONS?|RECOVER(?:Y|IES)|REENTR(?:Y|IES)|X[2-9]|[2-9]X)$/u

/** Whether a word is about a second, larger trade after a lost one. Such words are never followed. */
export function isDoubling(word: string): boolean {
  return doubling.test(word.toUpperCase().replaceAll(/[^A-Z0-9]/gu, ''))
}
