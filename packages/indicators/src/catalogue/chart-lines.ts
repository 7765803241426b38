import { type Level, type LineDrawing, levelValue, type LineLook } from '../drawing.ts'
import type { DrawnIndicator } from '../indicator.ts'
import { indicators } from '../indicators.ts'
import { type IndicatorId, indicatorIds } from './indicator-ids.ts'

export type { LineLook }

/** A line of an indicator: on the candles when it is a price, else in a panel of its own below them. */
export type ChartLine = Pick<LineDrawing, 'label' | 'look' | 'jumps'> & { readonly name: string }

/** A level that the rule compares with: a fixed one, or one that follows from the parameters. */
export type ChartLevel = (parameters: Readonly<Record<string, number>>) => number

/** What a chart of the web shows of an indicator: lines on the candles, lines in a panel, and the levels of the panel. */
export type ChartLines = {
  readonly price: readonly ChartLine[]
  readonly panel: readonly ChartLine[]
  readonly levels: readonly ChartLevel[]
  /** A line of the price that changes side with this line of 1 and −1: drawn as an upper and a lower band. */
  readonly sidedBy?: string
}

/** From the drawings that the rules describe. */
export const chartLines: Readonly<Record<IndicatorId, ChartLines>> = Object.fromEntries(
  indicatorIds.map((id) => [id, chartLinesOf(indicators[id])]),
  // Safe: the entries are made from all ids.
) as Record<IndicatorId, ChartLines>

function chartLinesOf({ drawing }: DrawnIndicator): ChartLines {
  const { lines, levels, sidedBy } = drawing
  const linesOn = (place: LineDrawing['on']): ChartLine[] => {
    return Object.entries(lines).flatMap(([name, { on, ...line }]) => (on === place ? [{ name, ...line }] : []))
  }
  return {
    price: linesOn('price'),
    panel: linesOn('panel'),
    levels: levels.map((level: Level) => (parameters) => levelValue(level, parameters)),
    ...(sidedBy !== undefined && { sidedBy }),
  }
}
