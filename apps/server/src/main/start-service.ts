import { createHash, randomUUIDv7 } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { brand } from '@stratomate/brand'
import { navigations, webhookPath } from '@stratomate/contracts'
import { errorText, SettingsError } from '@stratomate/std/errors'
import type { FastifyBaseLogger } from 'fastify'
import { createIdentity } from '#server/adapters/identity.ts'
import { createOidcProvider } from '#server/adapters/create-oidc-provider.ts'
import { createTokenSigner, loadOrCreatePrivateKey, parsePrivateKey } from '#server/adapters/signing-keys.ts'
import { createOutsideSender } from '#server/adapters/outside/create-outside-sender.ts'
import { createPushSender } from '#server/adapters/outside/create-push-sender.ts'
import { createTelegramBot } from '#server/adapters/telegram.ts'
import { lockFolder } from '#server/db/folder-lock.ts'
import { findAbsent } from '#server/features/accounts/profile/find-absent.ts'
import { addSamples } from '#server/features/community/posts/add-samples.ts'
import { composeMails } from '#server/features/mail/compose-mails.ts'
import { createRefusalCount } from '#server/features/billing/webhooks/create-refusal-count.ts'
import { askDatabase } from '#server/features/status/queries/queues.ts'
import type { Tracing } from '#server/features/status/ports.ts'
import { createReadiness } from '#server/features/status/readiness.ts'
import { createServer, listenerOf, untilCalm } from '#server/http/create-server.ts'
import { createDeviceReader } from '#server/features/devices/create-device-reader.ts'
import type { HttpDependencies } from '#server/http/http-dependencies.ts'
import { createStreamSessions } from '#server/http/streams/stream-sessions.ts'
import type { WakeableJob } from '#server/jobs/repeat-or-wake.ts'
import { createPackages, type Packages } from './create-packages.ts'
import { keptSecret, prepareDataFolder } from './data-folder.ts'
import { watchFreeSpace } from './free-space.ts'
import { type HttpListener, openHttpListener } from './http-listener.ts'
import { hidingAccounts } from './logger.ts'
import { joinServers } from './servers/join-servers.ts'
import { openDatabase } from './open-database.ts'
import { openFileStore } from './open-file-store.ts'
import { openPayments } from './open-payments.ts'
import type { Settings } from './settings.ts'
import { version } from './version.ts'
import { realOutside, type ServiceOutside } from './service-outside.ts'
import { handleEventsOrWake, startJobs } from './start-jobs.ts'

export type Service = { origin: string; databaseKind: HttpDependencies['databaseKind']; close: () => Promise<void> }

type Start = { settings: Settings; log: FastifyBaseLogger; outside: ServiceOutside; closers: (() => unknown)[] }

/**
 * Wires every part, migrates, listens. Calling the result closes everything, the newest part first. Tests replace the
 * clock, the disk or the payment simulator in `outside`.
 */
export async function startService(
  settings: Settings,
  log: FastifyBaseLogger,
  outside: ServiceOutside = realOutside,
): Promise<Service> {
  const closers: (() => unknown)[] = []
  const close = async () => {
    for (const closer of closers.splice(0).toReversed()) await closer()
  }
  try {
    return { ...(await start({ settings, log, outside, closers })), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function start({ settings, log: linesBefore, outside, closers }: Start) {
  prepareDataFolder(settings.dataDir)
  const kind = settings.databaseUrl === null ? 'embedded' : 'postgresql'
  const door = await openHttpListener({ ...settings, alive: { status: 'starting', version, database: kind } })
  closers.push(door.close)
  closers.push(lockFolder(settings.dataDir))
  const { bytesFree, freeSpaceEveryMs: everyMs } = outside
  const freeSpace = await watchFreeSpace(settings.dataDir, { bytesFree, everyMs })
  closers.push(freeSpace.stop)
  const stored = { settings, log: linesBefore, outside, closers }
  const { tracing, database, secret, log } = await openStored(stored, freeSpace.canGrowDatabase)
  const hook = { url: `http://127.0.0.1:${door.port}${webhookPath}`, secret: derive(secret, 'webhook') }
  const payments = await openPayments({ settings, outside, closers }, hook)
  const origin = settings.origin ?? `http://localhost:${door.port}`
  const { messages, shared } = await joinServers({ settings, log, outside, closers, database })
  const { now } = outside
  const files = await openFileStore(settings)
  const passwords = outside.createPasswords()
  closers.push(passwords.close)
  const packages = createPackages({ settings, outside, log })
  const dependencies: HttpDependencies = {
    packageBuild: packages.view,
    ...settledResults(settings, outside, origin),
    db: database.dbOf('service'),
    dbOf: database.dbOf,
    databaseKind: database.kind,
    version,
    identity: createIdentity({ db: database.dbOf('sessions'), secret: derive(secret, 'identity'), origin, log }),
    passwords,
    payments: payments.port,
    refusedEvents: createRefusalCount(now),
    wakeEvents: () => events.wake(),
    readDeviceActor: createDeviceReader(database.dbOf('computers')),
    signer: await createTokenSigner(readSigningKey(settings)),
    ...shared,
    tracing,
    files,
    readiness: createReadiness(
      { database: () => askDatabase(database.dbOf('readiness')), storage: files.reach, bus: messages.reach },
      { log, nowMs: () => performance.now() },
    ),
    streamSessions: createStreamSessions({
      nowMs: Date.now,
      messages,
      onAccessEnded: shared.streams.onAccessEnded,
      findAbsent: (streams) => findAbsent({ db: database.dbOf('open streams'), now }, streams),
    }),
    mail: composeMails(now, { origin, secret: derive(secret, 'mail'), inbox: settings.inbound?.domain ?? null }),
    mailSecret: derive(secret, 'mail'),
    log,
    now,
    // Ids that sort by time: a new row goes to the end of its index, not into an old page.
    newId: randomUUIDv7,
    printOnConsole: outside.printOnConsole,
    origin,
    secret: derive(secret, 'trial'),
    ...sendersOf(settings, secret),
    simulators: settings.simulators ? { payments: payments.simulatorUrl } : null,
    // PostgreSQL has its own disk.
    canWrite: database.kind === 'embedded' ? freeSpace.canGrowDatabase : () => true,
    canStoreFiles: freeSpace.canStoreFiles,
    secureCookies: origin.startsWith('https://'),
  }
  const events = handleEventsOrWake(dependencies, { outside, log })
  await serve({ settings, log, outside, closers }, { dependencies, door, events, packages })
  return { origin, databaseKind: database.kind }
}

/**
 * The database with the observer of its queries, the secret of the installation, and the log that hides accounts by it.
 */
async function openStored({ settings, log, outside, closers }: Start, canGrow: () => boolean) {
  const tracing = await openTracing(settings)
  if (tracing !== null) closers.push(tracing.close)
  const { databaseWatch: watch, printOnConsole: say } = outside
  const database = await openDatabase({ ...settings, watch, say, canGrow, watchQuery: tracing?.query }, log)
  closers.push(database.close)
  const secret = settings.authSecret ?? keptSecret(join(settings.dataDir, 'keys', 'auth-secret'))
  return { tracing, database, secret, log: hidingAccounts(log, derive(secret, 'trial')) }
}

/** The collector of traces. Its packages are only loaded where one is named: they take 0.2 s of a start. */
async function openTracing({ tracing }: Settings): Promise<Tracing | null> {
  if (tracing === null) return null
  const { createTracing } = await import('#server/adapters/create-tracing.ts')
  return createTracing({ ...tracing, service: brand.name.toLowerCase(), version })
}

type Wired = { dependencies: HttpDependencies; door: HttpListener; events: WakeableJob; packages: Packages }

/** Starts the jobs and opens the port for calls. */
async function serve(start: Start, { dependencies, door, events, packages }: Wired): Promise<void> {
  const { settings, log, closers } = start
  const app = await createServer(dependencies, { log, server: door.server })
  closers.push(
    () => door.close().then(() => app.close()),
    () => events.stop(),
  )
  startJobs(start, dependencies)
  await packages.publish(dependencies)
  if (settings.mode === 'demo') await addSamples(dependencies)
  await app.ready()
  await untilCalm(app)
  door.open(listenerOf(app, dependencies))
  // Added last, so it is the first to run at a stop: calls end while everything that they need still works.
  closers.push(() => drain(dependencies, door, settings.shutdownNoticeMs))
  packages.build(dependencies)
  closers.push(packages.stop)
}

/**
 * Reports that no more calls are accepted, gives load balancers time to notice, then ends streams, calls and
 * connections.
 */
async function drain({ readiness, streams }: HttpDependencies, door: HttpListener, noticeMs: number): Promise<void> {
  readiness.stop()
  await sleep(noticeMs)
  streams.close()
  await door.close()
}

type SettledPart =
  | 'pricingTable'
  | 'inbound'
  | 'liveLocked'
  | 'switchedOff'
  | 'telegram'
  | 'oidc'
  | 'mailDelivery'
  | 'adminEmail'
  | 'secondFactor'
  | 'trustProxy'
  | 'webFolder'
  | 'readPages'
  | 'dataDir'

/** Everything that follows from the settings, the outside and the address of the service. */
function settledResults(
  settings: Settings,
  outside: ServiceOutside,
  origin: string,
): Pick<HttpDependencies, SettledPart> {
  const { pricingTable, inbound, liveLocked, switchedOff, telegram, smtpUrl, oidc } = settings
  const { adminEmail, secondFactor, trustProxy } = settings
  return {
    pricingTable,
    inbound,
    liveLocked,
    switchedOff,
    telegram: telegram === null ? null : createTelegramBot(telegram),
    // Asked at the first sign-in, so an unreachable one does not stop the start.
    oidc:
      oidc === null
        ? null
        : createOidcProvider({ ...oidc, redirectUri: `${origin}${navigations.oidcCallback}`, now: outside.now }),
    mailDelivery: smtpUrl === null ? 'kept' : 'smtp',
    adminEmail,
    secondFactor,
    trustProxy,
    webFolder: outside.webFolder,
    readPages: outside.readPages,
    dataDir: settings.dataDir,
  }
}

/** Calls addresses that people or their browsers have named. */
function sendersOf({ webhooksToLoopback }: Settings, secret: string): Pick<HttpDependencies, 'outside' | 'push'> {
  const outside = createOutsideSender({ allowsLoopback: webhooksToLoopback })
  const contact = `mailto:${brand.email}`
  return { outside, push: createPushSender({ secret: derive(secret, 'push'), contact, outside }) }
}

function derive(secret: string, purpose: string): string {
  return createHash('sha256').update(`${purpose}:${secret}`).digest('base64url')
}

function readSigningKey(settings: Settings) {
  if (settings.leasePrivateKey === null) return loadOrCreatePrivateKey(join(settings.dataDir, 'keys', 'lease.pem'))
  try {
    return parsePrivateKey(settings.leasePrivateKey)
  } catch (error) {
    const cause = errorText(error)
    throw new SettingsError(`LEASE_PRIVATE_KEY is not valid: ${cause}`)
  }
}
