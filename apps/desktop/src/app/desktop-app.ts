import { appVersion } from '#desktop/platform/process/own-command.ts'
import type { LastRefusal } from '#desktop/features/chart-health/bridge-events.ts'
import { ChartNotes } from '#desktop/features/chart-health/chart-notes.ts'
import { wishesOf } from '#desktop/features/chart-sources/wishes-of.ts'
import { ChartSources } from '#desktop/features/chart-sources/chart-sources.ts'
import { keepRepaints } from '#desktop/features/chart-health/keep-repaints.ts'
import { join } from 'node:path'
import { type RefusalCode, refusalCatalogue } from '@stratomate/contracts/trading/refusals'
import type { ExecutionDependencies } from '@stratomate/engine/orders/execution-dependencies'
import { secondMs } from '@stratomate/std/time'
import type { JournalEntry } from '@stratomate/engine/ports'
import type { TradingSettings } from '@stratomate/engine/gate/trading-settings'
import { NewsCalendar } from '@stratomate/engine/gate/news-calendar'
import { OutsideDays } from '@stratomate/engine/outside/outside-days'
import { OutsideGate } from '@stratomate/engine/outside/outside-gate'
import type { ChartRegistry } from '@stratomate/engine/charts/chart-registry'
import { TradeLedger } from '@stratomate/engine/orders/trade-ledger'
import { ExecutionEngine } from '@stratomate/engine/orders/execution-engine'
import { CheckpointThread } from '#desktop/adapters/journal/checkpoint-thread.ts'
import { journalPathOf } from '#desktop/adapters/journal/open-journal-database.ts'
import { SqliteJournal } from '#desktop/adapters/journal/sqlite-journal.ts'
import { CandleQueue } from '#desktop/adapters/server-api/candle-queue.ts'
import type { EntitlementKeeper } from '#desktop/adapters/server-api/entitlement-keeper.ts'
import type { PendingLicenceKeys } from '#desktop/adapters/server-api/pending-licence-keys.ts'
import type { SecretKeepingLog } from '#desktop/platform/log/create-log.ts'
import type { DesktopSettings } from './settings.ts'
import { BrokerStops } from '#desktop/features/broker-selection/broker-stops.ts'
import { ClockMonitor, clockReadings } from '#desktop/features/clock/clock-monitor.ts'
import { DiskGuard } from '#desktop/features/journal-recovery/disk-guard.ts'
import { engineAccount } from '#desktop/features/account/engine-account.ts'
import { keepLossLimits, newJournalMessage } from '#desktop/features/trading-settings/keep-loss-limits.ts'
import { lossLimitFile } from '#desktop/features/trading-settings/loss-limit-file.ts'
import { openBroker } from '#desktop/features/broker-selection/open-broker.ts'
import { openJournal } from '#desktop/features/journal-recovery/open-journal.ts'
import { OwnerPause, ownersReason } from '#desktop/features/account/owner-pause.ts'
import { keepChartOrder } from '#desktop/features/chart-health/chart-order.ts'
import { SettingsStore } from '#desktop/features/trading-settings/settings-store.ts'
import { createJournalFeed } from '#desktop/features/activity/journal-feed.ts'
import { SymbolMapStore } from '#desktop/features/broker-selection/symbol-map-store.ts'
import { openRecorder } from '#desktop/features/recorded-candles/open-recorder.ts'
import { TestSignals } from '#desktop/features/diagnostics/test-signals.ts'
import { OutsideIntake } from '#desktop/features/outside-signals/outside-intake.ts'
import { createUpdates } from './create-updates.ts'
import { createServerSide } from './server-side.ts'
import { stableId } from '#desktop/features/trade-switch/stable-id.ts'
import { SuspensionGuard } from '#desktop/features/account/suspension-guard.ts'
import { VersionGuard } from '#desktop/features/account/version-guard.ts'

const keptTradesMs = 96 * 3_600_000
const soonMs = 20
const pausedNote = 'paused_by_owner'

const schedule: ExecutionDependencies['schedule'] = {
  afterTurn: setImmediate,
  soon: (work) => void setTimeout(work, soonMs),
  later: (work, ms) => void setTimeout(work, ms),
}

export type AppOutside = {
  settings: DesktopSettings
  log: SecretKeepingLog
  now: () => number
  stop: AbortSignal
  newsWaits: () => void
  quit: () => void
  pendingKeys: PendingLicenceKeys
}

/**
 * Wires the rooms together: opens the journal (which is the lock of the data folder) and gives every port its adapter.
 */
export function createDesktopApp(outside: AppOutside) {
  const { settings, log, now, newsWaits, pendingKeys } = outside
  const { dataFolder } = settings
  const db = openJournal({ ...settings, log, now })
  const disk = new DiskGuard({ dataFolder, pauses: () => engine.pauses, log })
  const checkpoints = new CheckpointThread(journalPathOf(dataFolder), (error) => disk.failed('the journal', error))
  const journal = new SqliteJournal(db, { disk, checkpoints })
  const { ledger, days } = ledgerOf(journal, now())
  const charts = keepChartOrder(journal)
  const { asked, ...repaints } = keepRepaints({ readNote: (key) => journal.readNote(key) })
  const candles = new CandleQueue()
  const onSuspended = (): void => pausers.suspension.suspend()
  const server = createServerSide({ ...outside, db, disk, ledger, outbox: journal, candles, onSuspended })
  const clock = new ClockMonitor({ journal, now, brokersClocks: () => broker.clocks() })
  const brokerStops = new BrokerStops({ notes: journal, log })
  const kept = { settings, log, now, journal, ledger, disk, symbols: new SymbolMapStore(dataFolder) }
  const deviceId = (): string | null => server.session.credential()?.deviceId ?? null
  const trading = (): TradingSettings => settingsStore.trading()
  const broker = openBroker({ ...kept, engine: () => engine, stops: brokerStops, trading, deviceId })
  const lossLimits = lossLimitsOf(kept)
  const terminals = terminalsOf(journal, settings.trading)
  const settingsStore = openSettings(settings, server, publishTo(lossLimits, terminals))
  const { watched, ...feed } = createJournalFeed(now, { db, journal })
  const intake = outsideOf({ ...kept, ...terminals, ...feed, charts, days, trading, engine: () => engine })
  const known = { ...clockReadings(clock), ...asked, calendar: terminals.calendar, outside: intake.gate }
  const engine: ExecutionEngine = new ExecutionEngine({
    journal: watched,
    broker,
    leases: server.leases,
    ledger,
    charts,
    // Read again for each signal: settings change while the app runs.
    get settings() {
      return trading()
    },
    lossLimits: (nowMs) => lossLimits.inForce(nowMs),
    log,
    now,
    accounts: broker,
    account: (kind) => engineAccount(server, kind),
    ...known,
    ...atHand,
    idOf: (purpose, { id, barTimeS }) => stableId(barTimeS * secondMs, purpose, deviceId() ?? '', id),
    changed: newsWaits,
    ...showsOf(disk, feed.show),
  })
  disk.ready([journal, broker, { save: () => engine.writeLate() }], journal)
  const pausers = pausersOf(engine, journal, log)
  return {
    ...server,
    ...kept,
    charts,
    ...repaints,
    candles,
    recorder: openRecorder({ ...kept, ...server, charts, settingsStore }),
    broker,
    brokerStops,
    engine,
    clock,
    settingsStore,
    lossLimits,
    ...feed,
    ...terminals,
    outside: intake.outside,
    testSignals: new TestSignals({ ...settings, flushJournal: () => journal.commit([], now()), log }),
    pendingKeys,
    updates: createUpdates({ ...outside, ...server, ...kept, pauses: engine.pauses, changed: () => feed.show([]) }),
    ...pausers,
  }
}

type OutsideDependencies = Omit<ConstructorParameters<typeof OutsideIntake>[0], 'notes' | 'dataFolder' | 'changed'> & {
  show: (entries: readonly JournalEntry[]) => void
  charts: ChartRegistry
  journal: SqliteJournal
  settings: DesktopSettings
  trading: () => TradingSettings
}

/** Signals that come from outside the charts, and what the gate asks of their sources. */
function outsideOf({ journal, settings, trading, show, ...parts }: OutsideDependencies) {
  const outside = new OutsideIntake({ ...parts, ...settings, notes: journal, changed: () => show([]) })
  const rulesOf = (chartKey: string) => outside.rulesOf(chartKey)
  return { outside, gate: new OutsideGate({ ...parts, settings: trading, rulesOf }) }
}

const atHand = { schedule, refusalText: (code: RefusalCode): string => refusalCatalogue[code].sentence }

/** The trades that may still count, and the day's result of each source from outside. */
function ledgerOf(journal: SqliteJournal, nowMs: number) {
  const days = new OutsideDays()
  const ledger = new TradeLedger((trade) => days.take(trade))
  ledger.load(journal.tradesSince(nowMs - keptTradesMs))
  return { ledger, days }
}

/** What is known of the terminals beside their charts. */
function terminalsOf(journal: SqliteJournal, trading: TradingSettings) {
  const bridgeRefusal: LastRefusal = { code: null, atMs: 0 }
  const chartSources = new ChartSources(journal, wishesOf(trading))
  /** The close of the last candle of each feed whose chart is connected. */
  const lastCloses = new Map<string, number>()
  return { bridgeRefusal, chartNotes: new ChartNotes(), calendar: new NewsCalendar(), chartSources, lastCloses }
}

type PlanSource = { entitlements: Pick<EntitlementKeeper, 'tradesPerDay'> }

function openSettings(
  first: AppOutside['settings'],
  { entitlements }: PlanSource,
  changed: (wanted: TradingSettings) => void,
) {
  return new SettingsStore({ ...first, first, changed, planTrades: () => entitlements.tradesPerDay() })
}

/** What windows show beside the entries of the journal. */
function showsOf(disk: DiskGuard, show: (entries: readonly JournalEntry[]) => void) {
  return {
    questionsChanged: () => show([]),
    unwritten(error: unknown, entries: readonly JournalEntry[]): void {
      disk.failed('the journal', error)
      show(entries)
    },
  }
}

/** Who is asked about settings before they take effect. */
function publishTo(lossLimits: ReturnType<typeof lossLimitsOf>, { chartSources }: { chartSources: ChartSources }) {
  return (wanted: TradingSettings): void => {
    lossLimits.wish(wanted)
    chartSources.wish(wishesOf(wanted))
  }
}

type LimitDependencies = Pick<AppOutside, 'settings' | 'log' | 'now'> & { journal: SqliteJournal; disk: DiskGuard }

function lossLimitsOf({ settings, log, now, journal, disk }: LimitDependencies) {
  const copy = lossLimitFile(join(settings.dataFolder, 'loss-limits.json'), { log, disk })
  const limits = keepLossLimits({ notes: journal, copy, log, wanted: settings.trading, now })
  // Earlier losses are unknown: the limits of the day cannot be trusted until the person has looked at the broker.
  if (limits.isJournalNew) disk.holdFor(journal, newJournalMessage)
  return limits
}

/** The owner's pause in the dashboard, the server's oldest version and a suspension survive restarts. */
function pausersOf({ pauses }: ExecutionEngine, journal: SqliteJournal, log: SecretKeepingLog) {
  if (journal.readNote(pausedNote) === 'yes') pauses.pause('owner', ownersReason)
  const ownerPause = new OwnerPause({
    pauses,
    remember: (isPaused) => journal.writeNote(pausedNote, isPaused ? 'yes' : 'no'),
    notify: (sentence) => log.info(sentence),
  })
  return {
    ownerPause,
    version: new VersionGuard({ pauses, notes: journal, log, own: appVersion }),
    suspension: new SuspensionGuard({ pauses, notes: journal, log }),
  }
}
