import { type AckFrame, bridgeRefusals, type BridgeRefusal, refusalCatalogue } from '@stratomate/contracts'
import type { SignalSide } from '@stratomate/indicators'
import type { ChartIdentity } from './chart-identity.ts'
import { timeframeName } from './terminal-settings.ts'

export type ChartReport = {
  welcome(chart: ChartIdentity): void
  signal(chart: ChartIdentity, signal: { seq: number; side: SignalSide; price: number }): void
  ack(chart: ChartIdentity, ack: AckFrame): void
  refused(chart: ChartIdentity, refusal: { code: BridgeRefusal }): void
  disconnected(chart: ChartIdentity, reason: string): void
}

/** Prints what happens on the charts, one line each; repeated reasons of waiting are printed once. */
export function createReport(print: (line: string) => void, options: { quiet: boolean }): ChartReport {
  const say = options.quiet ? () => {} : print
  const waitingFor = new Map<string, string>()
  const sides = new Map<string, string>()
  return {
    welcome(chart) {
      waitingFor.delete(chart.chart)
      say(`${nameOf(chart)} connected to the desktop.`)
    },
    signal(chart, { seq, side, price }) {
      if (sides.size > 10_000) sides.clear()
      sides.set(`${chart.chart}/${seq}`, `${side.toUpperCase()} ${price.toFixed(chart.digits)}`)
    },
    ack(chart, frame) {
      const what = sides.get(`${chart.chart}/${frame.seq}`) ?? `signal ${frame.seq}`
      say(`${nameOf(chart)} ${what} ${acknowledgementText(frame)}`)
    },
    refused(chart, { code }) {
      print(`${nameOf(chart)} was refused: ${bridgeRefusals[code]} (${code})`)
    },
    disconnected(chart, reason) {
      const isNews = ![...waitingFor.values()].includes(reason)
      waitingFor.set(chart.chart, reason)
      if (isNews) print(`Waiting for Stratomate Desktop: ${reason}. Start it with "npm run desktop"; trying again.`)
    },
  }
}

function nameOf({ symbol, timeframeS }: ChartIdentity): string {
  return `${symbol} ${timeframeName(timeframeS)}`
}

const stateLabels = {
  dup: 'had already been handled',
  queued: 'waits',
  rejected: 'refused',
  sent: 'sent to the broker',
  open: 'is open',
  closed: 'ended',
} as const satisfies Record<AckFrame['state'], string>

function acknowledgementText({ state, reason, ms }: AckFrame): string {
  const time = ms === undefined ? '' : ` in ${ms.toFixed(1)} ms`
  const why = reason === undefined ? '' : `: ${sentenceOf(reason)}`
  return `${stateLabels[state]}${time}${why}`
}

function sentenceOf(reason: string): string {
  for (const [code, { sentence }] of Object.entries(refusalCatalogue))
    if (code === reason) return `${sentence} (${code})`
  return reason
}
