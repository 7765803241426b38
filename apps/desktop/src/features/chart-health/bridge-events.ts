import { type BridgeRefusal, bridgeRefusals, type LookFrame } from '@stratomate/contracts'
import { expertNotes } from '@stratomate/contracts/terminal/expert-notes'
import type { BridgeEvents, BridgeSignal, ChartLine, SourceOfChart } from '#desktop/adapters/bridge/bridge-events.ts'
import type { CandleQueue } from '#desktop/adapters/server-api/candle-queue.ts'
import type { CandleRecorder } from '#desktop/features/recorded-candles/candle-recorder.ts'
import type { ChartRegistry } from '@stratomate/engine/charts/chart-registry'
import type { NewsCalendar } from '@stratomate/engine/gate/news-calendar'
import type { ExecutionEngine } from '@stratomate/engine/orders/execution-engine'
import type { ConnectedChart, Signal } from '@stratomate/engine/ports'
import type { ChartNotes } from './chart-notes.ts'
import { type RepaintApp, takeRepaint } from './take-repaint.ts'

/** Why a terminal was refused last, and when. */
export type LastRefusal = { code: BridgeRefusal | null; atMs: number }

export type ChartEventsApp = RepaintApp & {
  charts: Pick<ChartRegistry, 'connect' | 'disconnect' | 'connected' | 'closeBar'>
  engine: Pick<ExecutionEngine, 'receive'>
  /** Takes the events of a test of the path. */
  testSignals: { isTest(chart: ConnectedChart): boolean; take(signal: BridgeSignal): void }
  indicator: { offer(indicatorId: string): void }
  broker: { feedBar(chart: ConnectedChart, bar: { timeS: number; close: number }): void }
  candles: Pick<CandleQueue, 'add'>
  recorder: Pick<CandleRecorder, 'add'>
  /** The close of the last candle of each feed whose chart is connected. */
  lastCloses: Map<string, number>
  bridgeRefusal: LastRefusal
  chartNotes: Pick<ChartNotes, 'take' | 'connect'>
  calendar: Pick<NewsCalendar, 'take' | 'end'>
  /** Which source the person has chosen for each chart. */
  chartSources: {
    opened(line: ChartLine): void
    closed(line: ChartLine): void
    found(chartId: string, frame: LookFrame): void
    isInForce(source: SourceOfChart): boolean
  }
  now: () => number
}

export type ChartEventsHooks = {
  /** Checks the clock before a signal is judged. */
  beforeSignal: () => void
  /** Stops trading, because the person asked for it on a chart of this symbol. */
  stop: (symbol: string) => void
}

/** What the app does with each event of a terminal. */
export function bridgeEvents(app: ChartEventsApp, { beforeSignal, stop }: ChartEventsHooks): BridgeEvents {
  const { charts, log, testSignals } = app
  const refusals = new Map<string, number>()
  return {
    opened(line) {
      if (testSignals.isTest(line.chart)) return
      if (line.isRead) app.chartNotes.connect(line.chartId)
      app.chartSources.opened(line)
    },
    closed: (line) => app.chartSources.closed(line),
    found: (chartId, frame) => app.chartSources.found(chartId, frame),
    connected(chart) {
      if (testSignals.isTest(chart)) return
      charts.connect(chart)
      app.indicator.offer(chart.indicatorId)
      log.info(
        `Chart ${chart.symbol} ${chart.timeframeS / 60} min connected${chart.isSimulated ? ' (simulated)' : ''}.`,
      )
    },
    bar(chart, bar) {
      if (testSignals.isTest(chart)) return
      if (!charts.closeBar(chart, bar.bar, app.now())) return
      app.lastCloses.set(chart.feed, bar.c)
      app.broker.feedBar(chart, { timeS: bar.bar, close: bar.c })
      app.candles.add(chart, bar)
      app.recorder.add(chart, bar)
    },
    signal(incoming) {
      if (testSignals.isTest(incoming.chart)) return testSignals.take(incoming)
      // An arrow that disappears before its candle closes is not a repaint.
      if (incoming.frame.shift > 0) app.repaintedSignals.see(incoming.chart, incoming.frame.bar)
      beforeSignal()
      app.engine.receive({ signal: signalOf(incoming, app), answer: incoming.answer })
    },
    repainted(chart, fix) {
      if (!testSignals.isTest(chart)) takeRepaint(app, chart, fix)
    },
    noted(chart, note, chartId) {
      app.chartNotes.take({ chartId, chart }, note, app.now())
      const { code, count, about } = note
      log.warn(`Chart ${chart.symbol}: ${expertNotes[code].sentence}`, { code, count, about })
    },
    news(chart, frame, chartId) {
      if (frame.type === 'news_end') return app.calendar.end(chartId, chart.symbol)
      const { at, cur, imp, name } = frame
      app.calendar.take(chartId, { atMs: at * 1_000, currency: cur, importance: imp, name })
    },
    pauseAsked: (chart) => stop(chart.symbol),
    gone(chart) {
      // Charts of a test never count as connected, even after it is over.
      if (!charts.connected().some(({ key }) => key === chart.key)) return
      charts.disconnect(chart)
      if (!charts.connected().some(({ feed }) => feed === chart.feed)) app.lastCloses.delete(chart.feed)
      log.info(`Chart ${chart.symbol} disconnected.`)
    },
    refused(code, who) {
      const count = (refusals.get(code) ?? 0) + 1
      refusals.set(code, count)
      if (code === 'shutting_down') return
      if (code !== 'duplicate') Object.assign(app.bridgeRefusal, { code, atMs: app.now() })
      // A broken terminal may repeat itself for ever: only the 1st, 2nd, 4th, 8th … time is logged.
      if ((count & (count - 1)) === 0) log.warn(`Bridge: ${who}: ${refusalMessage(code)}`, { code, count })
    },
  }
}

function signalOf(incoming: BridgeSignal, { chartSources }: Pick<ChartEventsApp, 'chartSources'>): Signal {
  const { id, chart, frame, receivedAtMs } = incoming
  return {
    id,
    chart,
    side: frame.side === 1 ? 'buy' : 'sell',
    barTimeS: frame.bar,
    price: frame.px,
    nextBarTimeS: frame.next ?? null,
    isOtherSource: !chartSources.isInForce(incoming),
    ...(frame.shift === 0 && { isUnconfirmed: true }),
    emittedAtMs: frame.gmt,
    receivedAtMs,
  }
}

function refusalMessage(code: BridgeRefusal | 'duplicate'): string {
  return code === 'duplicate' ? 'A message came twice; the second was ignored.' : bridgeRefusals[code]
}
