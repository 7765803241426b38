import type { Database } from '#server/features/database.ts'
import type { Identity, OidcProvider, Passwords } from '#server/features/accounts/ports.ts'
import type { PackageBuild, PricingTable, SwitchedOffBroker } from '@stratomate/contracts'
import type { DeviceReader } from '#server/features/devices/create-device-reader.ts'
import type { Payments } from '#server/features/billing/ports.ts'
import type { RefusalCount } from '#server/features/billing/webhooks/create-refusal-count.ts'
import type { TelegramBot } from '#server/features/notifications/ports.ts'
import type { PushSender } from '#server/features/push/ports.ts'
import type { OutsideSender } from '#server/features/webhooks/ports.ts'
import type { FileStore } from '#server/features/files/ports.ts'
import type { EventBus, Log, MailComposer, TokenSigner } from '#server/features/ports.ts'
import type { Metrics, Tracing } from '#server/features/status/ports.ts'
import type { Readiness } from '#server/features/status/readiness.ts'
import type { JobHolder } from '#server/features/jobs/create-job-holder.ts'
import type { JobWakes } from '#server/features/jobs/create-job-wakes.ts'
import type { CandleStore } from '#server/features/trading/ports.ts'
import type { readBuiltPages } from './pages/built-pages.ts'
import type { EventStreams } from './streams/event-streams.ts'
import type { StreamSessions } from './streams/stream-sessions.ts'

/** Everything that `main` gives to the HTTP edge. */
export type HttpDependencies = {
  db: Database
  /** The database for one class of work, such as a route, with separate connections. */
  dbOf: (work: string) => Database
  databaseKind: 'embedded' | 'postgresql'
  version: string
  readiness: Readiness
  /** What monitoring reads, and the token that it must send; null: nothing is counted. */
  metrics: { token: string; port: Metrics } | null
  /** The collector of traces; null: nothing is traced. */
  tracing: Tracing | null
  identity: Identity
  passwords: Passwords
  /** The identity provider that people may sign in with; null without one. */
  oidc: OidcProvider | null
  payments: Payments
  refusedEvents: RefusalCount
  /** Wakes the job that acts on payment events. */
  wakeEvents: () => void
  /** The provider's embedded table of prices, when there is one. */
  pricingTable: PricingTable | null
  signer: TokenSigner
  readDeviceActor: DeviceReader
  candles: CandleStore
  /** Does work that only one of several servers may do. */
  jobHolder: JobHolder
  /** Runs a job now. */
  jobWakes: JobWakes
  files: FileStore
  /** How far the build of the package for Windows is. */
  packageBuild: () => PackageBuild
  bus: EventBus
  streams: EventStreams
  streamSessions: StreamSessions
  mail: MailComposer
  /** Signs the links that switch a kind of mail off. */
  mailSecret: string
  /**
   * The domain where replies to mails arrive, and the secret of the service that passes them on; null: mails are not
   * received.
   */
  inbound: { domain: string; secret: string } | null
  /** Whether the outbox is sent by a mail server or kept for reading. */
  mailDelivery: 'smtp' | 'kept'
  /** Shows a line to whoever runs the server, and to nobody else. */
  printOnConsole: (line: string) => void
  /** The bot that writes to people on Telegram; null without one. */
  telegram: TelegramBot | null
  /** Sends notifications to browsers. */
  push: PushSender
  /** Calls addresses that people entered. */
  outside: OutsideSender
  /** Countries where real money is locked. */
  liveLocked: ReadonlySet<string>
  /** Brokers to which no app sends an order. */
  switchedOff: readonly SwitchedOffBroker[]
  log: Log
  now: () => Date
  newId: () => string
  /** Where people reach the service. */
  origin: string
  /** The key of this installation's one-way hashes. */
  secret: string
  adminEmail: string | null
  /** Whether administrators and moderators need a passkey or an authenticator code beside the password. */
  secondFactor: 'demanded' | 'free'
  /** Development and demo only: the mailbox page and the payment simulator's address. */
  simulators: { payments: string | null } | null
  /** The built web pages; null when they are served elsewhere. */
  webFolder: string | null
  readPages: typeof readBuiltPages
  /** The folder for data of this server alone. */
  dataDir: string
  /** False when the disk is nearly full: then no changes are accepted. */
  canWrite: () => boolean
  /** False when the disk has too little room for files, although other changes are accepted. */
  canStoreFiles: () => boolean
  trustProxy: string | number | false
  secureCookies: boolean
}
