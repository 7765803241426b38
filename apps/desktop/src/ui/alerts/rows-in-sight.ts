type Sight = { topPx: number; heightPx: number; rowPx: number; count: number }

/** Rows drawn above and below what is in sight, so that a quick scroll shows no gap. */
const spareRows = 8

/** The rows to draw: from `first` until before `last`. */
export function rowsInSight({ topPx, heightPx, rowPx, count }: Sight): { first: number; last: number } {
  const first = Math.max(0, Math.min(count, Math.floor(topPx / rowPx) - spareRows))
  const last = Math.min(count, Math.ceil((topPx + heightPx) / rowPx) + spareRows)
  return { first, last: Math.max(first, last) }
}
