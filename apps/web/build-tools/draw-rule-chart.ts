import { candleColumns, type CandleColumns, checkColumns, indicators } from '@stratomate/indicators'
import { type ChartLine, chartLines } from '@stratomate/indicators/catalogue/chart-lines'
import type { IndicatorId } from '@stratomate/indicators/catalogue/indicator-ids'
import { sampleCandles } from '@stratomate/indicators/sample-candles'
import { isJump } from '#web/features/catalogue/preview/is-jump.ts'
import type { RuleChartData } from '../src/shared/sketch/rule-chart-data.ts'
import type { SketchCandle } from '../src/shared/sketch/sketch.ts'

/** Where candles and lines are, in units of the picture; `rule-chart.tsx` draws with the same positions. */
const startX = 12
const stepX = 8.364
const candlesShown = 34
const whole = { top: 22, bottom: 128 }
const above = { top: 16, bottom: 86 }
const below = { top: 108, bottom: 142 }
/** The least height of a body, so that a candle that closes at its open is still visible. */
const bodyMin = 0.8

const columns = checkColumns(candleColumns(sampleCandles(6_000)))

type Scale = (value: number) => number
type Lines = Readonly<Record<string, Float64Array>>

/**
 * The small chart of an indicator. The engine runs over the sample candles with the defaults; the chart ends with the
 * signal that has the largest price move before it, so that the picture is clear. What came after the signal is not
 * shown.
 */
export function drawRuleChart(id: IndicatorId): RuleChartData {
  const indicator = indicators[id]
  // Safe: an indicator's own defaults are valid parameters for it.
  const defaults = indicator.defaults as Readonly<Record<string, number>>
  const { lines, signals } = indicator.batch(columns, indicator.defaults as never)
  const end = clearestSignal(signals) + 1
  const start = end - candlesShown
  const plan = chartLines[id]
  const hasPanel = plan.panel.length > 0
  const price = priceScale(windowOf(columns, start, end), {
    lines: plan.price.map(({ name }) => rowsOf(lines, name, end)),
    place: hasPanel ? above : whole,
  })
  const levels = plan.levels.map((level) => level(defaults))
  const panel = linearScale([...plan.panel.flatMap(({ name }) => [...rowsOf(lines, name, end)]), ...levels], below)
  const isBuy = (signals[end - 1] ?? 0) > 0
  const pathOf = (line: ChartLine, scale: Scale) => linePath(rowsOf(lines, line.name, end), line, scale)
  const sided = plan.sidedBy
  return {
    candles: sketchCandles(windowOf(columns, start, end), price),
    bands:
      sided === undefined
        ? []
        : bandPaths(rowsOf(lines, plan.price[0]?.name ?? '', end), rowsOf(lines, sided, end), price),
    lines: [
      ...(sided === undefined ? plan.price.map((line) => [line.look, line.label, pathOf(line, price)] as const) : []),
      ...plan.panel.map((line) => [line.look, line.label, pathOf(line, panel)] as const),
    ].filter(([, , path]) => path !== ''),
    levels: levels.map((level) => round(panel(level))),
    mark: markOf({ isBuy, edge: price((isBuy ? columns.low : columns.high)[end - 1] ?? 0), lineY: panelY() }),
  }

  function panelY(): number | undefined {
    const line = plan.panel.find(({ look }) => look !== 'bars') ?? plan.panel[0]
    return line === undefined ? undefined : round(panel(rowsOf(lines, line.name, end).at(-1) ?? 0))
  }
}

function markOf({ isBuy, edge, lineY }: { isBuy: boolean; edge: number; lineY: number | undefined }) {
  const side = isBuy ? 'up' : 'down'
  return lineY === undefined ? ([side, round(edge)] as const) : ([side, round(edge), lineY] as const)
}

/** The end of the clearest window: it has no other signal and a wide range of prices. */
function clearestSignal(signals: Int8Array): number {
  let best = { at: -1, clarity: -1 }
  let last = -candlesShown
  for (const [at, signal] of signals.entries()) {
    if (signal === 0) continue
    const isAlone = at - last > 8
    last = at
    if (at < candlesShown || !isAlone) continue
    const { high, low } = windowOf(columns, at + 1 - candlesShown, at + 1)
    const usual = high.reduce((sum, value, index) => sum + value - (low[index] ?? value), 0) / candlesShown
    const clarity = (Math.max(...high) - Math.min(...low)) / usual
    if (clarity > best.clarity) best = { at, clarity }
  }
  if (best.at === -1) throw new Error('The sample candles hold no signal of this indicator.')
  return best.at
}

type Window = Pick<CandleColumns, 'open' | 'high' | 'low' | 'close'>

function windowOf({ open, high, low, close }: Window, start: number, end: number): Window {
  const cut = (column: Float64Array) => column.slice(start, end)
  return { open: cut(open), high: cut(high), low: cut(low), close: cut(close) }
}

function rowsOf(lines: Lines, name: string, end: number): Float64Array {
  return (lines[name] ?? new Float64Array()).slice(end - candlesShown, end)
}

type Place = { top: number; bottom: number }

/** Candles fill the height; a line far away from them is cut off, instead of squeezing the candles. */
function priceScale({ high, low }: Window, { lines, place }: { lines: readonly Float64Array[]; place: Place }): Scale {
  const [highest, lowest] = [Math.max(...high), Math.min(...low)]
  const reach = (highest - lowest) * 0.35
  const near = lines.flatMap((line) => [...line].filter((value) => value < highest + reach && value > lowest - reach))
  return linearScale([highest, lowest, ...near], place)
}

function linearScale(values: readonly number[], { top, bottom }: Place): Scale {
  const known = values.filter((value) => Number.isFinite(value))
  const [highest, lowest] = [Math.max(...known), Math.min(...known)]
  const span = highest === lowest ? 1 : highest - lowest
  return (value) => bottom - ((value - lowest) / span) * (bottom - top)
}

function sketchCandles({ open, high, low, close }: Window, scale: Scale): SketchCandle[] {
  const tenths = (value: number) => Math.round(value * 10)
  return Array.from(open, (from, index) => {
    const to = close[index] ?? from
    const [top, bottom] = [scale(Math.max(from, to)), scale(Math.min(from, to))]
    const height = Math.max(bodyMin, bottom - top)
    return [
      to >= from ? 1 : 0,
      tenths(scale(high[index] ?? to)),
      tenths(scale(low[index] ?? to)),
      tenths(top),
      tenths(height),
    ] as const
  })
}

function linePath(values: Float64Array, { look, jumps }: ChartLine, scale: Scale): string {
  const x = (index: number) => round(startX + index * stepX)
  if (look === 'bars') {
    const zero = round(scale(0))
    return Array.from(values, (value, index) =>
      Number.isNaN(value) ? '' : `M${x(index)} ${zero}V${round(scale(value))}`,
    ).join('')
  }
  const valueAt = (index: number): number | null => {
    const value = values[index] ?? Number.NaN
    return Number.isNaN(value) ? null : value
  }
  return Array.from(values, (value, index) => {
    if (Number.isNaN(value)) return ''
    const isNew = valueAt(index - 1) === null || (jumps === true && isJump(valueAt, index - 1))
    return `${isNew ? 'M' : 'L'}${x(index)} ${round(scale(value))}`
  }).join('')
}

/** A band is one path for each stretch on one side of the price. */
function bandPaths(values: Float64Array, sides: Float64Array, scale: Scale): RuleChartData['bands'] {
  const bands: { side: 'up' | 'down'; path: string }[] = []
  for (const [index, value] of values.entries()) {
    if (Number.isNaN(value)) continue
    const side = (sides[index] ?? 0) > 0 ? 'up' : 'down'
    const point = `${round(startX + index * stepX)} ${round(scale(value))}`
    const last = bands.at(-1)
    if (last?.side === side) last.path += `L${point}`
    else bands.push({ side, path: `M${point}` })
  }
  return bands.filter(({ path }) => path.includes('L'))
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
