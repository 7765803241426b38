import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type BodyOf, desktopClientId, type EndpointName, endpoints, type OutputOf } from '@stratomate/contracts'
import { legalVersion, riskText } from '@stratomate/domain'
import { presentEventFault } from '@stratomate/commands/start-product'
import { dropDatabase } from '@stratomate/commands/postgres/postgres'
import { createPreparedDatabase, layPreparedDatabase } from '@stratomate/commands/postgres/prepared-database'
import { startPaymentSimulator } from '@stratomate/simulators/payments/start-payment-simulator'
import type { FastifyBaseLogger } from 'fastify'
import type { PoolConfig } from 'pg'
import { runningEmbedded } from '#server/db/embedded.ts'
import { type ClosablePasswords, createPasswords, passwordCost } from '#server/adapters/create-passwords.ts'
import { type Guests, readBuiltPages } from '#server/http/pages/built-pages.ts'
import { createLogger } from '../logger.ts'
import { readSettings } from '../settings.ts'
import type { WebhookTarget } from '../payments-process.ts'
import { type Service, startService } from '../start-service.ts'
import { type Mail, readMailbox } from './read-mailbox.ts'
import { realOutside, type ServiceOutside } from '../service-outside.ts'

/** People who come to a service. */
export type Callers = {
  visitor: () => Visitor
  member: (options?: { email?: string; address?: string }) => Promise<Member>
}

/** A running service for a test: real database, real HTTP, a data folder that is removed with it. */
export type Shop = Callers & {
  origin: string
  dataDir: string
  /** How a test reaches the database of the service by a connection of its own. */
  database: PoolConfig
  /** Stops and starts the service on the same data. */
  restart: () => Promise<void>
  /** The same, with other settings instead of these. */
  restartWith: (environment: Record<string, string>) => Promise<void>
  close: () => Promise<void>
}

export type Answer<Body = unknown> = { status: number; body: Body; headers: Headers }

type ShopOptions = {
  /**
   * The address of its database; null for the embedded one in its data folder. By default a new one in the PostgreSQL of
   * this run of the tests, which takes half of the time of a core, and the embedded one where there is none.
   */
  databaseUrl?: string | null
  environment?: Record<string, string>
  /** What differs from the real world: a clock, a disk, a payment simulator. */
  outside?: Partial<ServiceOutside>
  log?: FastifyBaseLogger
}

export async function startShop(options: ShopOptions = {}): Promise<Shop> {
  const { environment = {}, outside = {}, log = createLogger({ kind: 'none' }) } = options
  const ownUrl = options.databaseUrl === undefined ? await createPreparedDatabase() : null
  const databaseUrl = options.databaseUrl ?? ownUrl
  const dataDir = await mkdtemp(join(tmpdir(), 'stratomate-shop-'))
  if (databaseUrl === null) layPreparedDatabase(dataDir)
  const settingsOf = (changed: Record<string, string>) =>
    readSettings({
      PORT: '0',
      DATA_DIR: dataDir,
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
      ...environment,
      ...changed,
    })
  // In the test's own process: a separate one for each of some two hundred services would take half a second of a core.
  const startPaymentsSimulator = async (folder: string, webhook: WebhookTarget) => {
    const simulator = await startPaymentSimulator({
      file: join(folder, 'payments-simulator.sqlite'),
      fault: presentEventFault,
    })
    simulator.sendEventsTo(webhook)
    return simulator
  }
  const lossy = presentEventFault === 'dropped' ? { reconcileEveryMs: 500 } : {}
  const start = (changed: Record<string, string> = {}) =>
    startService(settingsOf(changed), log, {
      ...realOutside,
      packagesFolder: null,
      startPaymentsSimulator,
      createPasswords: sharedPasswords,
      readPages: sharedPages,
      ...lossy,
      ...outside,
    })
  let service: Service = await start()
  return {
    get origin() {
      return service.origin
    },
    dataDir,
    get database() {
      return databaseUrl === null ? runningEmbedded(join(dataDir, 'database')) : { connectionString: databaseUrl }
    },
    ...callersOf(() => service.origin),
    restart: async () => {
      await service.close()
      service = await start()
    },
    restartWith: async (changed) => {
      await service.close()
      service = await start(changed)
    },
    close: async () => {
      await service.close()
      await rm(dataDir, { recursive: true, force: true })
      if (ownUrl !== null) await dropDatabase(ownUrl)
    },
  }
}

let passwords: ClosablePasswords | null = null

/**
 * One for every service of a worker, because its lists of common passwords take half a second of a core to load. Its
 * hashes cost little: the cost of a real hash has a test of its own.
 */
function sharedPasswords(): ClosablePasswords {
  passwords ??= createPasswords({ ...passwordCost, memory: 8, passes: 1 })
  return { ...passwords, close: () => Promise.resolve() }
}

const pagesRead = new Map<string, ReturnType<typeof readBuiltPages>>()

/** The pages of the real build, once for every service of a worker: they are 46 MB, and 0.2 s of a core to read. */
function sharedPages(folder: string, guests: Guests = {}): ReturnType<typeof readBuiltPages> {
  if (folder !== realOutside.webFolder) return readBuiltPages(folder, guests)
  const key = JSON.stringify(guests)
  const pages = pagesRead.get(key) ?? readBuiltPages(folder, guests)
  pagesRead.set(key, pages)
  return pages
}

/** Callers of the service that answers at an address, wherever it runs. */
export function callersOf(origin: () => string, site: string | null = null): Callers {
  const visitorAt = (address: string | null) => {
    const visitor = new Visitor(origin, address)
    visitor.site = site
    return visitor
  }
  return {
    visitor: () => visitorAt(null),
    member: async ({ email = `${randomUUID()}@example.com`, address } = {}) =>
      joinAsMember(visitorAt(address ?? null), email),
  }
}

type CallOptions = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}

const attemptsWhileBusy = 6

/** A service on a loaded machine refuses a call before doing anything, and asks the caller to come back. */
function isBusy({ status }: Response, text: string): boolean {
  return status === 503 && text.includes('"code":"starting"')
}

/** Somebody with a browser's cookies, or a desktop with its token. */
export class Visitor {
  readonly #origin: () => string
  readonly #address: string | null
  readonly #cookies = new Map<string, string>()
  token: string | null = null
  /** The service's public address, when the test reaches it by another one. */
  site: string | null = null

  /** `address` is the caller's own address behind a proxy (with `TRUST_PROXY`). */
  constructor(origin: () => string, address: string | null = null) {
    this.#origin = origin
    this.#address = address
  }

  get cookies(): ReadonlyMap<string, string> {
    return this.#cookies
  }

  /** Calls an endpoint of the contract and reads its answer, whatever the status. */
  async call<Name extends EndpointName>(name: Name, parts: CallOptions = {}): Promise<Answer<OutputOf<Name>>> {
    const { method, path } = endpoints[name].route
    const filled = path.replace(/:(\w+)/gu, (_whole, key: string) => encodeURIComponent(parts.params?.[key] ?? ''))
    const query = parts.query === undefined ? '' : `?${new URLSearchParams(parts.query).toString()}`
    const send = () =>
      this.fetch(`${filled}${query}`, {
        method,
        headers: { ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }), ...parts.headers },
        ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
      })
    let answer = await send()
    let text = await answer.text()
    for (let attempt = 1; attempt < attemptsWhileBusy && isBusy(answer, text); attempt += 1) {
      await sleep(500)
      answer = await send()
      text = await answer.text()
    }
    // Safe enough for tests: each asserts the status before it reads the body as the contract's answer.
    const body = (text === '' ? null : JSON.parse(text)) as OutputOf<Name>
    return { status: answer.status, body, headers: answer.headers }
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (this.token !== null) headers.set('authorization', `Bearer ${this.token}`)
    if (this.#address !== null) headers.set('x-forwarded-for', this.#address)
    if (this.#cookies.size > 0)
      headers.set('cookie', [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const answer = await fetch(new URL(path, this.#origin()), { redirect: 'manual', ...init, headers })
    for (const line of answer.headers.getSetCookie()) this.#keep(line)
    return answer
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';')
    const equals = pair.indexOf('=')
    const name = pair.slice(0, equals).trim()
    const ended = attributes.some((attribute) => /^\s*max-age=0$/iu.test(attribute) || /1970/u.test(attribute))
    if (ended) this.#cookies.delete(name)
    else this.#cookies.set(name, pair.slice(equals + 1))
  }

  /** The newest one-time code mailed to an address. */
  async mailedCode(email: string): Promise<string> {
    const mails = await this.mails(email)
    const code = mails.find((mail) => mail.code !== null)?.code
    if (code === undefined || code === null) throw new Error(`No code was mailed to ${email}.`)
    return code
  }

  /** The newest mails, the newest first: of everybody, or to one address. */
  async mails(to = ''): Promise<Mail[]> {
    return readMailbox({ origin: this.#origin(), site: this.site, to })
  }
}

export type Member = { visitor: Visitor; id: string; email: string }

export const signUpInput = (email: string): BodyOf<'signUp'> => ({
  email,
  password: 'correct horse battery',
  firstName: 'Ann',
  lastName: 'Lee',
  country: 'US',
  adult: true,
  riskAccepted: true,
  riskTextVersion: riskText.version,
  legalVersion,
})

async function joinAsMember(visitor: Visitor, email: string): Promise<Member> {
  const signedUp = await visitor.call('signUp', { body: signUpInput(email) })
  if (signedUp.status >= 400) throw new Error(`Signing up failed: ${JSON.stringify(signedUp.body)}`)
  const verified = await visitor.call('verifyEmail', { body: { email, code: await visitor.mailedCode(email) } })
  if (verified.status !== 200) throw new Error(`Joining failed: ${JSON.stringify(verified.body)}`)
  return { visitor, id: verified.body.id, email }
}

export type Desktop = { visitor: Visitor; deviceId: string; refreshToken: string }

/** Signs a desktop app in for a member, by the device grant. */
export async function connectDesktop(
  callers: Pick<Callers, 'visitor'>,
  member: Member,
  computerName = 'Test computer',
): Promise<Desktop> {
  const visitor = callers.visitor()
  const asked = await visitor.call('requestDeviceCode', {
    body: { client_id: desktopClientId, computer_name: computerName, app_version: '0.1.0' },
  })
  const userCode = asked.body.user_code
  await member.visitor.call('readDeviceRequest', { params: { userCode } })
  await member.visitor.call('decideDeviceRequest', { params: { userCode }, body: { decision: 'approve' } })
  const token = await visitor.call('exchangeDesktopToken', {
    body: { grantType: 'device_code', clientId: desktopClientId, deviceCode: asked.body.device_code },
  })
  if (token.status !== 200) throw new Error(`Signing the desktop in failed: ${JSON.stringify(token.body)}`)
  visitor.token = token.body.accessToken
  return { visitor, deviceId: token.body.deviceId, refreshToken: token.body.refreshToken }
}

/** The access token of a desktop is valid for minutes, so a longer test renews it, as the app does. */
export async function renewDesktop(desktop: Desktop): Promise<void> {
  const renewed = await desktop.visitor.call('exchangeDesktopToken', {
    body: { grantType: 'refresh_token', refreshToken: desktop.refreshToken },
  })
  if (renewed.status !== 200) throw new Error(`Renewing the sign-in failed: ${JSON.stringify(renewed.body)}`)
  desktop.visitor.token = renewed.body.accessToken
  desktop.refreshToken = renewed.body.refreshToken
}
