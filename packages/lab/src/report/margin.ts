import { breakEvenShare, wilsonInterval } from '../judge/win-share.ts'

/** Trades of one cell of a picture. */
export type CellCounts = { readonly won: number; readonly lost: number }

/** With fewer trades than this a cell proves nothing, and is drawn hatched. */
export const cellTradesMin = 100

/**
 * How far the lower bound of the share that is won is above break-even, from −1 to 1: the colour of cells in pictures.
 * Null without trades. `payoutPct` is percent of the stake.
 */
export function marginOf({ won, lost }: CellCounts, payoutPct: number): number | null {
  const n = won + lost
  return n === 0 ? null : wilsonInterval(won / n, n).low - breakEvenShare(payoutPct)
}

export function isThin({ won, lost }: CellCounts): boolean {
  return won + lost < cellTradesMin
}
