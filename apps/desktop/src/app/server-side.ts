import { hostname } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import type { DiskGuard } from '#desktop/features/journal-recovery/disk-guard.ts'
import type { TradeLedger } from '@stratomate/engine/orders/trade-ledger'
import { LeaseStore } from '#desktop/adapters/journal/lease-store.ts'
import type { SqliteJournal } from '#desktop/adapters/journal/sqlite-journal.ts'
import type { CandleQueue } from '#desktop/adapters/server-api/candle-queue.ts'
import { EntitlementKeeper } from '#desktop/adapters/server-api/entitlement-keeper.ts'
import type { PendingLicenceKeys } from '#desktop/adapters/server-api/pending-licence-keys.ts'
import { LeaseKeeper } from '#desktop/adapters/server-api/lease-keeper.ts'
import { Reporter } from '#desktop/adapters/server-api/reporter.ts'
import { sayFarewell } from '#desktop/adapters/server-api/say-farewell.ts'
import { ServerClient } from '#desktop/adapters/server-api/server-client.ts'
import { AccountUsage } from '#desktop/adapters/server-api/account-usage.ts'
import { serviceAwayText } from '#desktop/features/account/service-state.ts'
import { ServerLink } from '#desktop/adapters/server-api/server-link.ts'
import { appVersion } from '#desktop/platform/process/own-command.ts'
import type { SignInView } from '#desktop/control-api/window-state.ts'
import { Session } from '#desktop/adapters/server-api/session.ts'
import type { SecretKeepingLog } from '#desktop/platform/log/create-log.ts'
import { credentialFile } from '#desktop/adapters/server-api/credential-file.ts'
import type { DesktopSettings } from './settings.ts'
import { ServicePlace } from '#desktop/adapters/server-api/service-address.ts'
import { IndicatorChoice } from '#desktop/features/account/indicator-choice.ts'

export type ServerSideDependencies = {
  settings: DesktopSettings
  log: SecretKeepingLog
  now: () => number
  stop: AbortSignal
  db: DatabaseSync
  disk: DiskGuard
  ledger: TradeLedger
  outbox: SqliteJournal
  candles: CandleQueue
  pendingKeys: PendingLicenceKeys
  /** Called when the server refuses a call because the account is suspended. */
  onSuspended: () => void
}

/** Everything that talks to the server: sign-in, plan, leases, the trial's indicator, reports. */
export function createServerSide(dependencies: ServerSideDependencies) {
  const { settings, log, now, stop, db, disk, ledger, outbox, candles, pendingKeys } = dependencies
  const site = new ServicePlace(settings.service, settings)
  const client = new ServerClient(site)
  const signInView: SignInView = { page: null, code: null, problem: null }
  const credentials = credentialFile(join(settings.dataFolder, 'credential.json'), disk)
  const shelf = new LeaseStore(db, disk)
  disk.add([credentials, shelf])
  const session = new Session({
    client,
    pinned: () => site.pinned,
    store: credentials,
    log: {
      ...log,
      warn(message, fields) {
        signInView.problem = message
        log.warn(message, fields)
      },
    },
    onCode: (shown) => Object.assign(signInView, shown ?? { page: null, code: null, problem: null }),
    now,
    appVersion,
    computerName: hostname().slice(0, 80),
    pauseMs: (ms) => pauseUnlessStopped(ms, stop),
    keepSecret: log.keepSecret,
    pendingKeys,
  })
  const revoked = { isPending: false }
  const link = new ServerLink({
    client,
    session,
    log,
    onRevoked: () => void (revoked.isPending = true),
    onSuspended: dependencies.onSuspended,
    now,
    whatStillWorks: () => serviceAwayText({ leases, entitlements }),
  })
  const leases = new LeaseKeeper({
    session,
    link,
    log,
    now,
    shelf,
    spentOf: (jti) => ledger.spentOf(jti),
    countedOf: (jti) => ledger.countedOf(jti),
    isDayUsedUp: () => usage.isUsedUp(entitlements.tradesPerDay()),
  })
  const entitlements: EntitlementKeeper = new EntitlementKeeper({ session, link, log, now })
  const usage = new AccountUsage({ now, own: () => ledger.planTradesOn(now()) })
  const reporter = new Reporter({ link, outbox, candles, log, now })
  return {
    site,
    client,
    session,
    signInView,
    link,
    leases,
    revoked,
    entitlements,
    usage,
    indicator: new IndicatorChoice({ notes: outbox, link, log, now }),
    reporter,
    sayFarewell: () => sayFarewell({ reporter, leases, link }),
  }
}

async function pauseUnlessStopped(ms: number, stop: AbortSignal): Promise<void> {
  try {
    await pause(ms, undefined, { signal: stop })
  } catch (error) {
    if (!stop.aborted) throw error
  }
}
