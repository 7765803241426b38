import type { LineLook } from '@stratomate/indicators/catalogue/chart-lines'
import type { Sketch, SketchCandle } from './sketch.ts'

/** The small chart of a rule: candles, the lines of the indicator, and the signal on the last candle. */
export type RuleChartData = {
  candles: readonly SketchCandle[]
  bands: Sketch['bands']
  /** Look, name and path. */
  lines: readonly (readonly [look: LineLook, name: string, path: string])[]
  levels: readonly number[]
  /** The side, the edge of the last candle, and the position on the line where the indicator has its own panel. */
  mark: readonly [side: 'up' | 'down', y: number, lineY?: number]
}
