import type { ParameterRange } from '@stratomate/indicators'
import type { FurtherPlot } from './further-plots.ts'

/** How a line of an indicator looks in the terminal; `hidden` lines are in the Data Window only. */
export type Plot = { label: string; look: 'line' | 'histogram' | 'hidden'; color: string }

/** Where an indicator is drawn, and its lines in the order of its definition. */
export type Plots = {
  window: 'chart' | 'separate'
  lines: Readonly<Record<string, Plot>>
  /** Horizontal lines of a separate window, as expressions of the inputs. */
  levels: readonly string[]
  further: readonly FurtherPlot[]
}

/** Everything that the source of an indicator's program follows from; its formula is written by hand in its rule. */
export type ProgramFacts = {
  id: string
  /** The name for people, and the name of the file. */
  name: string
  version: string
  description: string
  /** How it differs from the terminal's own one; null for an add-on. */
  difference: string | null
  parameters: Readonly<Record<string, ParameterRange>>
  ascending: readonly string[]
  plots: Plots
  ruleClass: string
  /** Whether it counts the results of its last signals in the corner of the chart. */
  hasTally: boolean
}

/** The path of an indicator's program inside the terminal's MQL5 folder. */
export function programPath({ name }: { name: string }): string {
  return `Indicators/Stratomate/${name}.mq5`
}

/** The list of rules that the scanner offers. */
export const ruleNamesPath = 'Include/Stratomate/scanner/rule-names.mqh'

/** The ids of our own programs, which the Expert Advisor prefers to any other indicator. */
export const ownIndicatorsPath = 'Include/Stratomate/sources/own-indicators.mqh'

/**
 * The name of a parameter in the program. Inputs are global in MQL5, and separate names prevent that parameters of
 * functions hide them, about which the compiler warns.
 */
export function inputName(key: string): string {
  return `Inp${key.slice(0, 1).toUpperCase()}${key.slice(1)}`
}
