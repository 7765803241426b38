import type { SqliteJournal } from '#desktop/adapters/journal/sqlite-journal.ts'
import type { AccountUsage } from '#desktop/adapters/server-api/account-usage.ts'
import type { EntitlementKeeper } from '#desktop/adapters/server-api/entitlement-keeper.ts'
import { readDesktopEvents, type StreamEvent } from '#desktop/adapters/server-api/event-stream.ts'
import type { LeaseKeeper } from '#desktop/adapters/server-api/lease-keeper.ts'
import {
  type RepeatingTask,
  startRepeatingTask,
  type TaskDependencies,
} from '#desktop/adapters/server-api/repeating-task.ts'
import { reportPausesMs, type Reporter } from '#desktop/adapters/server-api/reporter.ts'
import type { ServerError } from '#desktop/adapters/server-api/server-client.ts'
import type { ServerLink } from '#desktop/adapters/server-api/server-link.ts'
import type { Session } from '#desktop/adapters/server-api/session.ts'
import { signedInNote } from '#desktop/control-api/window-state.ts'
import { type DesktopStateSource, desktopState } from '#desktop/features/account/desktop-state.ts'
import type { IndicatorChoice } from '#desktop/features/account/indicator-choice.ts'
import type { OwnerPause } from '#desktop/features/account/owner-pause.ts'
import type { SuspensionGuard } from '#desktop/features/account/suspension-guard.ts'
import type { VersionGuard } from '#desktop/features/account/version-guard.ts'
import type { BrokerStops } from '#desktop/features/broker-selection/broker-stops.ts'
import type { ClockMonitor } from '#desktop/features/clock/clock-monitor.ts'
import type { DiskGuard } from '#desktop/features/journal-recovery/disk-guard.ts'
import { type AskedApp, takeAskedFavorite } from '#desktop/features/trading-settings/take-asked-favorite.ts'
import type { TradingHalts } from '@stratomate/engine/gate/trading-halts'
import type { Log } from '@stratomate/engine/ports'
import type { UpdateKeeper } from '#desktop/features/update/update-keeper.ts'
import type { WindowSide } from './run-window.ts'

/** What is reported to the server, and returned to it at the end. */
export type ReportingApp = {
  leases: Pick<LeaseKeeper, 'returnCounted'>
  log: Log
  reporter: Reporter
}

type ComparingApp = DesktopStateSource & {
  brokerStops: Pick<BrokerStops, 'take'>
  clock: Pick<ClockMonitor, 'site'>
  now: () => number
  reporter: Pick<Reporter, 'reportState'>
  suspension: Pick<SuspensionGuard, 'lift'>
  usage: Pick<AccountUsage, 'own' | 'take'>
  version: Pick<VersionGuard, 'take'>
}

type SignInApp = {
  engine: { pauses: TradingHalts }
  entitlements: Pick<EntitlementKeeper, 'takeStored'>
  leases: Pick<LeaseKeeper, 'dropAll' | 'askAgain'>
  log: Log
  /** Whether the server has signed this computer out. */
  revoked: { isPending: boolean }
  session: Pick<Session, 'signedOutReason' | 'forget' | 'signIn' | 'credential'>
}

type EventApp = AskedApp &
  SignInApp & {
    entitlements: Pick<EntitlementKeeper, 'refresh'>
    leases: Pick<LeaseKeeper, 'recall'>
    ownerPause: Pick<OwnerPause, 'takePushed'>
    version: Pick<VersionGuard, 'take'>
  }

type ServerApp = ComparingApp &
  EventApp & {
    disk: Pick<DiskGuard, 'failed'>
    entitlements: Pick<EntitlementKeeper, 'learnMissing'>
    indicator: Pick<IndicatorChoice, 'agree'>
    journal: Pick<SqliteJournal, 'writeNote'>
    leases: Pick<LeaseKeeper, 'sync' | 'refill'>
    link: ServerLink
    ownerPause: Pick<OwnerPause, 'takeAnswer'>
    reporter: Reporter
    updates: Pick<UpdateKeeper, 'look' | 'whenAsked'>
  }

/** How often the app asks for a newer version; it is also pushed when an older one may no longer trade. */
const updateEveryMs = 6 * 3_600_000

type TaskOutside = { tasks: Map<string, RepeatingTask>; stop: AbortSignal; window: WindowSide | null }

/** What the app does with the server again and again, until `stop` aborts. */
export function startServerTasks(app: ServerApp, { tasks, stop, window }: TaskOutside): void {
  const { reporter, leases, entitlements, indicator, log } = app
  app.journal.writeNote(signedInNote, 'done')
  const onError = (error: ServerError): void => {
    if (error.code === 'unexpected' || error.code === 'invalid_input')
      log.warn(`The server: ${error.message}`, { code: error.code })
  }
  const onDiskFault = (error: unknown): void => app.disk.failed('the journal', error)
  const start = (
    name: string,
    pace: Pick<TaskDependencies, 'everyMs' | 'leastMs'>,
    work: () => Promise<boolean>,
  ): void => {
    tasks.set(name, startRepeatingTask({ ...pace, work, onError, onDiskFault, random: Math.random }))
  }
  start('lease', { everyMs: 1_000 }, async () => {
    if (app.revoked.isPending) {
      window?.trade.noticeGap('signed_out')
      await signInAgain(app, stop)
    }
    await entitlements.takeStored()
    await entitlements.learnMissing()
    // What others wait for is returned first; then this device may take its share.
    await leases.sync()
    await leases.refill()
    await indicator.agree(entitlements.current())
    return false
  })
  start('trades', { everyMs: 1_000, leastMs: reportPausesMs.trades }, () => reporter.reportTrades())
  start('refusals', { everyMs: 1_000, leastMs: reportPausesMs.refusals }, () => reporter.reportRefusals())
  start('candles', { everyMs: 1_000, leastMs: reportPausesMs.candles }, () => reporter.reportCandles())
  start('state', { everyMs: 15_000 }, async () => {
    const wasWatched = reporter.isWatched()
    await app.ownerPause.takeAnswer(() => reportAndCompareClocks(app))
    if (!wasWatched && reporter.isWatched())
      for (const name of ['trades', 'refusals', 'candles']) tasks.get(name)?.kick()
    return false
  })
  start('update', { everyMs: updateEveryMs }, async () => {
    await app.updates.look()
    return false
  })
  app.updates.whenAsked(() => tasks.get('update')?.kick())
  let lastEventId: string | null = null
  start('events', { everyMs: 1_000 }, async () => {
    const onEvent = (event: StreamEvent): void => {
      onServerEvent(app, event)
      for (const name of ['state', 'lease']) tasks.get(name)?.kick()
      if (event.name === 'version.required') tasks.get('update')?.kick()
    }
    lastEventId = await readDesktopEvents(app.link, { lastEventId, signal: stop }, onEvent)
    return false
  })
}

/** Something that the dashboard shows waits in the outbox. */
export function kickReports(tasks: ReadonlyMap<string, RepeatingTask>): void {
  tasks.get('trades')?.kick()
  tasks.get('refusals')?.kick()
}

/** Half of the round trip is taken as the age of the answer. */
export async function reportAndCompareClocks(app: ComparingApp) {
  const sentAtMs = app.now()
  const own = app.usage.own()
  const answer = await app.reporter.reportState(desktopState(app))
  const atMs = app.now()
  const middleMs = (sentAtMs + atMs) / 2
  const aheadMs = Math.round(Date.parse(answer.serverTime) - middleMs)
  app.clock.site = { aheadMs, uncertaintyMs: middleMs - sentAtMs, atMs }
  app.suspension.lift()
  app.version.take(answer.minimumVersion)
  app.brokerStops.take(answer.switchedOff)
  app.usage.take(answer.usedToday, own)
  return answer
}

function onServerEvent(app: EventApp, { name, data }: StreamEvent): void {
  const { engine, leases, log } = app
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
        .catch((error: unknown) => log.warn('The plan could not be read again.', { reason: String(error) }))
      return
    case 'lease.recalled':
      leases.recall()
      return
    case 'lease.freed':
      leases.askAgain()
      return
    case 'device.revoked':
      engine.pauses.pause('signed_out', app.session.signedOutReason())
      app.revoked.isPending = true
      return
    case 'version.required':
      if (typeof data === 'object' && data !== null && 'minimumVersion' in data) app.version.take(data.minimumVersion)
  }
}

async function signInAgain(app: SignInApp, stop: AbortSignal): Promise<void> {
  const reason = app.session.signedOutReason()
  app.log.warn(`Signed out: ${reason}. No signals are taken until you sign in again.`)
  app.engine.pauses.pause('signed_out', reason)
  app.leases.dropAll()
  app.session.forget()
  await app.entitlements.takeStored()
  await app.session.signIn(stop)
  app.revoked.isPending = false
  app.leases.askAgain()
  if (app.session.credential() !== null) app.engine.pauses.resume('signed_out')
}
