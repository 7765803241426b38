import { isSea } from 'node:sea'
import type { UpdateClaims } from '@stratomate/contracts/desktop/update'
import type { TradingHalts } from '@stratomate/engine/gate/trading-halts'
import type { TradeLedger } from '@stratomate/engine/orders/trade-ledger'
import type { SqliteJournal } from '#desktop/adapters/journal/sqlite-journal.ts'
import { readServiceStamp } from '#desktop/adapters/server-api/read-service-stamp.ts'
import type { ServerClient } from '#desktop/adapters/server-api/server-client.ts'
import type { ServerLink } from '#desktop/adapters/server-api/server-link.ts'
import type { Session } from '#desktop/adapters/server-api/session.ts'
import { TokenError, verifyUpdate } from '#desktop/adapters/server-api/token-verifier.ts'
import { UpdateKeeper } from '#desktop/features/update/update-keeper.ts'
import type { SecretKeepingLog } from '#desktop/platform/log/create-log.ts'
import { appVersion } from '#desktop/platform/process/own-command.ts'
import { startSetup } from '#desktop/platform/process/start-setup.ts'
import type { DesktopSettings } from './settings.ts'

type UpdateOutside = {
  settings: Pick<DesktopSettings, 'dataFolder'>
  log: SecretKeepingLog
  now: () => number
  stop: AbortSignal
  quit: () => void
  client: Pick<ServerClient, 'openPackage'>
  link: Pick<ServerLink, 'call'>
  session: Pick<Session, 'credential' | 'addNewKeys'>
  journal: Pick<SqliteJournal, 'readNote' | 'writeNote'>
  ledger: Pick<TradeLedger, 'openCount'>
  pauses: Pick<TradingHalts, 'cause'>
  changed: () => void
}

/** A package that is not complete by then is continued from there the next time. */
const fetchMsMax = 1_800_000

/**
 * Connects the updates with the server, the journal and the system. Only an app that is installed on Windows runs a
 * setup.
 */
export function createUpdates(outside: UpdateOutside): UpdateKeeper {
  const { settings, log, stop, quit, client, link, journal, ledger, pauses, changed } = outside
  return new UpdateKeeper({
    dataFolder: settings.dataFolder,
    own: { version: appVersion, package: readServiceStamp()?.package ?? null },
    source: {
      ask: async () => (await link.call('readUpdate')).update,
      openPackage: (from) =>
        client.openPackage({ ...from, signal: AbortSignal.any([stop, AbortSignal.timeout(fetchMsMax)]) }),
    },
    verify: (token) => readDescription(outside, token),
    notes: journal,
    pauses,
    ledger,
    log,
    changed,
    runSetup:
      process.platform === 'win32' && isSea()
        ? (path) => {
            startSetup(path, log)
            setImmediate(quit)
          }
        : null,
  })
}

/** The claims when one of the keys known at the sign-in, or published since, has signed them; else null. */
async function readDescription(
  { session, now }: Pick<UpdateOutside, 'session' | 'now'>,
  token: string,
): Promise<UpdateClaims | null> {
  for (const mayAsk of [true, false]) {
    const credential = session.credential()
    if (credential === null) return null
    try {
      return await verifyUpdate(token, { keys: credential.keys, nowMs: now() })
    } catch (error) {
      if (!(error instanceof TokenError)) throw error
      if (error.reason !== 'unknown_key' || !mayAsk) return null
      await session.addNewKeys()
    }
  }
  return null
}
