/**
 * Candles of an illustration, from left to right: whether it rises, then in tenths of a pixel where the wick begins and
 * ends, where the body begins, and the height of the body. Sample data, never a result.
 */
export type SketchCandle = readonly [rises: 0 | 1, top: number, bottom: number, bodyTop: number, bodyHeight: number]

export type Sketch = {
  startX: number
  stepX: number
  bodyWidth: number
  candles: readonly SketchCandle[]
  /** The lines of a trend indicator. */
  bands: readonly { side: 'up' | 'down'; path: string }[]
}
