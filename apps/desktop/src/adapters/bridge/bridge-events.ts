import type {
  AskFrame,
  BarFrame,
  BridgeRefusal,
  FixFrame,
  LookFrame,
  NewsEndFrame,
  NewsFrame,
  NoteFrame,
  SignalFrame,
  SourceFrame,
  WishFrame,
} from '@stratomate/contracts'
import type { ConnectedChart, SignalAnswer } from '@stratomate/engine/ports'

/** What the bridge reports to the rest of the app. */
export type BridgeEvents = {
  /** A chart has connected, with an indicator or without, and waits for its source. */
  opened(line: ChartLine): void
  /** What a chart reports about itself, piece by piece, after it was asked. */
  found(chartId: string, frame: LookFrame): void
  closed(line: ChartLine): void
  connected(chart: ConnectedChart): void
  bar(chart: ConnectedChart, bar: BarFrame): void
  signal(incoming: BridgeSignal): void
  repainted(chart: ConnectedChart, fix: FixFrame): void
  /** Why the chart sends nothing, or why something was not sent; also for a chart that reads no indicator. */
  noted(chart: ConnectedChart, note: NoteFrame, chartId: string): void
  /** An event of the terminal's calendar, or the end of a reading. */
  news(chart: ConnectedChart, frame: NewsFrame | NewsEndFrame, chartId: string): void
  /** The person stops trading from the chart. */
  pauseAsked(chart: ConnectedChart): void
  gone(chart: ConnectedChart): void
  /** A frame or a connection was refused; `duplicate` frames are only counted. */
  refused(code: BridgeRefusal | 'duplicate', who: string): void
}

/** A connected chart, which can be told what to read. */
export type ChartLine = SourceOfChart & {
  readonly chart: ConnectedChart
  /** False while it reads no indicator. */
  readonly isRead: boolean
  send(frame: SourceFrame | AskFrame | WishFrame): void
}

/** The choice by which a chart reads. */
export type SourceOfChart = {
  /** The chart within its terminal; it stays when its symbol or its indicator changes. */
  readonly chartId: string
  /** Id of the choice, empty when the chart chooses by itself; null when its Expert Advisor cannot be told. */
  readonly source: string | null
}

export type BridgeSignal = SourceOfChart & {
  id: string
  chart: ConnectedChart
  frame: SignalFrame
  receivedAtMs: number
  answer(answer: SignalAnswer): void
}
