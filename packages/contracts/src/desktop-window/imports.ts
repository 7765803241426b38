import type { TradingSettings } from '../community/schemas.ts'

/** Usable shared settings, and the chart that they fit best. */
export type WindowSharedSettings = {
  settings: TradingSettings
  indicator: string
  /** The post they came from; null when they were pasted. */
  post: { author: string; isSample: boolean } | null
  chart: { symbol: string; timeframeS: number } | null
  /** Why none of the charts fits; null when one does. */
  chartProblem: string | null
}

/** One setting of an import: its value today, its value after the import, and why. */
export type WindowImportField = {
  label: string
  today: string
  after: string
  /** `asked`: only after the person confirms; `kept`: not changed; `terminal`: has to be done in the terminal. */
  outcome: 'same' | 'taken' | 'asked' | 'kept' | 'terminal'
  why: string | null
}

/** What an import into one chart would change, shown before it is done. */
export type WindowImportPreview = {
  id: string
  fields: WindowImportField[]
  /** A larger amount that the person may accept; null when there is none. */
  askedStakeCents: number | null
  /** Inputs of the indicator, by the names that the terminal shows. */
  inputs: { name: string; label: string; value: number; isDefault: boolean }[]
  makesFavorite: boolean
  /** Whether the import without a larger amount changes anything in the app. */
  changesApp: boolean
}

/** A change of a chart's settings, beside the signals in the Alerts Log. */
export type WindowChange = {
  kind: 'changed'
  id: string
  atMs: number
  symbol: string
  timeframeS: number
  words: string
  canUndo: boolean
}
