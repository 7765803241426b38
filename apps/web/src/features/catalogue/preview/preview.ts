import {
  type Candle,
  candleColumns,
  checkColumns,
  type CheckedColumns,
  indicators,
  parseParameters,
} from '@stratomate/indicators'
import type { IndicatorId } from '@stratomate/indicators/catalogue/indicator-ids'
import { type ChartLevel, type ChartLines, chartLines } from '@stratomate/indicators/catalogue/chart-lines'
import type { Indicator, SignalSide } from '@stratomate/indicators/indicator'
import { ParameterError, type ParameterRange } from '@stratomate/indicators/parameters'
import { sampleCandles } from '@stratomate/indicators/sample-candles'
import { t, translated } from '#web/shared/language/t.ts'

/** This many candles are computed, so that the longest warm-up is over, and this many of them are shown. */
const candlesComputed = 1_500
const candlesShown = 300

export type PreviewSignal = { readonly time: number; readonly side: SignalSide; readonly price: number }

/** The content of the chart: everything is of the same candles. */
export type Preview = {
  readonly candles: readonly Candle[]
  readonly lines: ReadonlyMap<string, readonly (number | null)[]>
  readonly levels: readonly number[]
  readonly signals: readonly PreviewSignal[]
}

/** A setting of the indicator, with its label and its range. */
export type PreviewParameter = ParameterRange & { readonly name: string }
export type PreviewValues = Readonly<Record<string, number>>

let sample: { candles: readonly Candle[]; columns: CheckedColumns } | null = null

/** The settings of an indicator in the order of its definition. */
export function previewParameters(id: IndicatorId): PreviewParameter[] {
  return Object.entries<ParameterRange>(indicators[id].parameters).map(([name, range]) => ({ name, ...range }))
}

export function previewDefaults(id: IndicatorId): PreviewValues {
  return indicators[id].defaults
}

/**
 * Runs the engine over the sample candles.
 * @returns the chart, or the sentence that says which setting does not fit
 */
export function computePreview(id: IndicatorId, values: PreviewValues): Preview | string {
  // Widened, because any indicator may be meant here; its own check refuses foreign parameters.
  const indicator: Indicator = indicators[id]
  sample ??= makeSample()
  try {
    const { lines, signals } = indicator.batch(sample.columns, parseParameters(indicator, values))
    return readPreview({ plan: chartLines[id], values, lines, signals }, sample.candles)
  } catch (error) {
    if (error instanceof ParameterError) return describeProblem(id, error)
    throw error
  }
}

type Computed = {
  plan: ChartLines
  values: PreviewValues
  lines: Readonly<Record<string, Float64Array>>
  signals: Int8Array
}

function readPreview({ plan, values, lines, signals }: Computed, all: readonly Candle[]): Preview {
  const start = all.length - candlesShown
  const candles = all.slice(start)
  const cut = (line: Float64Array) => Array.from(line.subarray(start), (value) => (Number.isNaN(value) ? null : value))
  return {
    candles,
    lines: new Map(Object.entries(lines).map(([name, line]) => [name, cut(line)])),
    levels: plan.levels.map((level: ChartLevel) => level(values)),
    signals: candles.flatMap(({ time, close }, index) => {
      const signal = signals[start + index] ?? 0
      return signal === 0 ? [] : [{ time, side: signal > 0 ? ('buy' as const) : ('sell' as const), price: close }]
    }),
  }
}

function makeSample() {
  const candles = sampleCandles(candlesComputed)
  return { candles, columns: checkColumns(candleColumns(candles)) }
}

/** The engine uses the parameter names of the code; people read their labels. */
function describeProblem(id: IndicatorId, error: ParameterError): string {
  const labels = new Map(previewParameters(id).map(({ name, label }) => [name, translated(label)]))
  const [, below = '', above = ''] = /^(\w+) must be below (\w+),/u.exec(error.message) ?? []
  const [first, second] = [labels.get(below), labels.get(above)]
  if (first !== undefined && second !== undefined) return t('{first} must be below {second}.', { first, second })
  const [problem = ''] = error.message.split(', got')
  const words = problem.split(' ').map((word) => labels.get(word) ?? word)
  return `${words.join(' ').replace(/\.$/u, '')}.`
}
