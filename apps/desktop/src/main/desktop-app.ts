import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { BridgeRefusal } from '@stratomate/contracts'
import { bridgeRefusals } from '@stratomate/contracts'
import { limitFromWire } from '@stratomate/domain'
import type { BridgeEvents } from '../bridge/bridge-connection.ts'
import { bridgeAddressOf, removeBridgeFile, writeBridgeFile } from '../bridge/bridge-files.ts'
import { type BridgeServer, startBridgeServer } from '../bridge/bridge-server.ts'
import { PaperBroker } from '../brokers/paper/paper-broker.ts'
import { ChartBook } from '../engine/chart-book.ts'
import { isClockSetBack } from '../engine/clock-guard.ts'
import { TradeLedger } from '../engine/trade-ledger.ts'
import { TradingDesk } from '../engine/trading-desk.ts'
import { LeaseStore } from '../journal/lease-store.ts'
import { openJournalDatabase } from '../journal/open-journal-database.ts'
import { SqliteJournal } from '../journal/sqlite-journal.ts'
import { CandleQueue } from '../reporting/candle-queue.ts'
import { EntitlementKeeper } from '../reporting/entitlement-keeper.ts'
import { LeaseKeeper } from '../reporting/lease-keeper.ts'
import { Reporter } from '../reporting/reporter.ts'
import { ServerClient } from '../reporting/server-client.ts'
import { ServerLink } from '../reporting/server-link.ts'
import { Session } from '../reporting/session.ts'
import type { SecretKeepingLog } from './create-log.ts'
import { credentialFile } from './credential-file.ts'
import type { DesktopSettings } from './desktop-settings.ts'
import { IndicatorChoice } from './indicator-choice.ts'
import { stableId } from './stable-id.ts'

export const appVersion = '0.1.0'

const keptTradesMs = 96 * 3_600_000
const soonMs = 20
const pausedNote = 'paused_by_owner'

export type AppOutside = { settings: DesktopSettings; log: SecretKeepingLog; now: () => number; stop: AbortSignal; newsWaits: () => void }
export type DesktopApp = ReturnType<typeof createDesktopApp>

/** Wires the rooms together: opens the journal (the lock of the data folder) and joins every port to its adapter. */
export function createDesktopApp({ settings, log, now, stop, newsWaits }: AppOutside) {
  const { dataFolder } = settings
  const db = openJournalDatabase(join(dataFolder, 'journal.db'))
  const journal = new SqliteJournal(db)
  const ledger = new TradeLedger()
  ledger.load(journal.tradesSince(now() - keptTradesMs))
  const charts = new ChartBook()
  const candles = new CandleQueue()
  const client = new ServerClient(settings.serverOrigin)
  const store = credentialFile(join(dataFolder, 'credential.json'))
  const session = new Session({
    ...{ client, store, log, now, appVersion, computerName: hostname().slice(0, 80), pauseMs: (ms: number) => pauseUnlessStopped(ms, stop) },
    keepSecret: log.keepSecret,
  })
  const revoked = { isPending: false }
  const link = new ServerLink({ client, session, log, onRevoked: () => void (revoked.isPending = true) })
  const entitlements = new EntitlementKeeper({ session, link, log, now })
  const leases = new LeaseKeeper({
    ...{ session, link, log, now, shelf: new LeaseStore(db) },
    spentOf: (jti) => ledger.spentOf(jti),
    countedOf: (jti) => ledger.countedOf(jti),
  })
  const indicator = new IndicatorChoice({ notes: journal, link, log })
  const clock = { isSetBack: isClockSetBack(now(), journal.highestTimeMs()) }
  const broker = new PaperBroker({
    ...{ ledgerPath: join(dataFolder, 'paper-ledger.db'), latencyMs: settings.paperLatencyMs, log },
    onEvent: (event) => desk.onBrokerEvent(event),
  })
  const desk: TradingDesk = new TradingDesk({
    ...{ journal, broker, leases, ledger, charts, settings: settings.trading, log, now },
    entitlement() {
      const claims = entitlements.current()
      return claims === null ? null : { charts: limitFromWire(claims.charts), indicatorId: indicator.allowed(claims) }
    },
    isClockSetBack: () => clock.isSetBack,
    schedule: { afterTurn: setImmediate, soon: (work) => void setTimeout(work, soonMs) },
    idOf: (purpose, signalId) => stableId(purpose, session.credential()?.deviceId ?? '', signalId),
    changed: newsWaits,
  })
  if (journal.readNote(pausedNote) === 'yes') desk.pause('paused in the dashboard')
  const reporter = new Reporter({ link, outbox: journal, candles, log })
  return {
    ...{ settings, log, now, journal, ledger, charts, candles, session, link, entitlements, leases, indicator },
    ...{ broker, desk, reporter, clock, revoked },
    rememberPause: (isPaused: boolean) => journal.writeNote(pausedNote, isPaused ? 'yes' : 'no'),
  }
}

/** Opens the bridge for terminals and leaves its address where they look. */
export async function openBridge(app: DesktopApp): Promise<BridgeServer & { removeAddress(): void }> {
  const { dataFolder } = app.settings
  const address = bridgeAddressOf(dataFolder, process.platform)
  const common = join(dataFolder, 'common')
  const token = writeBridgeFile(common, address)
  app.log.keepSecret(token)
  const server = await startBridgeServer(address, { token, now: app.now, events: bridgeEvents(app) })
  return { ...server, removeAddress: () => removeBridgeFile(common) }
}

function bridgeEvents(app: DesktopApp): BridgeEvents {
  const { charts, desk, log } = app
  const refusals = new Map<string, number>()
  return {
    connected(chart) {
      charts.connect(chart)
      app.indicator.offer(chart.indicatorId)
      log.info(`Chart ${chart.symbol} ${chart.timeframeS / 60} min connected${chart.isSimulated ? ' (simulated)' : ''}.`)
    },
    bar(chart, bar) {
      if (!charts.closeBar(chart, bar.bar)) return
      app.broker.feedBar(chart, { timeS: bar.bar, close: bar.c })
      app.candles.add(chart, bar)
    },
    signal({ id, chart, frame, receivedAtMs, answer }) {
      const side = frame.side === 1 ? 'buy' : 'sell'
      const signal = { id, chart, side, barTimeS: frame.bar, price: frame.px, emittedAtMs: frame.gmt, receivedAtMs } as const
      desk.receive({ signal, answer })
    },
    repainted(chart, { bar, ind }) {
      log.warn(`An indicator on ${chart.symbol} changed a past signal (it repaints). It was not traded again.`, { bar, ind })
    },
    gone(chart) {
      charts.disconnect(chart)
      log.info(`Chart ${chart.symbol} disconnected.`)
    },
    refused(code, who) {
      const count = (refusals.get(code) ?? 0) + 1
      refusals.set(code, count)
      if (code === 'shutting_down') return
      // A broken terminal may repeat itself for ever: the 1st, 2nd, 4th, 8th … time is enough.
      if ((count & (count - 1)) === 0) log.warn(`Bridge: ${who}: ${refusalWords(code)}`, { code, count })
    },
  }
}

function refusalWords(code: BridgeRefusal | 'duplicate'): string {
  return code === 'duplicate' ? 'A message came twice; the second was ignored.' : bridgeRefusals[code]
}

async function pauseUnlessStopped(ms: number, stop: AbortSignal): Promise<void> {
  try {
    await pause(ms, undefined, { signal: stop })
  } catch (error) {
    if (!stop.aborted) throw error
  }
}
