import { brokerIdOf, type BrokerKeyBy } from '@stratomate/contracts/brokers/broker-keys'
import { brokers } from '@stratomate/contracts/brokers/brokers'
import { errorText } from '@stratomate/std/errors'
import type { SignInEnd, TokenSignInEnd } from '#desktop/adapters/brokers/broker-adapter.ts'
import { brokerAdapters } from '#desktop/adapters/brokers/broker-adapters.ts'
import { writeToken } from '#desktop/adapters/brokers/remote/token-file.ts'
import type { SecretKeepingLog } from '#desktop/platform/log/create-log.ts'
import { accessPaths } from './access-paths.ts'

export type SessionSignIn = { broker: BrokerKeyBy<'session'>; account: 'demo' | 'live' }
/** What a sign-in has opened: one account of a session, or all accounts of a token. */
export type SignedIn = { broker: BrokerKeyBy<'session' | 'token'>; account: 'demo' | 'live' | null }

export type BrokerSignInDependencies = {
  dataFolder: string
  log: SecretKeepingLog
  /** The browser for the sign-in at a broker whose session is captured; null when none may be opened. */
  program: () => string | null
  /** Opens a page in the person's browser; answers whether that was possible. */
  openPage: (url: string) => boolean
  /** The owner's registration at brokers with a token; null without one. */
  ownerAppId: string | null
  stop: AbortSignal
  /** The address of a simulator that replaces a broker; null for the real one. */
  simulatorOf: (broker: BrokerKeyBy<'token'>) => string | null
  signedIn: (what: SignedIn) => void
}

type Reply = { ok: boolean; message: string }

const patienceMs = 10 * 60_000

/** The person's own sign-in on a broker's page: one at a time, and only its session or its token is kept. */
export class BrokerSignIn {
  readonly #dependencies: BrokerSignInDependencies
  #message: string | null = null
  #open: AbortController | null = null

  constructor(dependencies: BrokerSignInDependencies) {
    this.#dependencies = dependencies
  }

  isOpen(): boolean {
    return this.#open !== null
  }

  /** The result of the last one. */
  message(): string | null {
    return this.#message
  }

  /** Opens the broker's own page in a separate browser profile, where the person signs in; only the session is kept. */
  capture(signIn: SessionSignIn): Reply {
    const { broker, account } = signIn
    const { dataFolder, log, program } = this.#dependencies
    if (this.#open !== null) return { ok: false, message: 'A sign-in is open already.' }
    const browser = program()
    if (browser === null) return { ok: false, message: 'No Edge, Chrome or Chromium was found for the sign-in.' }
    const { name } = brokers[brokerIdOf(broker)]
    this.#run(signIn, async (stop) => {
      const end = await brokerAdapters[brokerIdOf(broker)].signIn({
        program: browser,
        profileFolder: accessPaths.profile(dataFolder, broker),
        sessionPath: accessPaths.session(dataFolder, signIn),
        account,
        keepSecret: (secret) => log.keepSecret(secret),
        stop,
        patienceMs,
      })
      return { isIn: end === 'captured', message: sessionText(end, name) }
    })
    return { ok: true, message: `Sign in at ${name} in the window that opens.` }
  }

  /** Opens the page of a broker with a documented sign-in in the person's browser. Another try ends the one before. */
  async signIn(broker: BrokerKeyBy<'token'>): Promise<Reply> {
    const { dataFolder, log, openPage, ownerAppId: appId, simulatorOf } = this.#dependencies
    const { name } = brokers[brokerIdOf(broker)]
    const adapter = brokerAdapters[brokerIdOf(broker)]
    if (appId === null || adapter.signIn === undefined)
      return { ok: false, message: `This app has no registration at ${name}. Enter an access token of your own.` }
    this.#open?.abort()
    const opened = Promise.withResolvers<string | null>()
    const show = (url: string): void => opened.resolve(openPage(url) ? null : url)
    const attempt = { appId, simulator: simulatorOf(broker), patienceMs, openPage: show }
    this.#run({ broker, account: null }, async (stop) => {
      const end = await adapter.signIn?.({ ...attempt, stop })
      opened.resolve(null)
      if (end?.kind !== 'signed_in') return { isIn: false, message: tokenText(end ?? { kind: 'gave_up' }, name) }
      log.keepSecret(end.token)
      writeToken(accessPaths.token(dataFolder, broker), end.token, appId)
      return { isIn: true, message: tokenText(end, name) }
    })
    const page = await opened.promise
    return { ok: true, message: page === null ? `Sign in at ${name} in the page that opens.` : `Open ${page}` }
  }

  #run(what: SignedIn, work: (stop: AbortSignal) => Promise<{ isIn: boolean; message: string }>): void {
    const { log, stop, signedIn } = this.#dependencies
    const own = new AbortController()
    this.#open = own
    this.#message = null
    const isLast = (): boolean => this.#open === own
    work(AbortSignal.any([stop, own.signal]))
      .then(({ isIn, message }) => {
        if (!isLast()) return
        this.#message = message
        log.info(message)
        if (isIn) signedIn(what)
      })
      .catch((error: unknown) => {
        if (isLast()) this.#message = 'The sign-in could not be opened.'
        log.error('The sign-in could not be opened.', { reason: errorText(error) })
      })
      .finally(() => {
        if (isLast()) this.#open = null
      })
  }
}

function sessionText(end: SignInEnd, name: string): string {
  switch (end) {
    case 'captured':
      return `Signed in at ${name}. The session is kept on this computer only.`
    case 'closed':
      return 'The window was closed before the sign-in.'
    case 'gave_up':
      return gaveUpText
    case 'too_long':
      return tooLongText
    default:
      return end satisfies never
  }
}

function tokenText(end: TokenSignInEnd, name: string): string {
  switch (end.kind) {
    case 'signed_in':
      return `Signed in at ${name}. New connections can be opened for ${Math.round(end.lastsS / 60)} minutes; then sign in again. List your accounts now.`
    case 'refused':
      return `${name} did not sign you in (${end.reason}). Try again, or enter an access token of your own.`
    case 'failed':
      return `The sign-in at ${name} failed: ${end.reason}. Try again, or enter an access token of your own.`
    case 'gave_up':
      return gaveUpText
    case 'too_long':
      return tooLongText
    default:
      return end satisfies never
  }
}

const gaveUpText = 'The sign-in was given up.'
const tooLongText = 'The sign-in took too long. Try again.'
