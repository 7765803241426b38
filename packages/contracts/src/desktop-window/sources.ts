import type { ExpertNoteCode } from '../terminal/expert-notes.ts'
import type { SourceChoice } from '../terminal/source-choice.ts'
import type { DrawnFrame, FoundFrame } from '../terminal/source-frames.ts'

/** A connected chart and where its signals come from. */
export type WindowSource = {
  chartId: string
  symbol: string
  timeframeS: number
  /** The key of its row while it reads an indicator; null while it reads none. */
  key: string | null
  /** False for an Expert Advisor that is too old to be told. */
  canChoose: boolean
  /** The person's choice; null lets the chart choose. */
  choice: SourceChoice | null
  /** What keeps the chart from sending, or held a signal back last; null when nothing does. */
  note: { code: ExpertNoteCode; about: string } | null
}

/** A chart's description of itself: the closes of its newest candles, and everything that could be its source. */
export type WindowLookedChart = {
  closes: number[]
  found: Omit<FoundFrame, 'type' | 'run' | 'look'>[]
  drawn: Omit<DrawnFrame, 'type' | 'run' | 'look'>[]
}
