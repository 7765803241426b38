import type { Sketch, SketchCandle } from './sketch.ts'

/** How a line is drawn; lines of one chart differ by their dash as well as by their colour. */
export type RuleLineLook = 'blue' | 'yellow' | 'gray' | 'red' | 'green' | 'bars'

/** The small chart of a rule: candles, the lines of the indicator and the signal on the last candle. */
export type RuleChartData = {
  candles: readonly SketchCandle[]
  bands: Sketch['bands']
  /** Look, name and path; a line that belongs to the one before it has no name. */
  lines: readonly (readonly [look: RuleLineLook, name: string, path: string])[]
  levels: readonly number[]
  /** Side, the edge of the last candle, and the place on the line where the indicator has a panel of its own. */
  mark: readonly [side: 'up' | 'down', y: number, lineY?: number]
}
