import { brand } from '@stratomate/brand'
import { type AccountKey, accountKeyOf } from '@stratomate/contracts/brokers/account-keys'
import { isSameChart } from '@stratomate/engine/charts/choose-charts'
import type { DiskWatch } from '#desktop/platform/files/disk-fault.ts'
import type { TradeLedger } from '@stratomate/engine/orders/trade-ledger'
import type { ExecutionEngine } from '@stratomate/engine/orders/execution-engine'
import type { TradingSettings } from '@stratomate/engine/gate/trading-settings'
import type { SqliteJournal } from '#desktop/adapters/journal/sqlite-journal.ts'
import { placeOf, readBrokerChoice } from './broker-choice.ts'
import type { BrokerStops } from './broker-stops.ts'
import { BrokerRouter } from './broker-router.ts'
import { createBroker } from './create-broker.ts'
import { readKeptAccounts } from './kept-accounts.ts'
import type { SecretKeepingLog } from '#desktop/platform/log/create-log.ts'
import type { SymbolMapStore } from './symbol-map-store.ts'
import { isLiveConfirmed } from './live-consent.ts'

export type OpenBrokerDependencies = {
  /** `window` is null where nobody can confirm real money. */
  settings: { dataFolder: string; paperLatencyMs: number; window: object | null }
  log: SecretKeepingLog
  disk: DiskWatch
  now: () => number
  journal: SqliteJournal
  ledger: TradeLedger
  /** Called only after the app is wired. */
  engine: () => ExecutionEngine
  trading: () => TradingSettings
  stops: BrokerStops
  symbols: SymbolMapStore
  /** Null before the sign-in. */
  deviceId: () => string | null
}

/** The accounts of broker.json and accounts.json, with all that they need of the app. Throws a SettingsError when a file is wrong. */
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
  const choice = readBrokerChoice(dataFolder)
  const others = readKeptAccounts(dataFolder, choice).filter(({ isOn }) => isOn)
  const accountOf = (chart: NamedChart): AccountKey | undefined => namedAccount(trading(), chart)
  const router: BrokerRouter = new BrokerRouter({
    choice,
    others: others.map((other) => other.choice),
    accountOf,
    notes: journal,
    ledger,
    log,
    engine,
    stopOf: (id) => stops.reasonOf(id),
    create: (own, onEvent) =>
      createBroker({
        choice: own,
        dataFolder,
        paperLatencyMs,
        disk,
        log,
        now,
        trading,
        ownerAppId: brand.derivAppId,
        notes: journal,
        // Real money can only be confirmed in the window, for the device that is signed in.
        isLiveConfirmed(account) {
          const id = deviceId()
          return window !== null && id !== null && isLiveConfirmed(journal, id, account)
        },
        takes: (chart) => (accountOf(chart) ?? accountKeyOf(router)) === accountKeyOf(placeOf(own)),
        symbols: (name) => symbols.of(name),
        onEvent,
      }),
  })
  return router
}

type NamedChart = { symbol: string; timeframeS: number }

function namedAccount({ favorites }: TradingSettings, chart: NamedChart): AccountKey | undefined {
  return favorites === 'first' ? undefined : favorites.find((favorite) => isSameChart(favorite, chart))?.account
}
