import type { LineLook } from '@stratomate/indicators/catalogue/chart-lines'
import type { Sketch, SketchCandle } from './sketch.ts'

/** The small chart of a rule: candles, the lines of the indicator and the signal on the last candle. */
export type RuleChartData = {
  candles: readonly SketchCandle[]
  bands: Sketch['bands']
  /** Look, name and path. */
  lines: readonly (readonly [look: LineLook, name: string, path: string])[]
  levels: readonly number[]
  /** Side, the edge of the last candle, and the place on the line where the indicator has a panel of its own. */
  mark: readonly [side: 'up' | 'down', y: number, lineY?: number]
}
