import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type BodyOf, type EndpointName, endpoints, type OutputOf } from '@stratomate/contracts'
import { legalVersion, riskText } from '@stratomate/domain'
import { z } from 'zod'

const KeptAccount = z.object({ email: z.string(), password: z.string() })
type KeptAccount = z.infer<typeof KeptAccount>

export type DemoAccount = KeptAccount & {
  /** Approves the sign-in of a desktop app that shows this code. */
  approveDevice: (userCode: string) => Promise<void>
}

const Mail = z.array(z.object({ to: z.string(), code: z.string().nullable() }))

/**
 * An account with a running trial and trades left today: the one of the last demo if it still has them, else a new one.
 * Everything is done by public calls, as a person would.
 */
export async function openDemoAccount(origin: string, file: string): Promise<DemoAccount> {
  const kept = existsSync(file) ? KeptAccount.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
  const session = new Session(origin)
  if (kept !== null && (await reopen(session, kept))) return withApproval(kept, session)
  const account = await createAccount(new Session(origin))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(account), { mode: 0o600 })
  return openDemoAccount(origin, file)
}

async function reopen(session: Session, { email, password }: KeptAccount): Promise<boolean> {
  const signedIn = await session.call('signIn', { body: { email, password } })
  if (signedIn === null) return false
  const quota = await session.call('readQuota')
  return quota !== null && quota.remaining !== 0
}

async function createAccount(session: Session): Promise<KeptAccount> {
  const account = {
    // Two accounts may be made in the same millisecond.
    email: `demo-${Date.now()}-${randomBytes(4).toString('hex')}@example.com`,
    password: `demo-${randomBytes(6).toString('hex')}`,
  }
  const input: BodyOf<'signUp'> = {
    ...account,
    firstName: 'Demo',
    lastName: 'Trader',
    country: 'US',
    adult: true,
    riskAccepted: true,
    riskTextVersion: riskText.version,
    legalVersion,
  }
  await session.require('signUp', { body: input })
  const code = await session.mailedCode(account.email)
  await session.require('verifyEmail', { body: { email: account.email, code } })
  await session.require('startTrial', { body: { tier: 'pro_trader' } })
  return account
}

function withApproval(account: KeptAccount, session: Session): DemoAccount {
  const approveDevice = async (userCode: string) => {
    await session.require('readDeviceRequest', { params: { userCode } })
    await session.require('decideDeviceRequest', { params: { userCode }, body: { decision: 'approve' } })
  }
  return { ...account, approveDevice }
}

type CallOptions = { params?: Record<string, string>; body?: unknown }

const triesMax = 6

/** The cookies of a browser, for the public calls. */
class Session {
  readonly #origin: string
  readonly #cookies = new Map<string, string>()

  constructor(origin: string) {
    this.#origin = origin
  }

  /** The answer of a call, or null when it was refused. */
  async call<Name extends EndpointName>(name: Name, parts: CallOptions = {}): Promise<OutputOf<Name> | null> {
    const answer = await this.#send(name, parts)
    // Safe: the server answers successes with the endpoint's own schema.
    return answer.ok ? ((await answer.json()) as OutputOf<Name>) : null
  }

  /** The answer of a call; throws with the server's message when it was refused. */
  async require<Name extends EndpointName>(name: Name, parts: CallOptions = {}): Promise<void> {
    const answer = await this.#send(name, parts)
    if (!answer.ok) throw new Error(`${name} was refused: ${await answer.text()}`)
    await answer.arrayBuffer()
  }

  async mailedCode(email: string): Promise<string> {
    const answer = await fetch(new URL('/dev/mailbox.json', this.#origin))
    const mail = Mail.parse(await answer.json()).find((each) => each.to === email && each.code !== null)
    if (mail === undefined || mail.code === null) throw new Error(`No code was mailed to ${email}.`)
    return mail.code
  }

  /** A busy service refuses a call and says when to come back, which a person would do too. */
  async #send(name: EndpointName, parts: CallOptions): Promise<Response> {
    for (let tries = 1; ; tries += 1) {
      const answer = await this.#sendOnce(name, parts)
      if (answer.status !== 503 || tries === triesMax) return answer
      await answer.arrayBuffer()
      await sleep(Number(answer.headers.get('retry-after') ?? 2) * 1_000)
    }
  }

  async #sendOnce(name: EndpointName, { params = {}, body }: CallOptions): Promise<Response> {
    const { method, path } = endpoints[name].route
    const filled = path.replace(/:(\w+)/gu, (_whole, key: string) => encodeURIComponent(params[key] ?? ''))
    const cookie = [...this.#cookies].map(([key, value]) => `${key}=${value}`).join('; ')
    const answer = await fetch(new URL(filled, this.#origin), {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      this.#cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    return answer
  }
}
