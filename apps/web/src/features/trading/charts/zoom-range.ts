/** Positions on the time axis, in candles; they can be fractions and beyond both ends. */
export type VisibleRange = { readonly from: number; readonly to: number }

/** With fewer candles nothing can be seen, and with more each candle is too small. */
const [candlesLeast, candlesMost] = [10, 600]
/** How much each pixel of the wheel widens the visible range; one notch is about a hundred pixels. */
const growthPerPixel = 0.002

/**
 * The visible range after a turn of the wheel over the candle `at`, which stays under the pointer. `deltaY` is in
 * pixels; below 0 zooms in.
 */
export function zoomRange({ from, to }: VisibleRange, { at, deltaY }: { at: number; deltaY: number }): VisibleRange {
  const width = to - from
  if (!Number.isFinite(width) || width <= 0) return { from, to }
  const wanted = width * (1 + Math.max(-200, Math.min(200, deltaY)) * growthPerPixel)
  const next = Math.max(candlesLeast, Math.min(candlesMost, wanted))
  const share = Math.max(0, Math.min(1, (at - from) / width))
  return { from: from + (width - next) * share, to: to - (width - next) * (1 - share) }
}
