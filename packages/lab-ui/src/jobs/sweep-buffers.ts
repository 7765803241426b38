import type { SweepResult } from '@stratomate/lab/sweep/sweep'

/** The memory of what a part of a search has counted, to be handed over. */
export function sweepBuffers({ won, lost, ties, byBlock }: SweepResult): ArrayBuffer[] {
  return distinctBuffers([won, lost, ties, byBlock.profit, byBlock.won, byBlock.lost])
}

/** The memory of columns, each once. */
export function distinctBuffers(columns: readonly { readonly buffer: ArrayBufferLike }[]): ArrayBuffer[] {
  return [...new Set(columns.flatMap(({ buffer }) => (buffer instanceof ArrayBuffer ? [buffer] : [])))]
}
