import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '@stratomate/commands/postgres/postgres'
import { borrowPostgres } from '@stratomate/commands/postgres/prepared-database'
import { times } from '@stratomate/commands/soak-scale'
import { percentile } from '@stratomate/std/statistics'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { buyerFormsMax } from '#server/features/billing/checkout/payment-forms.ts'
import { type Budget, budgets } from '#server/features/rate-limits/budgets.ts'
import { callersOf, type Member, signUpInput, Visitor } from './testing/start-shop.ts'
import { type KillableServer, killableServer } from './testing/killable-server.ts'

const postgres = await borrowPostgres()
const atOnce = 24
const password = signUpInput('').password
const timeoutMs = times(120_000, 900_000)
const honestEveryMs = 100

let dataDir = ''
let server: KillableServer
beforeAll(async () => {
  if (!('url' in postgres)) return
  dataDir = mkdtempSync(join(tmpdir(), 'stratomate-attacks-'))
  server = await killableServer(dataDir, { DATABASE_URL: await createDatabase(postgres.url), TRUST_PROXY: '1' })
  await server.start()
}, 120_000)
afterAll(async () => {
  if ('url' in postgres) {
    server.end()
    rmSync(dataDir, { recursive: true, force: true })
  }
  if ('stop' in postgres) await postgres.stop()
})

let places = 0
/** An address of a network of its own. */
function newAddress(): string {
  places += 1
  return `10.${Math.floor(places / 62_500) % 250}.${Math.floor(places / 250) % 250}.${(places % 250) + 1}`
}
const at = (address = newAddress()) => new Visitor(() => server.origin, address)
const joinAs = (email?: string): Promise<Member> =>
  callersOf(() => server.origin).member({ address: newAddress(), ...(email === undefined ? {} : { email }) })

type Figures = {
  tries: number
  /** The number of attempts that got as far as a decision. */
  judged: number
  refused: number
  /** The statuses of answers that are a fault of the service. */
  faults: number[]
  honest: number
  honestPassed: number
  elapsedMs: number
  pagesP99Ms: number
}

type Attack = {
  name: string
  tries: number
  /** One attempt of the attacker; returns its status. */
  strike: (place: number) => Promise<number>
  /** What an honest person does meanwhile; returns whether it succeeded. */
  honest: () => Promise<boolean>
}

/** Runs several attacks at once while honest people go on, and prints the result. */
async function run({ name, tries, strike, honest }: Attack): Promise<Figures> {
  const statuses: number[] = []
  const passed: boolean[] = []
  const pageMs: number[] = []
  const startMs = performance.now()
  let next = 0
  let isOver = false
  const attacker = async () => {
    for (let place = next++; place < tries; place = next++) statuses.push(await strike(place))
  }
  const people = async () => {
    do {
      passed.push(await honest())
      const beganMs = performance.now()
      await (await fetch(new URL('/api/plans', server.origin))).arrayBuffer()
      pageMs.push(performance.now() - beganMs)
      await new Promise((resolve) => setTimeout(resolve, honestEveryMs))
    } while (!isOver)
  }
  const meanwhile = people()
  await Promise.all(Array.from({ length: Math.min(atOnce, tries) }, attacker))
  isOver = true
  await meanwhile
  const figures = {
    tries,
    judged: statuses.filter((status) => status < 500 && status !== 429).length,
    refused: statuses.filter((status) => status === 429).length,
    faults: statuses.filter((status) => status >= 500),
    honest: passed.length,
    honestPassed: passed.filter(Boolean).length,
    elapsedMs: Math.round(performance.now() - startMs),
    pagesP99Ms: Math.round(
      percentile(
        pageMs.toSorted((one, other) => one - other),
        99,
      ) ?? 0,
    ),
  }
  print(name, figures)
  return figures
}

function print(name: string, figures: Record<string, number | readonly number[]>): void {
  const parts = Object.entries(figures).map(([key, value]) => `${key} ${JSON.stringify(value)}`)
  console.log(`attack: ${name}: ${parts.join(', ')}`)
}

/** The most that a limit lets through in this time. */
const allowed = (budget: Budget, elapsedMs: number) =>
  budgets[budget].burst + Math.ceil(elapsedMs / budgets[budget].everyMs) + 1

const signIn = async (visitor: Visitor, email: string, typed = 'a wrong guess of it') =>
  (await visitor.call('signIn', { body: { email, password: typed } })).status

describe('on PostgreSQL, a process of its own', () => {
  beforeEach(({ skip }) => {
    if ('unavailable' in postgres) skip(postgres.unavailable)
  })

  test(
    'guessing: many addresses at one account get its few tries, and its owner signs in all the while',
    async () => {
      const { email, visitor } = await joinAs()
      const figures = await run({
        name: 'guessing',
        tries: times(150, 3_000),
        strike: () => signIn(at(), email),
        honest: async () => (await signIn(visitor, email, password)) === 200,
      })

      expect(figures.judged).toBeLessThanOrEqual(allowed('passwordAccount', figures.elapsedMs))
      expect(figures).toMatchObject({ faults: [], honestPassed: figures.honest })
    },
    timeoutMs,
  )

  test(
    'spraying: one address at many accounts gets its few tries, and others sign in all the while',
    async () => {
      const { email, visitor } = await joinAs()
      const attacker = newAddress()
      const figures = await run({
        name: 'spraying',
        tries: times(150, 3_000),
        strike: (place) => signIn(at(attacker), `somebody-${place}@example.com`),
        honest: async () => (await signIn(visitor, email, password)) === 200,
      })

      expect(figures.judged).toBeLessThanOrEqual(allowed('passwordAddress', figures.elapsedMs))
      expect(figures).toMatchObject({ faults: [], honestPassed: figures.honest })
    },
    timeoutMs,
  )

  test(
    'hashing: a flood of passwords from everywhere never keeps a known browser out',
    async () => {
      const { email, visitor } = await joinAs()
      const figures = await run({
        name: 'hashing',
        tries: times(200, 2_000),
        strike: (place) => signIn(at(), `anybody-${place}@example.com`),
        honest: async () => (await signIn(visitor, email, password)) === 200,
      })

      expect(figures.judged).toBeLessThanOrEqual(allowed('passwordStrangers', figures.elapsedMs))
      expect(figures).toMatchObject({ faults: [], honestPassed: figures.honest })
    },
    timeoutMs,
  )

  test(
    'codes: wrong codes from everywhere never burn the code of the owner',
    async () => {
      const { email, visitor } = await joinAs()
      await visitor.call('requestSignInCode', { body: { email } })
      const code = await visitor.mailedCode(email)
      const wrong = (place: number) => String((Number(code) + 1 + place) % 1_000_000).padStart(6, '0')
      const figures = await run({
        name: 'codes',
        tries: times(150, 3_000),
        strike: async (place) => (await at().call('signInWithCode', { body: { email, code: wrong(place) } })).status,
        honest: () => Promise.resolve(true),
      })
      const guessed = await at().call('signInWithCode', { body: { email, code } })
      const owner = await visitor.call('signInWithCode', { body: { email, code } })

      expect(figures.faults).toEqual([])
      expect([400, 429]).toContain(guessed.status)
      expect(owner.status).toBe(200)
    },
    timeoutMs,
  )

  test(
    'mails: one mailbox gets few, whoever asks, and its owner still gets a code',
    async () => {
      const { email, visitor } = await joinAs()
      const before = (await visitor.mails(email)).length
      const calls = ['requestSignInCode', 'requestPasswordReset', 'resendVerification'] as const
      const figures = await run({
        name: 'mails',
        tries: times(150, 3_000),
        strike: async (place) => (await at().call(calls[place % 3] ?? 'requestSignInCode', { body: { email } })).status,
        honest: () => Promise.resolve(true),
      })
      const flooded = (await visitor.mails(email)).length - before
      const asked = await visitor.call('requestSignInCode', { body: { email } })
      const signedIn = await visitor.call('signInWithCode', { body: { email, code: await visitor.mailedCode(email) } })
      print('mails', { sent: flooded })

      expect(flooded).toBeLessThanOrEqual(allowed('mailMailbox', figures.elapsedMs))
      expect([figures.faults, asked.status, signedIn.status]).toEqual([[], 200, 200])
    },
    timeoutMs,
  )

  test(
    'sign-ups: one address makes few, and others sign up all the while',
    async () => {
      const attacker = newAddress()
      const signUp = async (visitor: Visitor) =>
        (await visitor.call('signUp', { body: signUpInput(`${randomUUID()}@example.com`) })).status
      const figures = await run({
        name: 'sign-ups',
        tries: times(150, 1_500),
        strike: () => signUp(at(attacker)),
        honest: async () => (await signUp(at())) === 200,
      })

      expect(figures.judged).toBeLessThanOrEqual(allowed('signUpAddress', figures.elapsedMs))
      expect(figures).toMatchObject({ faults: [], honestPassed: figures.honest })
    },
    timeoutMs,
  )

  test(
    'payments: one browser begins few, and others buy all the while',
    async () => {
      const buy = async (visitor: Visitor, email: string) =>
        (await visitor.call('createSubscription', { body: { tier: 'pro_trader', email, start: 'now' } })).status
      const attacker = at()
      // The first call gives the browser its cookie; without it, everybody in the network is counted together.
      await buy(attacker, 'buyer@example.com')
      const figures = await run({
        name: 'payments',
        tries: times(150, 1_500),
        strike: (place) => buy(attacker, `buyer-${place}@example.com`),
        honest: async () => (await buy(at(), `${randomUUID()}@example.com`)) === 200,
      })

      expect(figures.judged).toBeLessThan(buyerFormsMax)
      expect(figures).toMatchObject({ faults: [], honestPassed: figures.honest })
    },
    timeoutMs,
  )

  test(
    'slow bodies: a byte a second holds no connection for long, and people are served all the while',
    async () => {
      const { port } = new URL(server.origin)
      const count = times(60, 600)
      const sockets = new Set<Socket>()
      for (let place = 0; place < count; place += 1) {
        const socket = connect(Number(port), '127.0.0.1')
        const head = `POST /api/auth/sign-in HTTP/1.1\r\nhost: localhost:${port}\r\nx-forwarded-for: ${newAddress()}\r\n`
        socket.write(`${head}content-type: application/json\r\ncontent-length: 1000\r\n\r\n`)
        const drip = setInterval(() => socket.write(' '), 1_000)
        sockets.add(socket)
        socket.on('error', () => undefined)
        socket.resume()
        socket.once('close', () => {
          clearInterval(drip)
          sockets.delete(socket)
        })
      }
      const { email, visitor } = await joinAs()
      const figures = await run({
        name: 'slow bodies',
        tries: 20,
        strike: () => signIn(at(), `${randomUUID()}@example.com`),
        honest: async () => (await signIn(visitor, email, password)) === 200,
      })
      await vi.waitFor(() => expect(sockets.size).toBe(0), { timeout: 40_000, interval: 250 })
      print('slow bodies', { opened: count, left: sockets.size })

      expect(figures).toMatchObject({ faults: [], honestPassed: figures.honest })
    },
    timeoutMs,
  )

  test(
    'streams: a session holds few, and people are served all the while',
    async () => {
      const { visitor } = await joinAs()
      const honest = await joinAs()
      const open = new Set<AbortController>()
      const figures = await run({
        name: 'streams',
        tries: times(60, 600),
        strike: async () => {
          const held = new AbortController()
          const answer = await visitor.fetch('/api/events', { signal: held.signal })
          const first = await answer.body?.getReader().read()
          if (new TextDecoder().decode(first?.value).includes('too_many')) return 429
          open.add(held)
          return answer.status
        },
        honest: async () => (await honest.visitor.call('readUser')).status === 200,
      })
      for (const held of open) held.abort()

      expect(figures.judged).toBeLessThanOrEqual(5)
      expect(figures).toMatchObject({ faults: [], honestPassed: figures.honest })
    },
    timeoutMs,
  )
})
