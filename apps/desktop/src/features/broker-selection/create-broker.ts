import { brokerIdOf } from '@stratomate/contracts/brokers/broker-keys'
import { isSameChart } from '@stratomate/engine/charts/choose-charts'
import type { TradingSettings } from '@stratomate/engine/gate/trading-settings'
import type { BrokerEvent, ConnectedChart } from '@stratomate/engine/ports'
import { join } from 'node:path'
import type { RoutedBroker, RemoteAdapterDependencies } from '#desktop/adapters/brokers/broker-adapter.ts'
import { brokerAdapters } from '#desktop/adapters/brokers/broker-adapters.ts'
import type { SymbolOverrides } from '#desktop/adapters/brokers/choose-asset.ts'
import { orderFileName } from '#desktop/adapters/brokers/remote/order-file.ts'
import { remoteTimings } from '#desktop/adapters/brokers/remote/remote-timings.ts'
import { readToken } from '#desktop/adapters/brokers/remote/token-file.ts'
import { type DiskWatch, strictDisk } from '#desktop/platform/files/disk-fault.ts'
import type { SecretKeepingLog } from '#desktop/platform/log/create-log.ts'
import { accessPaths } from './access-paths.ts'
import { type BrokerChoice, isRemote, isWithToken, type RemoteChoice } from './broker-choice.ts'
import { type ConsentDependencies, missingConsent } from './broker-consent.ts'

export type CreateBrokerDependencies = ConsentDependencies & {
  choice: BrokerChoice
  dataFolder: string
  paperLatencyMs: number
  log: SecretKeepingLog
  /** Ties lose when missing. */
  disk?: DiskWatch
  now: () => number
  /** The settings in force. */
  trading: () => TradingSettings
  /** The person's own choices of assets at a broker, as they are now; the same object until they change. */
  symbols: (broker: RemoteChoice['broker']) => SymbolOverrides
  /** Whether the orders of a chart go to this account; when missing, those of all charts do. */
  takes?: (chart: ConnectedChart) => boolean
  /** The owner's registration, for people without their own; null when missing. */
  ownerAppId?: string | null
  onEvent: (event: BrokerEvent) => void
}

/** A simulator on this computer answers at once, so no long waiting times are needed. */
const simulatorTimings = { ...remoteTimings, verdictMs: 8_000, askEveryMs: 3_000 }

/** Creates the chosen broker. A real one connects only when the person's consents are recorded. */
export function createBroker(dependencies: CreateBrokerDependencies): RoutedBroker {
  const { choice, dataFolder, paperLatencyMs: latencyMs, disk = strictDisk, log, onEvent } = dependencies
  if (!isRemote(choice)) {
    return brokerAdapters[brokerIdOf(choice.broker)].create({
      dataFolder,
      latencyMs,
      ties: choice.ties,
      disk,
      log,
      onEvent,
    })
  }
  if (choice.simulator !== undefined) log.warn(`The broker is a simulator at ${choice.simulator}: no order is real.`)
  if (!isWithToken(choice)) {
    const adapter = brokerAdapters[brokerIdOf(choice.broker)]
    return adapter.create({
      ...remoteDependencies(dependencies, choice),
      sessionPath: accessPaths.session(dataFolder, choice),
    })
  }
  const { accountId, appId, ties = 'lose' } = choice
  const { ownerAppId = null } = dependencies
  return brokerAdapters[brokerIdOf(choice.broker)].create({
    ...remoteDependencies(dependencies, choice),
    readAccess() {
      const kept = readToken(accessPaths.token(dataFolder, choice.broker))
      return kept === null ? null : { token: kept.token, appId: kept.appId ?? appId ?? ownerAppId, accountId, ties }
    },
  })
}

function remoteDependencies(dependencies: CreateBrokerDependencies, choice: RemoteChoice): RemoteAdapterDependencies {
  const { dataFolder, disk = strictDisk, log, now, onEvent, symbols, takes = () => true, trading } = dependencies
  const kind = choice.simulator === undefined ? choice.account : 'simulator'
  return {
    account: choice.account,
    simulator: choice.simulator ?? null,
    storePath: join(dataFolder, orderFileName(choice.broker, kind)),
    disk,
    log,
    now,
    random: Math.random,
    timings: choice.simulator === undefined ? remoteTimings : simulatorTimings,
    overrides: () => symbols(choice.broker),
    onEvent,
    keepSecret: (secret: string) => log.keepSecret(secret),
    missingConsent: () => missingConsent(choice, dependencies),
    durationS: (chart: ConnectedChart) => tradeDurationS(trading(), chart),
    isTraded: (chart: ConnectedChart) => takes(chart) && isFavorite(trading(), chart),
    stakeCents: () => trading().stakeCents,
  }
}

/** How long a trade of a chart lasts by the settings, seconds. */
export function tradeDurationS({ favorites, expiryCandles }: TradingSettings, chart: ConnectedChart): number {
  const list = favorites === 'first' ? [] : favorites
  const favorite = list.find((one) => isSameChart(one, chart))
  return (favorite?.expiryCandles ?? expiryCandles) * chart.timeframeS
}

/** Before the person chooses favorites, charts take the places of the plan in their order, so each may be one. */
function isFavorite({ favorites }: TradingSettings, chart: ConnectedChart): boolean {
  return favorites === 'first' || favorites.some((one) => isSameChart(one, chart))
}
