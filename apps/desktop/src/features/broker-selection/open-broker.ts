import type { DiskWatch } from '#desktop/platform/files/disk-fault.ts'
import type { TradeLedger } from '@stratomate/engine/orders/trade-ledger'
import type { ExecutionEngine } from '@stratomate/engine/orders/execution-engine'
import type { TradingSettings } from '@stratomate/engine/gate/trading-settings'
import type { SqliteJournal } from '#desktop/adapters/journal/sqlite-journal.ts'
import { readBrokerChoice } from './broker-choice.ts'
import type { BrokerStops } from './broker-stops.ts'
import { BrokerRouter } from './broker-router.ts'
import { createBroker } from './create-broker.ts'
import type { SecretKeepingLog } from '#desktop/platform/log/create-log.ts'
import type { SymbolMapStore } from './symbol-map-store.ts'
import { liveConfirmedNote } from './live-consent.ts'

export type OpenBrokerDependencies = {
  /** `window` is null where nobody can confirm real money. */
  settings: { dataFolder: string; paperLatencyMs: number; window: object | null }
  log: SecretKeepingLog
  disk: DiskWatch
  now: () => number
  journal: SqliteJournal
  ledger: TradeLedger
  /** Asked for only after the app is wired. */
  engine: () => ExecutionEngine
  trading: () => TradingSettings
  stops: BrokerStops
  symbols: SymbolMapStore
  /** Null before the sign-in. */
  deviceId: () => string | null
}

/** The broker of broker.json, with all that it needs of the app. Throws a SettingsError when the file is wrong. */
export function openBroker({
  settings,
  log,
  disk,
  now,
  journal,
  ledger,
  engine,
  trading,
  deviceId,
  stops,
  symbols,
}: OpenBrokerDependencies): BrokerRouter {
  const { dataFolder, paperLatencyMs, window } = settings
  // Real money is confirmed in the window alone, for the device that is signed in.
  const isLiveConfirmed = (): boolean => {
    const id = deviceId()
    return window !== null && id !== null && journal.readNote(liveConfirmedNote) === id
  }
  return new BrokerRouter({
    choice: readBrokerChoice(dataFolder),
    notes: journal,
    ledger,
    log,
    engine,
    stopOf: (id) => stops.reasonOf(id),
    create: (choice, onEvent) =>
      createBroker({
        choice,
        dataFolder,
        paperLatencyMs,
        disk,
        log,
        now,
        trading,
        notes: journal,
        isLiveConfirmed,
        symbols: (name) => symbols.of(name),
        onEvent,
      }),
  })
}
