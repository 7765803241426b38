import { type DesktopTokenAnswer, desktopClientId, type DeviceCodeAnswer } from '@stratomate/contracts'
import type { Log } from '@stratomate/engine/ports'
import { errorText } from '@stratomate/std/errors'
import { activateByKey } from './activate-by-key.ts'
import type { PendingLicenceKeys } from './pending-licence-keys.ts'
import { isPassing, type ServerClient, ServerError } from './server-client.ts'
import type { PinnedKeys } from './token-verifier.ts'

/** What stays on disk between starts. `refreshToken` is as secret as a password: it is never logged. */
export type Credential = {
  server: string
  deviceId: string
  refreshToken: string
  entitlement: string | null
  keys: PinnedKeys
  /** Connected with a licence key instead of a code: such a device stays connected as long as its key is valid. */
  isByKey: boolean
}

export type CredentialStore = { read(): Credential | null; write(credential: Credential): void; remove(): void }

export type ServerSessionDependencies = {
  client: ServerClient
  store: CredentialStore
  log: Log
  now: () => number
  pauseMs: (ms: number) => Promise<void>
  computerName: string
  appVersion: string
  keepSecret: (secret: string) => void
  pendingKeys: PendingLicenceKeys
  /** The keys that the service must have, where the package of the app names them. */
  pinned: () => PinnedKeys | null
  /** A code waits for its approval at `page`; null when this device is signed in. */
  onCode?: (shown: { page: string; code: string } | null) => void
}

const renewBeforeMs = 60_000

/**
 * The device's sign-in: first the device grant or a licence key, then access tokens of some minutes from a rotating
 * refresh token.
 */
export class Session {
  readonly #dependencies: ServerSessionDependencies
  #credential: Credential | null
  #access: { token: string; expiresAtMs: number } | null = null
  #renewal: Promise<string> | null = null
  #attempt = new SignInAttempt()

  constructor(dependencies: ServerSessionDependencies) {
    this.#dependencies = dependencies
    const stored = dependencies.store.read()
    this.#credential = stored !== null && stored.server === dependencies.client.origin ? stored : null
    if (stored !== null) dependencies.keepSecret(stored.refreshToken)
    if (stored !== null && this.#credential === null) {
      dependencies.log.warn(
        `The saved sign-in belongs to ${stored.server}; sign in again for ${dependencies.client.origin}.`,
      )
    }
  }

  credential(): Credential | null {
    return this.#credential
  }

  /** A token for one call. Throws a ServerError; `invalid_grant` means that this device was signed out. */
  async accessToken(): Promise<string> {
    const access = this.#access
    if (access !== null && this.#dependencies.now() < access.expiresAtMs - renewBeforeMs) return access.token
    this.#renewal ??= this.#renew().finally(() => {
      this.#renewal = null
    })
    return this.#renewal
  }

  /** Forgets the access token, so that the next call takes a new one. */
  dropAccess(): void {
    this.#access = null
  }

  /** The device was signed out: forgets everything that is on disk. */
  forget(): void {
    this.#credential = null
    this.#access = null
    // A key that was typed while nobody asked for one is ignored.
    this.#dependencies.pendingKeys.take()
    this.#dependencies.store.remove()
  }

  saveEntitlement(entitlement: string | null): void {
    if (this.#credential === null || this.#credential.entitlement === entitlement) return
    this.#save({ ...this.#credential, entitlement })
  }

  /** Adds keys that the server has published since the sign-in; pinned ones are never replaced. */
  async addNewKeys(): Promise<void> {
    if (this.#credential === null) return
    const published = await this.#dependencies.client.call('readDesktopKeys')
    const known = new Set(this.#credential.keys.keys.map((key) => key['kid']))
    const added = published.keys.filter((key) => !known.has(key['kid']))
    if (added.length > 0) this.#save({ ...this.#credential, keys: { keys: [...this.#credential.keys.keys, ...added] } })
  }

  /** Why this device is signed out, when the server no longer knows it. */
  signedOutReason(): string {
    return this.#credential?.isByKey === true
      ? 'the license key of this device was replaced, or the device was removed'
      : 'this device was signed out'
  }

  /** Asks the person for a key or for approval of this device, and waits until that is done or `signal` aborts. */
  async signIn(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && this.#credential === null) {
      this.#attempt = new SignInAttempt(signal)
      await this.#signInOnce(this.#attempt)
    }
  }

  /** Begins the waiting sign-in again, because the address of the service has changed. */
  beginAgain(): void {
    this.#dependencies.onCode?.(null)
    this.#attempt.end()
  }

  async #signInOnce(attempt: SignInAttempt): Promise<void> {
    if (await this.#usePendingKey(attempt)) return
    const code = await this.#requestCode(attempt)
    if (code !== null) await this.#pollForApproval(code, attempt)
  }

  /** True when a key was given and has connected this device. A refused key leaves nothing behind. */
  async #usePendingKey(attempt: SignInAttempt): Promise<boolean> {
    const { pendingKeys, client, log, keepSecret, computerName, appVersion } = this.#dependencies
    if (!pendingKeys.isWaiting()) return false
    const keys = await this.#readOwnKeys(attempt)
    const key = keys === null ? null : pendingKeys.take()
    if (keys === null || key === null) return false
    keepSecret(key)
    const answer = await activateByKey(key, { client, log, computerName, appVersion })
    if (answer === null || attempt.isOver()) return false
    this.#accept(answer, { keys, isByKey: true })
    log.info('Signed in with the license key.')
    return true
  }

  async #requestCode(attempt: SignInAttempt): Promise<DeviceCodeAnswer | null> {
    const { client, log, computerName, appVersion, pendingKeys } = this.#dependencies
    if ((await this.#readOwnKeys(attempt)) === null) return null
    const body = { client_id: desktopClientId, computer_name: computerName, app_version: appVersion }
    const code = await this.#untilReached(attempt, () => client.call('requestDeviceCode', { body }))
    if (code === null) return null
    const page = new URL(code.verification_uri, client.origin).href
    const whole = new URL(code.verification_uri_complete, client.origin).href
    this.#dependencies.onCode?.({ page: whole, code: code.user_code })
    const other = pendingKeys.areTyped ? ' Or type your license key here and press Enter.' : ''
    log.info(`Sign in: open ${page} and enter the code ${code.user_code}.${other}`)
    return code
  }

  /** The keys of the service; waits while it is not the one that published this app. Null when the attempt is over. */
  async #readOwnKeys(attempt: SignInAttempt): Promise<PinnedKeys | null> {
    const { client, log, pinned, pauseMs } = this.#dependencies
    let isNotified = false
    while (!attempt.isOver()) {
      const keys = await this.#untilReached(attempt, () => client.call('readDesktopKeys'))
      if (keys === null || holdsAll(keys, pinned())) return keys
      if (!isNotified)
        log.warn(`${client.origin} is not the service that published this app. Download the app there again.`)
      isNotified = true
      await Promise.race([pauseMs(5_000), attempt.ended()])
    }
    return null
  }

  /** Asks until the server answers; null when the attempt is over before that. */
  async #untilReached<Answer>(attempt: SignInAttempt, ask: () => Promise<Answer>): Promise<Answer | null> {
    let isNotified = false
    while (!attempt.isOver()) {
      try {
        const answer = await Promise.race([ask(), attempt.ended()])
        return attempt.isOver() ? null : (answer ?? null)
      } catch (error) {
        if (!isPassing(error)) throw error
        if (!isNotified && !attempt.isOver()) {
          this.#dependencies.log.warn(`${errorText(error)} Signing in needs it; trying again.`)
        }
        isNotified = true
        await Promise.race([this.#dependencies.pauseMs(2_000), attempt.ended()])
      }
    }
    return null
  }

  async #pollForApproval(code: DeviceCodeAnswer, attempt: SignInAttempt): Promise<void> {
    const { client, pendingKeys, log, pauseMs } = this.#dependencies
    const body = { grantType: 'device_code' as const, clientId: desktopClientId, deviceCode: code.device_code }
    let everyMs = code.interval * 1_000
    while (!attempt.isOver()) {
      await Promise.race([pauseMs(everyMs), pendingKeys.arrival(), attempt.ended()])
      if (attempt.isOver()) return
      if (pendingKeys.isWaiting()) {
        if (await this.#usePendingKey(attempt)) return
        continue
      }
      try {
        const answer = await client.call('exchangeDesktopToken', { body })
        const keys = await client.call('readDesktopKeys')
        // An answer from an address that was changed meanwhile is ignored.
        if (attempt.isOver()) return
        this.#accept(answer, { keys, isByKey: false })
        log.info('Signed in.')
        return
      } catch (error) {
        if (attempt.isOver()) return
        const next = afterRefusal(error)
        if (next === 'slower') everyMs += 5_000
        if (next === 'again') {
          log.warn(`${errorText(error)} A new code follows.`)
          return
        }
      }
    }
  }

  async #renew(): Promise<string> {
    const credential = this.#credential
    if (credential === null) throw new ServerError('signed_out', 'This device is not signed in.')
    const body = { grantType: 'refresh_token' as const, refreshToken: credential.refreshToken }
    const answer = await this.#dependencies.client.call('exchangeDesktopToken', { body })
    this.#accept(answer, credential)
    return answer.accessToken
  }

  /** The new refresh token is on disk before the answer is used: the old one soon expires. */
  #accept(answer: DesktopTokenAnswer, { keys, isByKey }: Pick<Credential, 'keys' | 'isByKey'>): void {
    const { accessToken, refreshToken, deviceId, entitlement, expiresInS } = answer
    this.#dependencies.keepSecret(refreshToken)
    this.#dependencies.keepSecret(accessToken)
    this.#save({ server: this.#dependencies.client.origin, deviceId, refreshToken, entitlement, keys, isByKey })
    this.#dependencies.onCode?.(null)
    this.#access = { token: accessToken, expiresAtMs: this.#dependencies.now() + expiresInS * 1_000 }
  }

  #save(credential: Credential): void {
    this.#credential = credential
    this.#dependencies.store.write(credential)
  }
}

/** One try to sign in, at one address; over when the app stops or the address changes. */
class SignInAttempt {
  readonly #signal: AbortSignal | undefined
  #isEnded = false
  #wake: (() => void) | null = null

  constructor(signal?: AbortSignal) {
    this.#signal = signal
  }

  isOver(): boolean {
    return this.#isEnded || this.#signal?.aborted === true
  }

  /** Resolves when the address changes. Only the newest promise does, so that long waits hold nothing back. */
  ended(): Promise<undefined> {
    if (this.#isEnded) return Promise.resolve(undefined)
    return new Promise((resolve) => {
      this.#wake = () => resolve(undefined)
    })
  }

  end(): void {
    this.#isEnded = true
    this.#wake?.()
  }
}

/** Whether a service has every key that the package of the app names. */
function holdsAll(found: PinnedKeys, pinned: PinnedKeys | null): boolean {
  const known = new Set(found.keys.map((key) => key['x']))
  return pinned === null || pinned.keys.every((key) => known.has(key['x']))
}

function afterRefusal(error: unknown): 'same' | 'slower' | 'again' {
  if (!(error instanceof ServerError)) throw error
  if (error.code === 'authorization_pending' || isPassing(error))
    return error.code === 'rate_limited' ? 'slower' : 'same'
  if (error.code === 'slow_down') return 'slower'
  if (error.code === 'access_denied' || error.code === 'expired_token' || error.code === 'invalid_grant') return 'again'
  throw error
}
