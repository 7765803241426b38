import type { BarFrame, BridgeRefusal, FixFrame, NoteFrame, SignalFrame } from '@stratomate/contracts'
import type { ConnectedChart, SignalAnswer } from '@stratomate/engine/ports'

/** What the bridge reports to the rest of the app. */
export type BridgeEvents = {
  connected(chart: ConnectedChart): void
  bar(chart: ConnectedChart, bar: BarFrame): void
  signal(incoming: BridgeSignal): void
  repainted(chart: ConnectedChart, fix: FixFrame): void
  /** Why the chart sends nothing, or why something was not sent; the chart may be one that reads no indicator. */
  noted(chart: ConnectedChart, note: NoteFrame): void
  gone(chart: ConnectedChart): void
  /** A frame or a connection was turned away; `duplicate` frames are only counted. */
  refused(code: BridgeRefusal | 'duplicate', who: string): void
}

export type BridgeSignal = {
  id: string
  chart: ConnectedChart
  frame: SignalFrame
  receivedAtMs: number
  answer(answer: SignalAnswer): void
}
