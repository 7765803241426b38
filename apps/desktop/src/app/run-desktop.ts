import type { RepeatingTask } from '#desktop/adapters/server-api/repeating-task.ts'
import type { PendingLicenceKeys } from '#desktop/adapters/server-api/pending-licence-keys.ts'
import { ServerError } from '#desktop/adapters/server-api/server-client.ts'
import { createDesktopApp } from './desktop-app.ts'
import { type ReportingApp, reportAndCompareClocks, kickReports, startServerTasks } from './server-tasks.ts'
import { type DesktopStateSource, desktopState } from '#desktop/features/account/desktop-state.ts'
import { bridgeEvents } from '#desktop/features/chart-health/bridge-events.ts'
import type { ServerLink } from '#desktop/adapters/server-api/server-link.ts'
import type { LeaseKeeper } from '#desktop/adapters/server-api/lease-keeper.ts'
import type { Session } from '#desktop/adapters/server-api/session.ts'
import type { SqliteJournal } from '#desktop/adapters/journal/sqlite-journal.ts'
import type { ExecutionEngine } from '@stratomate/engine/orders/execution-engine'
import type { BrokerRouter } from '#desktop/features/broker-selection/broker-router.ts'
import { catchDiskFaults } from '#desktop/features/journal-recovery/catch-disk-faults.ts'
import { type ClockApp, ClockWatch, compareClocksFirst } from '#desktop/features/clock/compare-clocks.ts'
import { GapWatch } from '#desktop/features/clock/gap-watch.ts'
import { openBridge } from '#desktop/adapters/bridge/open-bridge.ts'
import { planOfferText } from '#desktop/features/trading-settings/plan-offer-text.ts'
import type { SecretKeepingLog } from '#desktop/platform/log/create-log.ts'
import type { DesktopSettings } from './settings.ts'
import { appVersion } from '#desktop/platform/process/own-command.ts'
import { StateWatch } from '#desktop/features/account/state-watch.ts'
import { lockForPerson } from '#desktop/adapters/bridge/person-lock.ts'
import { runWindow, type WindowSide } from './run-window.ts'

export type RunDependencies = {
  settings: DesktopSettings
  log: SecretKeepingLog
  now: () => number
  stop: AbortSignal
  /** Aborts `stop`, when the person quits in the window. */
  quit: () => void
  /** Ends this run, and begins again with the data of an earlier version. */
  takeOverData: () => void
  /** Why the last try of that failed; null when there was none. */
  takeOverProblem: string | null
  pendingKeys: PendingLicenceKeys
  environment: Readonly<Record<string, string | undefined>>
}

const highestTimeEveryMs = 15_000
/** Charts that connected in the meantime get the reason at the next sending. */
const sendPauseEveryMs = 5_000
const closeMsMax = 3_000
const quietMs = 500
/** How often the app checks for changes that the dashboard shows, to report them before the next regular report. */
const sendStateEveryMs = 200

/**
 * The whole life of the app: reconcile with the broker, sign in, trade until `stop` aborts, then write what waits,
 * return the lease and end.
 */
export async function runDesktop(dependencies: RunDependencies): Promise<void> {
  const { settings, log, now, stop, pendingKeys } = dependencies
  const tasks = new Map<string, RepeatingTask>()
  const app = createDesktopApp({ ...dependencies, newsWaits: () => kickReports(tasks) })
  const endCatching = catchDiskFaults(app.disk)
  const unlock = lockOrClose(app, settings)
  app.journal.prune(now())
  const browser = settings.window
  // Before the first signal: with a window, trading begins stopped.
  const window = browser === null ? null : await runWindow(app, { ...dependencies, browser })
  app.broker.start()
  await app.entitlements.takeStored()
  if (app.session.credential() !== null) {
    await app.leases.load()
    await compareClocksFirst(() => reportAndCompareClocks(app))
  }
  const stateWatch = new StateWatch()
  const publishing = setInterval(() => {
    if (stateWatch.isNews(desktopState(app), now())) tasks.get('state')?.kick()
  }, sendStateEveryMs)
  const clocks = { wallMs: now, monotonicMs: () => performance.now() }
  const gaps = new GapWatch(clocks, (gap) => window?.trade.noticeGap(gap))
  const bridge = await openBridge(
    app,
    bridgeEvents(app, {
      beforeSignal: () => gaps.look(),
      stop: (symbol) => window?.trade.stopOnChart(symbol),
    }),
  )
  await app.outside.open(() => gaps.look())
  log.info(
    `Stratomate Desktop ${appVersion}: ${app.broker.account} account, waiting for charts. Data in ${settings.dataFolder}.`,
  )
  if (settings.planOffer !== null) for (const line of planOfferText(settings.planOffer)) log.warn(line)
  const watch = startWatch(app, { window, gaps, sendPauseToCharts: () => bridge.sendPause(app.engine.pauses.reason()) })
  if (app.session.credential() === null) {
    await app.session.signIn(stop)
    if (!stop.aborted) await compareClocksFirst(() => reportAndCompareClocks(app))
  } else if (pendingKeys.take() !== null)
    log.info('This computer is already signed in; the license key was not needed.')
  if (!stop.aborted) startServerTasks(app, { tasks, stop, window })
  await aborted(stop)
  log.info('Stopping: no new signals are taken.')
  app.engine.pauses.pause('closing', 'the app is closing')
  await window?.close()
  await app.outside.close()
  await bridge.close()
  clearInterval(watch)
  clearInterval(publishing)
  app.engine.flush()
  app.broker.save()
  await app.broker.close()
  app.engine.flush()
  await app.recorder.close()
  await Promise.all([...tasks.values()].map((task) => task.stop()))
  await sayGoodbye(app)
  app.disk.writeWhatWaits()
  app.journal.close()
  unlock()
  endCatching()
  log.info(stoppedText(app.ledger.openCount()))
}

/** An app that is refused leaves the journal closed. */
function lockOrClose(app: { journal: Pick<SqliteJournal, 'close'> }, { commonFolder, dataFolder }: DesktopSettings) {
  try {
    return lockForPerson(commonFolder, dataFolder)
  } catch (error) {
    app.journal.close()
    throw error
  }
}

function stoppedText(open: number): string {
  if (open === 0) return 'Stopped. No trade is open.'
  const trades = open === 1 ? 'One trade is' : `${open} trades are`
  return `Stopped. ${trades} open at the broker, which ends them; the next start picks their results up.`
}

type WatchOutside = { window: WindowSide | null; gaps: GapWatch; sendPauseToCharts: () => void }

type WatchedApp = ClockApp & {
  broker: Pick<BrokerRouter, 'look'>
  engine: Pick<ExecutionEngine, 'pauses' | 'tick' | 'lastSignalAtMs'>
  journal: Pick<SqliteJournal, 'keepHighestTime' | 'tidy'>
  leases: Pick<LeaseKeeper, 'notifyLimit'>
  now: () => number
}

/** Once a second: late answers of the broker, the clock, the limit, and what is sent to charts and windows. */
function startWatch(app: WatchedApp, { window, gaps, sendPauseToCharts }: WatchOutside): NodeJS.Timeout {
  let keptAtMs = app.now()
  const clocks = new ClockWatch(app)
  let lastSent: { reason: string | null; atMs: number } = { reason: null, atMs: 0 }
  return setInterval(() => {
    const nowMs = app.now()
    gaps.look()
    window?.changed()
    const reason = app.engine.pauses.reason()
    if (reason !== lastSent.reason || nowMs - lastSent.atMs > sendPauseEveryMs) {
      sendPauseToCharts()
      lastSent = { reason, atMs: nowMs }
    }
    clocks.look(nowMs)
    if (nowMs - keptAtMs > highestTimeEveryMs) {
      app.journal.keepHighestTime(nowMs)
      keptAtMs = nowMs
    }
    app.engine.tick()
    app.broker.look()
    app.leases.notifyLimit()
    if (nowMs - app.engine.lastSignalAtMs() > quietMs) app.journal.tidy()
  }, 1_000)
}

type LeavingApp = DesktopStateSource &
  ReportingApp & { link: Pick<ServerLink, 'isDown'>; session: Pick<Session, 'credential'> }

/** The last reports and the rest of the lease, as far as the server answers; an unreachable server costs no lease. */
async function sayGoodbye(app: LeavingApp): Promise<void> {
  if (app.session.credential() === null) return
  const goodbye = async (): Promise<void> => {
    await app.reporter.reportAll()
    await app.leases.returnCounted()
    await app.reporter.reportState({ ...desktopState(app), charts: [], terminalConnected: false })
  }
  if (app.link.isDown()) return app.log.warn('The server cannot be reached; reports follow at the next start.')
  const timeLimit = new Promise<void>((resolve) => setTimeout(resolve, closeMsMax).unref())
  try {
    await Promise.race([goodbye(), timeLimit])
  } catch (error) {
    if (!(error instanceof ServerError)) throw error
    app.log.warn('The last reports did not reach the server; they follow at the next start.', { code: error.code })
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}
