import type { BrokerId } from '@stratomate/contracts'
import type { TieRule } from '@stratomate/contracts/desktop-window/values'
import type { brokers } from '@stratomate/contracts/brokers/brokers'
import type { ClockReading } from '@stratomate/engine/gate/clock-guard'
import type { Broker, BrokerEvent, ConnectedChart, Log } from '@stratomate/engine/ports'
import type { DiskWatch } from '#desktop/platform/files/disk-fault.ts'
import type { ListedAsset, SymbolOverrides } from './choose-asset.ts'
import type { LineState } from './remote/connection-supervisor.ts'
import type { RemoteBrokerDependencies } from './remote/remote-broker.ts'

/** A broker as the app holds it. `feedBar` shows that a chart is alive, and gives the paper broker closed candles. */
export type RoutedBroker = Broker & {
  start(): void
  feedBar(chart: ConnectedChart, bar: { timeS: number; close: number }): void
  /** The state of the connection, as people see it. */
  lineState(): LineState
  /** What the broker lists, to choose from; empty while it is not connected. The same list until it changes. */
  assets(): readonly ListedAsset[]
  /** The broker's clock beside ours; null while it is not known, or when it has none of its own. */
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
  /** How long answers are held back, to play a slow broker, milliseconds. */
  latencyMs: number
  /** It loses when missing. */
  ties: TieRule | undefined
  disk: DiskWatch
  log: Log
  onEvent: (event: BrokerEvent) => void
}

/** What every broker on the internet is made from, whatever its protocol. */
export type RemoteAdapterDependencies = Omit<RemoteBrokerDependencies, 'id' | 'inFlight' | 'connect'> & {
  /** The address of a simulator on this computer in the place of the real broker; null for the real one. */
  simulator: string | null
  /** The person's own choices, read at each choice of an asset. */
  overrides: () => SymbolOverrides
  /** The text is in no line of the log from now on. */
  keepSecret: (secret: string) => void
  /** How long a trade of a chart lasts by the settings, seconds. */
  durationS: (chart: ConnectedChart) => number
  /** Whether signals of a chart are traded: some brokers give the prices of a few assets only. */
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
  /** Of the owner's registration at the broker. */
  appId: string
  /** Opens a page where the person reads pages. */
  openPage: (url: string) => void
  /** The person gives up, or begins again. */
  stop: AbortSignal
  /** How long the person may take, milliseconds. */
  patienceMs: number
}

/** `lastsS` is how long the token opens connections, seconds; `refused` is the broker's word. */
export type TokenSignInEnd =
  | { kind: 'signed_in'; token: string; lastsS: number }
  | { kind: 'refused'; reason: string }
  | { kind: 'failed'; reason: string }
  | { kind: 'gave_up' }
  | { kind: 'too_long' }

export type BrokerAccount = {
  id: string
  account: 'demo' | 'live'
  /** Null where the broker does not say. */
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
  /** Needed with a personal access token; null with a sign-in. */
  readonly appId: string | null
  /** Which of two kinds of contracts is bought: they differ in what a tie pays, and in the payout. */
  readonly ties: TieRule
  /** The account, such as `DOT90004580`. */
  readonly accountId: string
}

/** A broker that is reached by the session of the person's own sign-in on its page. */
export type SessionAdapter = {
  readonly access: 'session'
  create(dependencies: RemoteAdapterDependencies & { sessionPath: string }): RoutedBroker
  hasSession(sessionPath: string): boolean
  /** Opens the broker's page; the person signs in there, and only the session is kept. */
  signIn(dependencies: SignInOptions): Promise<SignInEnd>
}

export type SignInOptions = {
  /** An installed Chrome, Edge or Chromium. */
  program: string
  /** A folder of its own: browsers refuse to be watched in the person's usual profile. */
  profileFolder: string
  sessionPath: string
  account: 'demo' | 'live'
  keepSecret: (secret: string) => void
  /** The person gives up. */
  stop: AbortSignal
  /** How long the person may take, milliseconds. */
  patienceMs: number
}

export type SignInEnd = 'captured' | 'closed' | 'gave_up' | 'too_long'

type AdapterBy = { built_in: BuiltInAdapter; token: TokenAdapter; session: SessionAdapter }

/** The adapter that a broker of the registry needs. */
export type AdapterOf<Id extends BrokerId> = AdapterBy[(typeof brokers)[Id]['access']]
