import { createStream } from './create-stream.ts'
import type { Drawing } from './drawing.ts'
import type { Definition, DrawnSheet, Indicator, Plan } from './indicator.ts'
import { defaultParameters, type ParameterValues, requireParameters } from './parameters.ts'
import { runBatch, runLines, runSignals } from './run-batch.ts'
import { Sheet } from './sheet.ts'

type Drawn<Name extends string, Line extends string> = { readonly drawing: Drawing<Name, Line> }

/** Makes an indicator from its definition. */
export function defineIndicator<Name extends string, Line extends string>(
  definition: Definition<Name, Line> & Drawn<NoInfer<Name>, NoInfer<Line>>,
): Indicator<Name, Line> & Drawn<Name, Line>
export function defineIndicator<Name extends string, Line extends string>(
  definition: Definition<Name, Line>,
): Indicator<Name, Line>
export function defineIndicator<Name extends string, Line extends string>(
  definition: Definition<Name, Line>,
): Indicator<Name, Line> {
  const drawLines = (parameters: ParameterValues<Name>): Plan<Line> & { readonly sheet: Sheet } => {
    const sheet = new Sheet()
    return { sheet, ...definition.plan(sheet, requireParameters(definition, parameters)) }
  }
  const drawUp = (parameters: ParameterValues<Name>): DrawnSheet<Line> => {
    const { sheet, lines, addRule } = drawLines(parameters)
    const signal = addRule()
    return { sheet, lines, signal, warmUp: Math.max(...sheet.columns.map(({ settled }) => settled)) }
  }
  return {
    ...definition,
    defaults: defaultParameters(definition),
    warmUp: (parameters) => drawUp(parameters).warmUp,
    batch: (candles, parameters) => runBatch(drawUp(parameters), candles),
    lines: (candles, parameters, into) => runLines(drawLines(parameters), candles, into),
    signals: (candles, parameters) => runSignals(drawUp(parameters), candles),
    createStream(parameters) {
      // Copied, so that a later change of the caller's object cannot reach the snapshots.
      return createStream(drawUp(parameters), { indicator: definition.id, parameters: { ...parameters } })
    },
  }
}
