import type { BrokerId } from '@stratomate/contracts'
import type { TieRule } from '@stratomate/contracts/desktop-window/values'
import type { brokers } from '@stratomate/contracts/brokers/brokers'
import type { ClockReading } from '@stratomate/engine/gate/clock-guard'
import type { Broker, BrokerEvent, ConnectedChart, Log } from '@stratomate/engine/ports'
import type { DiskWatch } from '#desktop/platform/files/disk-fault.ts'
import type { ListedAsset, SymbolOverrides } from './choose-asset.ts'
import type { LineState } from './remote/connection-supervisor.ts'
import type { RemoteBrokerDependencies } from './remote/remote-broker.ts'

/** A broker as the app uses it. `feedBar` shows that a chart is alive, and gives the paper broker closed candles. */
export type RoutedBroker = Broker & {
  start(): void
  feedBar(chart: ConnectedChart, bar: { timeS: number; close: number }): void
  /** The state of the connection, as people see it. */
  lineState(): LineState
  /** The assets of the broker, to choose from; empty while it is not connected. The same list until it changes. */
  assets(): readonly ListedAsset[]
  /** The broker's clock compared with ours; null while that is unknown, or when it has no clock of its own. */
  clock(): ClockReading | null
  /** Writes what could not be written before. Throws when the disk fails again. */
  save?(): void
  close(): Promise<void>
}

/** A broker inside the app. */
export type BuiltInAdapter = {
  readonly access: 'built_in'
  create(dependencies: BuiltInBrokerDependencies): RoutedBroker
}

export type BuiltInBrokerDependencies = {
  dataFolder: string
  /** How long answers are delayed, to imitate a slow broker, milliseconds. */
  latencyMs: number
  /** How a tie ends; it loses when missing. */
  ties: TieRule | undefined
  disk: DiskWatch
  log: Log
  onEvent: (event: BrokerEvent) => void
}

/** What every broker on the internet is created with, whatever its protocol. */
export type RemoteAdapterDependencies = Omit<RemoteBrokerDependencies, 'id' | 'inFlight' | 'connect'> & {
  /** The address of a simulator on this computer that replaces the broker; null for the real one. */
  simulator: string | null
  /** The person's own choices, read whenever an asset is chosen. */
  overrides: () => SymbolOverrides
  /** Hides a text in every line of the log from now on. */
  keepSecret: (secret: string) => void
  /** How long a trade of a chart lasts by the settings, seconds. */
  durationS: (chart: ConnectedChart) => number
  /** Whether signals of a chart are traded: some brokers send the prices of only a few assets. */
  isTraded: (chart: ConnectedChart) => boolean
  /** The stake whose payout is asked for. */
  stakeCents: () => number
}

/** A broker with an official interface and a token of the person. */
export type TokenAdapter = {
  readonly access: 'token'
  create(dependencies: RemoteAdapterDependencies & { readAccess: () => TokenAccess | null }): RoutedBroker
  /** Opens the broker's page, where the person signs in and gets a token; only brokers that document such a page have it. */
  signIn?(attempt: TokenSignIn & { simulator: string | null }): Promise<TokenSignInEnd>
  /** The accounts that a token opens. */
  listAccounts(access: Pick<TokenAccess, 'token' | 'appId'> & { simulator: string | null }): Promise<AccountsAnswer>
}

export type TokenSignIn = {
  /** The id of the owner's registration at the broker. */
  appId: string
  /** Opens a page in the person's browser. */
  openPage: (url: string) => void
  /** Aborts when the person gives up or begins again. */
  stop: AbortSignal
  /** How long the person may take, milliseconds. */
  patienceMs: number
}

/** `lastsS` is how long the token opens connections, seconds; `refused` contains the broker's message. */
export type TokenSignInEnd =
  | { kind: 'signed_in'; token: string; lastsS: number }
  | { kind: 'refused'; reason: string }
  | { kind: 'failed'; reason: string }
  | { kind: 'gave_up' }
  | { kind: 'too_long' }

export type BrokerAccount = {
  id: string
  account: 'demo' | 'live'
  /** Null where the broker does not report it. */
  balanceCents: number | null
  currency: string
  isActive: boolean
}

export type AccountsAnswer =
  | { kind: 'listed'; accounts: BrokerAccount[] }
  | { kind: 'not_accepted' }
  | { kind: 'failed'; reason: string }

export type TokenAccess = {
  /** An access token of a sign-in, or a personal access token. Never logged. */
  readonly token: string
  /** Needed together with a personal access token; null with a sign-in. */
  readonly appId: string | null
  /** Which of two kinds of contracts is bought: they differ in how a tie ends, and in the payout. */
  readonly ties: TieRule
  /** The account, such as `DOT90004580`. */
  readonly accountId: string
}

/** A broker that is reached with the session of the person's own sign-in on its page. */
export type SessionAdapter = {
  readonly access: 'session'
  create(dependencies: RemoteAdapterDependencies & { sessionPath: string }): RoutedBroker
  hasSession(sessionPath: string): boolean
  /** Opens the broker's page, where the person signs in; only the session is kept. */
  signIn(dependencies: SignInOptions): Promise<SignInEnd>
}

export type SignInOptions = {
  /** An installed Chrome, Edge or Chromium. */
  program: string
  /** A separate folder: browsers refuse to be observed in the person's usual profile. */
  profileFolder: string
  sessionPath: string
  account: 'demo' | 'live'
  keepSecret: (secret: string) => void
  /** Aborts when the person gives up. */
  stop: AbortSignal
  /** How long the person may take, milliseconds. */
  patienceMs: number
}

export type SignInEnd = 'captured' | 'closed' | 'gave_up' | 'too_long'

type AdapterBy = { built_in: BuiltInAdapter; token: TokenAdapter; session: SessionAdapter }

/** The adapter that a broker of the registry needs. */
export type AdapterOf<Id extends BrokerId> = AdapterBy[(typeof brokers)[Id]['access']]
