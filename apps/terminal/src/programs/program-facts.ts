import type { ParameterRange } from '@stratomate/indicators'
import type { Plots } from './plots-of.ts'

/** Everything the source of an indicator's program follows from; its formula is written by hand in its rule. */
export type ProgramFacts = {
  id: string
  /** As people read it, and the name of the file. */
  name: string
  version: string
  description: string
  /** How it differs from what the terminal brings along; null for an add-on. */
  difference: string | null
  parameters: Readonly<Record<string, ParameterRange>>
  ascending: readonly string[]
  plots: Plots
  ruleClass: string
  /** Whether it counts, in the corner of the chart, what became of its last signals. */
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
