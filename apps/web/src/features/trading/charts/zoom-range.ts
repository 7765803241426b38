/** Places of candles on the time axis; may be between two and beyond the ends. */
export type VisibleRange = { readonly from: number; readonly to: number }

/** Fewer candles are not told apart from noise, and more are dust. */
const [candlesLeast, candlesMost] = [10, 600]
/** How much a notch of a wheel, about a hundred pixels, widens what is in sight. */
const growthPerPixel = 0.002

/**
 * What is in sight after a turn of the wheel over the candle `at`, which stays under the pointer. `deltaY` is in pixels:
 * below 0 it comes nearer.
 */
export function zoomRange({ from, to }: VisibleRange, { at, deltaY }: { at: number; deltaY: number }): VisibleRange {
  const width = to - from
  if (!Number.isFinite(width) || width <= 0) return { from, to }
  const wanted = width * (1 + Math.max(-200, Math.min(200, deltaY)) * growthPerPixel)
  const next = Math.max(candlesLeast, Math.min(candlesMost, wanted))
  const share = Math.max(0, Math.min(1, (at - from) / width))
  return { from: from + (width - next) * share, to: to - (width - next) * (1 - share) }
}
