import type { DesktopState } from '@stratomate/contracts'
import { readDesktopEvents, type StreamEvent } from '#desktop/adapters/server-api/event-stream.ts'
import { type RepeatingTask, startRepeatingTask } from '#desktop/adapters/server-api/repeating-task.ts'
import type { GivenKeys } from '#desktop/adapters/server-api/given-keys.ts'
import { ServerError } from '#desktop/adapters/server-api/server-client.ts'
import { createDesktopApp, type DesktopApp } from './desktop-app.ts'
import { catchDiskFaults } from '#desktop/features/journal-recovery/catch-disk-faults.ts'
import { ClockWatch, compareClocksFirst } from '#desktop/features/clock/compare-clocks.ts'
import { GapWatch } from '#desktop/features/clock/gap-watch.ts'
import { openBridge } from '#desktop/adapters/bridge/open-bridge.ts'
import { planOfferWords } from '#desktop/features/trading-settings/plan-offer-words.ts'
import type { SecretKeepingLog } from '#desktop/platform/log/create-log.ts'
import type { DesktopSettings } from './settings.ts'
import { appVersion } from './server-side.ts'
import { signedInNote } from '#desktop/control-api/window-state.ts'
import { StateWatch } from '#desktop/features/account/state-watch.ts'
import { takeAskedFavorite } from '#desktop/features/trading-settings/take-asked-favorite.ts'
import { runWindow, type WindowSide } from './run-window.ts'

export type RunParts = {
  settings: DesktopSettings
  log: SecretKeepingLog
  now: () => number
  stop: AbortSignal
  /** Aborts `stop`, when the person quits in the window. */
  quit: () => void
  givenKeys: GivenKeys
  environment: Readonly<Record<string, string | undefined>>
}

const highestTimeEveryMs = 15_000
/** Charts that have come since are told then too. */
const tellChartsEveryMs = 5_000
const closeMsMax = 3_000
const quietMs = 500
const tidyEveryMs = 100
/** What the dashboard shows is told when it changes, beside the regular reports. */
const tellStateEveryMs = 200

/**
 * The whole life of the app: reconcile with the broker, sign in, trade until `stop` aborts, then flush, give the lease
 * back and end.
 */
export async function runDesktop({ settings, log, now, stop, quit, givenKeys, environment }: RunParts): Promise<void> {
  const tasks = new Map<string, RepeatingTask>()
  const app = createDesktopApp({ settings, log, now, stop, givenKeys, newsWaits: () => tasks.get('news')?.kick() })
  catchDiskFaults(app.disk)
  app.journal.prune(now())
  const browser = settings.window
  // Before the first signal: with a window, trading begins stopped.
  const window = browser === null ? null : await runWindow(app, { browser, environment, quit, stop })
  app.broker.start()
  await app.entitlements.takeStored()
  if (app.session.credential() !== null) {
    await app.leases.load()
    await compareClocksFirst(() => reportAndCompareClocks(app))
  }
  const stateWatch = new StateWatch()
  const telling = setInterval(() => {
    if (stateWatch.isNews(stateOf(app), now())) tasks.get('state')?.kick()
  }, tellStateEveryMs)
  const clocks = { wallMs: now, monotonicMs: () => performance.now() }
  const gaps = new GapWatch(clocks, (gap) => window?.trade.noticeGap(gap))
  const bridge = await openBridge(app, () => gaps.look())
  log.info(
    `Stratomate Desktop ${appVersion}: ${app.broker.account} account, waiting for charts. Data in ${settings.dataFolder}.`,
  )
  if (settings.planOffer !== null) for (const line of planOfferWords(settings.planOffer)) log.warn(line)
  const tidying = setInterval(() => app.journal.tidyWhenLong(() => app.desk.isIdle()), tidyEveryMs)
  const watch = startWatch(app, { window, gaps, tellCharts: () => bridge.tellPause(app.desk.pauses.reason()) })
  if (app.session.credential() === null) {
    await app.session.signIn(stop)
    if (!stop.aborted) await compareClocksFirst(() => reportAndCompareClocks(app))
  } else if (givenKeys.take() !== null) log.info('This computer is already signed in; the license key was not needed.')
  if (!stop.aborted) startTasks(app, { tasks, stop, window })
  await aborted(stop)
  log.info('Stopping: no new signals are taken.')
  app.desk.pauses.pause('closing', 'the app is closing')
  await window?.close()
  await bridge.close()
  clearInterval(watch)
  clearInterval(tidying)
  clearInterval(telling)
  app.desk.flush()
  app.broker.save()
  await app.broker.close()
  app.desk.flush()
  await Promise.all([...tasks.values()].map((task) => task.stop()))
  await sayGoodbye(app)
  app.disk.writeWhatWaits()
  app.journal.close()
  log.info('Stopped. Open trades go on at the broker and are picked up at the next start.')
}

type WatchOutside = { window: WindowSide | null; gaps: GapWatch; tellCharts: () => void }

/** Once a second: late answers of the broker, the clock, the limit, and what charts and windows are told. */
function startWatch(app: DesktopApp, { window, gaps, tellCharts }: WatchOutside): NodeJS.Timeout {
  let keptAtMs = app.now()
  const clocks = new ClockWatch(app)
  let told: { reason: string | null; atMs: number } = { reason: null, atMs: 0 }
  return setInterval(() => {
    const nowMs = app.now()
    gaps.look()
    window?.changed()
    const reason = app.desk.pauses.reason()
    if (reason !== told.reason || nowMs - told.atMs > tellChartsEveryMs) {
      tellCharts()
      told = { reason, atMs: nowMs }
    }
    clocks.look(nowMs)
    if (nowMs - keptAtMs > highestTimeEveryMs) {
      app.journal.keepHighestTime(nowMs)
      keptAtMs = nowMs
    }
    app.desk.tick()
    app.broker.look()
    app.leases.tellLimit()
    if (nowMs - app.desk.lastSignalAtMs() > quietMs) app.journal.tidy()
  }, 1_000)
}

type TaskOutside = { tasks: Map<string, RepeatingTask>; stop: AbortSignal; window: WindowSide | null }

function startTasks(app: DesktopApp, { tasks, stop, window }: TaskOutside): void {
  const { reporter, leases, entitlements, indicator, log } = app
  app.journal.writeNote(signedInNote, 'done')
  const onError = (error: ServerError): void => {
    if (error.code === 'unexpected' || error.code === 'invalid_input')
      log.warn(`The server: ${error.message}`, { code: error.code })
  }
  const onDiskFault = (error: unknown): void => app.disk.failed('the journal', error)
  const start = (name: string, everyMs: number, work: () => Promise<boolean>): void => {
    tasks.set(name, startRepeatingTask({ everyMs, work, onError, onDiskFault, random: Math.random }))
  }
  start('lease', 1_000, async () => {
    if (app.revoked.isPending) {
      window?.trade.noticeGap('signed_out')
      await signInAgain(app, stop)
    }
    await entitlements.takeStored()
    await entitlements.learnMissing()
    // What others wait for goes back first; then this device may take its share.
    await leases.sync()
    await leases.refill()
    await indicator.agree(entitlements.current())
    return false
  })
  start('news', 1_000, () => reporter.reportNews())
  start('candles', 1_000, () => reporter.reportCandles())
  start('state', 15_000, async () => {
    await app.ownerPause.takeAnswer(() => reportAndCompareClocks(app))
    return false
  })
  let lastEventId: string | null = null
  start('events', 1_000, async () => {
    const onEvent = (event: StreamEvent): void => {
      onServerEvent(app, event)
      for (const name of ['state', 'lease']) tasks.get(name)?.kick()
    }
    lastEventId = await readDesktopEvents(app.link, { lastEventId, signal: stop }, onEvent)
    return false
  })
}

/** Half of the way there and back is taken as the age of the answer. */
async function reportAndCompareClocks(app: DesktopApp) {
  const sentAtMs = app.now()
  const answer = await app.reporter.reportState(stateOf(app))
  const atMs = app.now()
  const middleMs = (sentAtMs + atMs) / 2
  const aheadMs = Math.round(Date.parse(answer.serverTime) - middleMs)
  app.clock.site = { aheadMs, uncertaintyMs: middleMs - sentAtMs, atMs }
  app.suspension.lift()
  app.version.take(answer.minimumVersion)
  app.brokerStops.take(answer.switchedOff)
  return answer
}

function onServerEvent(app: DesktopApp, { name, data }: StreamEvent): void {
  const { desk, leases, log } = app
  switch (name) {
    case 'device.paused':
      if (typeof data === 'object' && data !== null && 'paused' in data)
        app.ownerPause.takePushed({ paused: data.paused === true })
      return
    case 'favorite.asked':
      takeAskedFavorite(app, data)
      return
    case 'entitlement.changed':
    case 'reset':
      leases.askAgain()
      app.entitlements
        .refresh()
        .catch((error: unknown) => log.warn('The plan could not be read anew.', { reason: String(error) }))
      return
    case 'lease.recalled':
      leases.recall()
      return
    case 'lease.freed':
      leases.askAgain()
      return
    case 'device.revoked':
      desk.pauses.pause('signed_out', app.session.signedOutReason())
      app.revoked.isPending = true
      return
    case 'version.required':
      if (typeof data === 'object' && data !== null && 'minimumVersion' in data) app.version.take(data.minimumVersion)
  }
}

async function signInAgain(app: DesktopApp, stop: AbortSignal): Promise<void> {
  const reason = app.session.signedOutReason()
  app.log.warn(`Signed out: ${reason}. No signals are taken until you sign in again.`)
  app.desk.pauses.pause('signed_out', reason)
  app.leases.dropAll()
  app.session.forget()
  await app.entitlements.takeStored()
  await app.session.signIn(stop)
  app.revoked.isPending = false
  app.leases.askAgain()
  if (app.session.credential() !== null) app.desk.pauses.resume('signed_out')
}

function stateOf(app: DesktopApp): DesktopState {
  const { broker, charts, desk, entitlements, book } = app
  const claims = entitlements.current()
  const slots = claims === null ? 0 : claims.charts === -1 ? ('unlimited' as const) : claims.charts
  const connected = charts.connected()
  return {
    version: appVersion,
    charts: connected.slice(0, 100).map((chart) => ({
      symbol: chart.symbol,
      timeframeS: chart.timeframeS,
      digits: chart.digits,
      indicatorId: chart.indicatorId,
      favorite: charts.standing(chart, book.trading().favorites, slots).kind === 'favorite',
      simulated: chart.isSimulated,
    })),
    terminalConnected: connected.length > 0,
    broker: {
      id: broker.id,
      connected: broker.isConnected(),
      account: broker.account,
      balanceCents: broker.balanceCents(),
    },
    paused: desk.pauses.reason() !== null,
    pausedReason: desk.pauses.reason(),
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}

/** Last reports and the lease's rest, as far as the server listens; a server that is away costs no lease. */
async function sayGoodbye(app: DesktopApp): Promise<void> {
  if (app.session.credential() === null) return
  const goodbye = async (): Promise<void> => {
    while (await app.reporter.reportNews());
    await app.leases.returnAll()
    await app.reporter.reportState({ ...stateOf(app), charts: [], terminalConnected: false })
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
