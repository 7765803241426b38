import { join } from 'node:path'
import { createDerivBroker } from '#desktop/adapters/brokers/deriv/create-deriv-broker.ts'
import { derivRestOrigin } from '#desktop/adapters/brokers/deriv/ask-for-socket.ts'
import { readDerivToken } from '#desktop/adapters/brokers/deriv/token-file.ts'
import { PaperBroker } from '#desktop/adapters/brokers/paper/paper-broker.ts'
import { createPocketBroker } from '#desktop/adapters/brokers/pocket-option/create-pocket-broker.ts'
import { type PocketSession, readSession } from '#desktop/adapters/brokers/pocket-option/session-file.ts'
import type { ListedAsset, SymbolOverrides } from '#desktop/adapters/brokers/choose-asset.ts'
import type { LineState } from '#desktop/adapters/brokers/remote/connection-supervisor.ts'
import { remoteTimings } from '#desktop/adapters/brokers/remote/remote-timings.ts'
import type { ClockReading } from '@stratomate/engine/gate/clock-guard'
import { type DiskWatch, strictDisk } from '#desktop/platform/files/disk-fault.ts'
import type { Broker, BrokerEvent, ConnectedChart } from '@stratomate/engine/ports'
import type { TradingSettings } from '@stratomate/engine/gate/trading-settings'
import { type BrokerChoice, type RemoteChoice } from './broker-choice.ts'
import { type ConsentDependencies, missingConsent } from './broker-consent.ts'
import type { SecretKeepingLog } from '#desktop/platform/log/create-log.ts'
import { ownCommand, paperBrokerWord } from '#desktop/platform/process/own-command.ts'

/** A broker as the app holds it. `feedBar` tells that a chart is alive, and the paper broker its closed candles. */
export type RoutedBroker = Broker & {
  start(): void
  feedBar(chart: ConnectedChart, bar: { timeS: number; close: number }): void
  /** How the connection stands, for people. */
  lineState(): LineState
  /** What the broker lists, to choose from; empty while it is not connected. The same list until it changes. */
  assets(): readonly ListedAsset[]
  /** The broker's clock beside ours; null while it is not known, or when it has none of its own. */
  clock(): ClockReading | null
  /** Writes what waits for the disk. Throws when it does not take it. */
  save?(): void
  close(): Promise<void>
}

export type CreateBrokerDependencies = ConsentDependencies & {
  choice: BrokerChoice
  dataFolder: string
  paperLatencyMs: number
  log: SecretKeepingLog
  /** Strict when missing. */
  disk?: DiskWatch
  now: () => number
  /** The settings in force. */
  trading: () => TradingSettings
  /** The person's own choices of assets at a broker, as they are now; the same object until they change. */
  symbols: (broker: RemoteChoice['broker']) => SymbolOverrides
  onEvent: (event: BrokerEvent) => void
}

const selfTestMsMax = 15_000
/** What runs on this computer answers at once: no patience with lines and queues is needed. */
const simulatorTimings = { ...remoteTimings, verdictMs: 8_000, askEveryMs: 3_000 }

/** Makes the broker that was chosen. A real one connects only when the person's consents are recorded. */
export function createBroker(parts: CreateBrokerDependencies): RoutedBroker {
  const { choice, dataFolder, paperLatencyMs, disk = strictDisk, log, onEvent } = parts
  if (choice.broker === 'paper') {
    const ledgerPath = join(dataFolder, 'paper-ledger.db')
    return new PaperBroker({
      command: ownCommand(paperBrokerWord),
      ledgerPath,
      latencyMs: paperLatencyMs,
      disk,
      log,
      onEvent,
    })
  }
  if (choice.simulator !== undefined) log.warn(`The broker is a simulator at ${choice.simulator}: no order is real.`)
  return choice.broker === 'deriv' ? createDeriv(parts, choice) : createPocket(parts, choice)
}

function createDeriv(parts: CreateBrokerDependencies, choice: RemoteChoice & { broker: 'deriv' }): RoutedBroker {
  const { accountId, appId, simulator } = choice
  return createDerivBroker({
    ...commonDependencies(parts, choice),
    origin: simulator ?? derivRestOrigin,
    readAccess() {
      const token = readDerivToken(join(parts.dataFolder, 'deriv-token'))
      return token === null ? null : { token, appId, accountId }
    },
    stakeCents: () => parts.trading().stakeCents,
  })
}

function createPocket(
  parts: CreateBrokerDependencies,
  choice: RemoteChoice & { broker: 'pocket_option' },
): RoutedBroker {
  const path = join(parts.dataFolder, pocketSessionFile[choice.account])
  return createPocketBroker({
    ...commonDependencies(parts, choice),
    readSession: () => fittingSession(readSession(path), choice.simulator),
    selfTestMsMax,
  })
}

/** Where the session of each kind of account is kept, inside the data folder. */
export const pocketSessionFile = {
  demo: 'pocket-option-demo.session',
  live: 'pocket-option-live.session',
} as const satisfies Record<RemoteChoice['account'], string>

/** The real broker is only spoken to over an encrypted line, the simulator only at its own address. */
function fittingSession(session: PocketSession | null, simulator: string | undefined): PocketSession | null {
  if (session === null) return null
  const isFitting = (address: string): boolean => {
    const { protocol, host } = new URL(address)
    return simulator === undefined ? protocol === 'wss:' : protocol === 'ws:' && host === new URL(simulator).host
  }
  const { socketUrl, otherSocketUrls = [] } = session
  return isFitting(socketUrl) ? { ...session, otherSocketUrls: otherSocketUrls.filter(isFitting) } : null
}

function commonDependencies(parts: CreateBrokerDependencies, choice: RemoteChoice) {
  const { dataFolder, disk = strictDisk, log, now, onEvent, symbols, trading } = parts
  const kind = choice.simulator === undefined ? choice.account : 'simulator'
  return {
    account: choice.account,
    isSimulator: choice.simulator !== undefined,
    storePath: join(dataFolder, `orders-${choice.broker}-${kind}.db`),
    disk,
    log,
    now,
    random: Math.random,
    timings: choice.simulator === undefined ? remoteTimings : simulatorTimings,
    overrides: () => symbols(choice.broker),
    onEvent,
    keepSecret: (secret: string) => log.keepSecret(secret),
    missingConsent: () => missingConsent(choice, parts),
    durationS: (chart: ConnectedChart) => tradeDurationS(trading(), chart),
  }
}

/** How long a trade of a chart lasts by the settings, seconds. */
export function tradeDurationS(
  { favorites, expiryCandles }: TradingSettings,
  { symbol, timeframeS }: ConnectedChart,
): number {
  const list = favorites === 'first' ? [] : favorites
  const favorite = list.find((one) => one.symbol === symbol && one.timeframeS === timeframeS)
  return (favorite?.expiryCandles ?? expiryCandles) * timeframeS
}
