import type { NoteFrame } from '@stratomate/contracts'
import { type ExpertNoteCode, expertNotes } from '@stratomate/contracts/terminal/expert-notes'
import { placesKept, putNewest } from '@stratomate/engine/keep-newest'
import type { ConnectedChart } from '@stratomate/engine/ports'

export type ChartNote = {
  readonly chartId: string
  readonly symbol: string
  readonly timeframeS: number
  readonly code: ExpertNoteCode
  /** How often it happened in this run of the Expert Advisor. */
  readonly count: number
  /** Which indicators, or which candle. */
  readonly about: string
  readonly atMs: number
}

type NotedChart = { chartId: string; chart: ConnectedChart }

/** A note on one signal is shown for this long; one on a chart that sends nothing stays until it does. */
const signalNoteMsMax = 10 * 60_000

/** The last note of each chart: why it sends nothing, or why a signal was not sent. */
export class ChartNotes {
  readonly #notes = new Map<string, ChartNote>()

  take({ chartId, chart }: NotedChart, { code, count, about }: NoteFrame, atMs: number): void {
    const { symbol, timeframeS } = chart
    putNewest(this.#notes, [chartId, { chartId, symbol, timeframeS, code, count, about, atMs }], placesKept)
  }

  /** The chart reads an indicator now, so whatever prevented it is over. */
  connect(chartId: string): void {
    this.#notes.delete(chartId)
  }

  /** The notes that still count at `nowMs`, the oldest first. */
  current(nowMs: number): ChartNote[] {
    return [...this.#notes.values()].filter(({ code, atMs }) => {
      return expertNotes[code].about === 'chart' || nowMs - atMs < signalNoteMsMax
    })
  }
}
