import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BarFrame, FixFrame, NewsEndFrame, NewsFrame, NoteFrame } from '@stratomate/contracts'
import type { BridgeSignal } from '@stratomate/desktop/adapters/bridge/bridge-events'
import { bridgeAddressOf, removeBridgeFile, writeBridgeFile } from '@stratomate/desktop/adapters/bridge/bridge-files'
import { ChartSources } from '@stratomate/desktop/features/chart-sources/chart-sources'
import { type BridgeServer, startBridgeServer } from '@stratomate/desktop/adapters/bridge/bridge-server'

export type Chart = BridgeSignal['chart']

/** The desktop's own bridge, which records what it receives. */
export type RealBridge = {
  common: string
  server: BridgeServer
  charts: Chart[]
  bars: BarFrame[]
  /** The newest candle that each symbol's chart sent since it was introduced last. */
  newest: Map<string, number>
  signals: BridgeSignal[]
  fixes: FixFrame[]
  notes: NoteFrame[]
  /** What was read in the economic calendar, and the ends of the readings. */
  news: (NewsFrame | NewsEndFrame)[]
  /** What the person has chosen, and the charts that wait for it. */
  sources: ChartSources
  refused: string[]
  gone: number
  /** How often a chart asked to stop trading. */
  pauses: number
  close(): Promise<void>
}

export function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'terminal-'))
  mkdirSync(join(folder, 'common'))
  return folder
}

/** Starts the bridge as the desktop app does: an address and a fresh token in the common folder. */
export async function startRealBridge(dataFolder: string): Promise<RealBridge> {
  const common = join(dataFolder, 'common')
  const address = bridgeAddressOf(dataFolder, process.platform)
  const seen = {
    charts: new Array<Chart>(),
    bars: new Array<BarFrame>(),
    newest: new Map<string, number>(),
    signals: new Array<BridgeSignal>(),
    fixes: new Array<FixFrame>(),
    notes: new Array<NoteFrame>(),
    news: new Array<NewsFrame | NewsEndFrame>(),
    refused: new Array<string>(),
    gone: 0,
    pauses: 0,
  }
  const kept = new Map<string, string>()
  const sources = new ChartSources({
    readNote: (key) => kept.get(key) ?? null,
    writeNote: (key, value) => void kept.set(key, value),
  })
  const server = await startBridgeServer(address, {
    token: writeBridgeFile(common, address),
    now: () => Date.now(),
    events: {
      opened: (line) => sources.opened(line),
      found: (chartId, frame) => sources.found(chartId, frame),
      closed: (line) => sources.closed(line),
      connected(chart) {
        seen.charts.push(chart)
        seen.newest.delete(chart.symbol)
      },
      gone: () => void (seen.gone += 1),
      bar(chart, bar) {
        seen.bars.push(bar)
        seen.newest.set(chart.symbol, bar.bar)
      },
      repainted: (_, fix) => void seen.fixes.push(fix),
      news: (_, frame) => void seen.news.push(frame),
      pauseAsked: () => void (seen.pauses += 1),
      noted: (_, note) => void seen.notes.push(note),
      signal: (signal) => void seen.signals.push(signal),
      refused: (code) => void seen.refused.push(code),
    },
  })
  return Object.assign(seen, {
    common,
    server,
    sources,
    async close() {
      await server.close()
      removeBridgeFile(common)
    },
  })
}

/** Waits until `question` answers true; throws with `what` after `msMax`. */
export async function until(what: string, question: () => boolean, msMax = 20_000): Promise<void> {
  const end = Date.now() + msMax
  while (!question()) {
    if (Date.now() > end) throw new Error(`Not within ${msMax} ms: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
