import type { ProofCheckInput } from '@stratomate/contracts/proof-checks/schemas'
import type { IndicatorId } from '@stratomate/indicators/catalogue/indicator-ids'
import { type ComponentType, createContext, type ReactNode, use } from 'react'
import type { TrialStore } from '#lab-ui/records/trial-record.ts'
import type { LabChart } from '#lab-ui/result/chart-around.ts'

export type { LabChart }

/** Draws candles with trades, with the charts of the place. */
export type DrawChart = (chart: LabChart) => ReactNode

/** The app whose window shows the lab. */
export type LabApp = {
  /** The list of what was recorded; who chooses a series of it hands over its file. */
  readonly RecordedList: ComponentType<{ onUse: (file: File) => void }>
  /** The present trading day in UTC, as `2026-03-02`. */
  readonly today: string
  /** A day of the journal as JSON, as the app saves it. Throws a sentence for people. */
  readonly readDay: (day: string) => Promise<string>
}

/** What the lab needs of the place in which it is shown: a page of the site, or the window of the app. */
export type LabPlace = {
  /** A link in running text to a page of the site, such as `/documentation#lab-candles`. */
  readonly PageLink: ComponentType<{ to: string; children: ReactNode }>
  /** A link to the lab with another question, whose query begins with a question mark. */
  readonly QuestionLink: ComponentType<{ query: string; children: ReactNode }>
  /** The page of an indicator's rule. */
  readonly indicatorPage: (id: IndicatorId) => string
  readonly drawChart: DrawChart
  /** The library that draws the chart, to be named as its licence asks; null for our own drawing. */
  readonly chartCredit: ReactNode
  /** Whether histories are kept for the next visit: only where the address of the place stays the same. */
  readonly keepsCandles: boolean
  /** What the app has recorded and traded; null without the app. */
  readonly app: LabApp | null
  /** The answer to the question that nobody has changed, prepared; null where none is shown. */
  readonly firstAnswer: ReactNode
  /** Lets somebody else run a proof again; absent where nobody is signed in. */
  readonly SendProof?: ComponentType<{ make: () => Promise<ProofCheckInput> }>
  /** Where tries are counted. */
  readonly trials: TrialStore
}

export const LabPlaceContext = createContext<LabPlace | null>(null)

/** Where the lab is shown. Throws outside of a place. */
export function useLabPlace(): LabPlace {
  const place = use(LabPlaceContext)
  if (place === null) throw new Error('The lab needs a place around it.')
  return place
}
