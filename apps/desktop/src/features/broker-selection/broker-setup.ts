import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WindowAccount } from '@stratomate/contracts/desktop-window/accounts'
import type { BrokerChoiceInput } from '@stratomate/contracts/desktop-window/schemas'
import type { WindowBrokerSetup } from '@stratomate/contracts/desktop-window/state'
import {
  brokerIdOf,
  type BrokerKeyBy,
  type RemoteBrokerKey,
  remoteBrokerKeys,
} from '@stratomate/contracts/brokers/broker-keys'
import { brokers } from '@stratomate/contracts/brokers/brokers'
import { brokerRiskText } from '@stratomate/domain/brokers/broker-risk'
import { errorText } from '@stratomate/std/errors'
import { replaceFile } from '#desktop/platform/files/replace-file.ts'
import type { SignInEnd } from '#desktop/adapters/brokers/broker-adapter.ts'
import { brokerAdapters } from '#desktop/adapters/brokers/broker-adapters.ts'
import { readToken, writeToken } from '#desktop/adapters/brokers/remote/token-file.ts'
import { type DiskWatch, isDiskFault } from '#desktop/platform/files/disk-fault.ts'
import { accessPaths } from './access-paths.ts'
import { BrokerChoice, isRemote, isWithToken, readBrokerChoice } from './broker-choice.ts'
import { acceptBrokerRisk } from './broker-consent.ts'
import type { BrokerRouter } from './broker-router.ts'
import type { SecretKeepingLog } from '#desktop/platform/log/create-log.ts'
import { symbolMapsOf, withSymbolMaps } from './symbol-map-store.ts'
import type { LiveConsent } from './live-consent.ts'

export type BrokerSetupDependencies = {
  dataFolder: string
  disk: DiskWatch
  notes: { readNote(key: string): string | null; writeNote(key: string, value: string): void }
  log: SecretKeepingLog
  brokers: Pick<BrokerRouter, 'change' | 'obstacle' | 'lineState'>
  /** Whether the person has stopped trading: only then is the broker changed. */
  isStopped: () => boolean
  consent: LiveConsent
  deviceId: () => string | null
  /** Why the account may not trade with real money; null when it may. */
  liveRefusal: () => string | null
  /** The browser for the sign-in at the broker; null when none may be opened. */
  program: () => string | null
  stop: AbortSignal
}

export type SetupReply = { ok: boolean; message: string }

const patienceMs = 10 * 60_000
// Safe: exactly the keys of the brokers on the internet.
const risks = Object.fromEntries(remoteBrokerKeys.map((key) => [key, brokerRiskText(key)])) as Record<
  RemoteBrokerKey,
  string
>

type ListAccounts = { broker: BrokerKeyBy<'token'>; token?: string | undefined; appId: string | null }
type SignIn = { broker: BrokerKeyBy<'session'>; account: 'demo' | 'live' }

/** Which broker takes the orders: chosen here, with the consents and the access that it needs. */
export class BrokerSetup {
  readonly #dependencies: BrokerSetupDependencies
  #isCapturing = false
  #isChanging = false
  #message: string | null = null
  #choice: BrokerChoice
  #hasAccess: boolean

  constructor(dependencies: BrokerSetupDependencies) {
    this.#dependencies = dependencies
    this.#choice = readBrokerChoice(dependencies.dataFolder)
    this.#hasAccess = hasAccess(this.#choice, dependencies.dataFolder)
  }

  /** Called several times a second, so nothing is read from disk here. */
  view(): WindowBrokerSetup {
    const choice = this.#choice
    return {
      broker: choice.broker,
      account: isRemote(choice) ? choice.account : 'demo',
      accountId: isWithToken(choice) ? choice.accountId : '',
      appId: isWithToken(choice) ? (choice.appId ?? '') : '',
      ties: ('ties' in choice ? choice.ties : undefined) ?? 'lose',
      hasAccess: this.#hasAccess,
      isCapturing: this.#isCapturing,
      message: this.#message,
      risks,
    }
  }

  /**
   * Writes the choice and changes to it at once; consents and access are on disk before it, so that no choice is stored
   * without them.
   */
  async choose(input: BrokerChoiceInput): Promise<SetupReply> {
    const refusal = this.#refusalOf(input)
    if (refusal !== null) return { ok: false, message: refusal }
    const { dataFolder, disk, notes, log, brokers: router } = this.#dependencies
    const file = this.#fileOf(input)
    const choice = BrokerChoice.parse(file)
    const obstacle = router.obstacle(choice)
    if (obstacle !== null) return { ok: false, message: obstacle }
    if ('accountId' in input && input.token !== undefined) {
      log.keepSecret(input.token)
      writeToken(accessPaths.token(dataFolder, input.broker), input.token)
    }
    if ('account' in input) acceptBrokerRisk(notes, input.broker)
    this.#isChanging = true
    try {
      await router.change(choice, () =>
        replaceFile(join(dataFolder, 'broker.json'), `${JSON.stringify(file, null, 2)}\n`),
      )
      return { ok: true, message: 'Saved. Orders go there from now on.' }
    } catch (error) {
      const reason = errorText(error)
      log.error('The broker could not be changed.', { reason })
      if (isDiskFault(error)) disk.failed('the choice of the broker', error)
      return { ok: false, message: `The broker could not be changed (${reason}).` }
    } finally {
      this.#isChanging = false
      this.#readAgain()
    }
  }

  /** The accounts that a token opens: the one given, else the one that is kept. */
  async listAccounts({ broker, token, appId }: ListAccounts): Promise<SetupReply & { data: WindowAccount[] }> {
    const { dataFolder, log } = this.#dependencies
    const refused = (message: string) => ({ ok: false, message, data: [] })
    const used = token ?? readToken(accessPaths.token(dataFolder, broker))
    if (used === null) return refused('Enter the access token first.')
    log.keepSecret(used)
    const choice = this.#choice
    const simulator = isWithToken(choice) && choice.broker === broker ? (choice.simulator ?? null) : null
    const answer = await brokerAdapters[brokerIdOf(broker)].listAccounts({ token: used, appId, simulator })
    const { name } = brokers[brokerIdOf(broker)]
    switch (answer.kind) {
      case 'listed':
        return answer.accounts.length === 0
          ? refused(`${name} lists no account that can be traded here.`)
          : { ok: true, message: 'Choose an account.', data: answer.accounts }
      case 'not_accepted':
        return refused(`${name} did not accept the token and the App ID.`)
      case 'failed':
        return refused(`${name} did not list the accounts (${answer.reason}). Enter the account id.`)
      default:
        return answer satisfies never
    }
  }

  /** Opens the broker's own sign-in in a browser of its own; the person signs in there, and only the session is taken. */
  capture(signIn: SignIn): SetupReply {
    const { broker, account } = signIn
    const { dataFolder, log, program, stop } = this.#dependencies
    const locked = this.#lockOf(account)
    if (locked !== null) return { ok: false, message: locked }
    if (this.#isCapturing) return { ok: false, message: 'A sign-in is open already.' }
    const browser = program()
    if (browser === null) return { ok: false, message: 'No Edge, Chrome or Chromium was found for the sign-in.' }
    this.#isCapturing = true
    this.#message = null
    brokerAdapters[brokerIdOf(broker)]
      .signIn({
        program: browser,
        profileFolder: accessPaths.profile(dataFolder, broker),
        sessionPath: accessPaths.session(dataFolder, signIn),
        account,
        keepSecret: (secret) => log.keepSecret(secret),
        stop,
        patienceMs,
      })
      .then((end) => this.#onSignIn(end, signIn))
      .catch((error: unknown) => {
        this.#message = 'The sign-in could not be opened.'
        log.error(this.#message, { reason: errorText(error) })
      })
      .finally(() => {
        this.#isCapturing = false
      })
    return { ok: true, message: `Sign in at ${brokers[brokerIdOf(broker)].name} in the window that opens.` }
  }

  /** Why this choice is not written. The word for real money is checked last, because it is stored. */
  #refusalOf(input: BrokerChoiceInput): string | null {
    const { isStopped, deviceId, consent } = this.#dependencies
    if (!isStopped()) return 'Stop trading first, then choose another broker.'
    if (this.#isChanging) return 'The broker is being changed. Try again in a moment.'
    if (!('account' in input)) return null
    const id = deviceId()
    if (id === null) return 'Sign in first.'
    const locked = this.#lockOf(input.account)
    if (locked !== null) return locked
    const isUnconfirmed = input.account === 'live' && !consent.confirmDevice(id, input.typed)
    return isUnconfirmed ? 'Type the word to choose real money.' : null
  }

  #lockOf(account: 'demo' | 'live'): string | null {
    return account === 'live' ? this.#dependencies.liveRefusal() : null
  }

  #onSignIn(end: SignInEnd, signIn: SignIn): void {
    const { name } = brokers[brokerIdOf(signIn.broker)]
    this.#message = signInText(end, name)
    this.#readAgain()
    this.#dependencies.log.info(this.#message)
    if (end === 'captured') this.#connectWith(signIn)
  }

  /** A new session is used at once where the broker waits for one. */
  #connectWith({ broker, account }: SignIn): void {
    const choice = this.#choice
    const { brokers: router, log } = this.#dependencies
    const isMeant = isRemote(choice) && choice.broker === broker && choice.account === account
    if (!isMeant || this.#isChanging || router.lineState() === 'ready') return
    this.#isChanging = true
    router
      .change(choice, () => undefined)
      .catch((error: unknown) => log.error('The broker could not be opened anew.', { reason: String(error) }))
      .finally(() => void (this.#isChanging = false))
  }

  /** Other settings of the file stay while the broker is the same; assets chosen by hand stay for every broker. */
  #fileOf(input: BrokerChoiceInput): Record<string, unknown> {
    const before = readBrokerChoice(this.#dependencies.dataFolder)
    const maps = symbolMapsOf(before)
    const ties = 'ties' in input && input.ties !== undefined ? { ties: input.ties } : {}
    if (!('account' in input)) return withSymbolMaps({ broker: input.broker, ...ties }, maps)
    const { broker, account } = input
    const named = 'appId' in input && input.appId !== undefined ? { appId: input.appId } : {}
    const own = 'accountId' in input ? { accountId: input.accountId, ...named, ...ties } : {}
    return withSymbolMaps({ ...(before.broker === broker ? this.#raw() : {}), broker, account, ...own }, maps)
  }

  #raw(): Record<string, unknown> {
    const content: unknown = JSON.parse(readFileSync(join(this.#dependencies.dataFolder, 'broker.json'), 'utf8'))
    return typeof content === 'object' && content !== null ? { ...content } : {}
  }

  #readAgain(): void {
    const { dataFolder } = this.#dependencies
    this.#choice = readBrokerChoice(dataFolder)
    this.#hasAccess = hasAccess(this.#choice, dataFolder)
  }
}

function hasAccess(choice: BrokerChoice, dataFolder: string): boolean {
  if (!isRemote(choice)) return true
  if (isWithToken(choice)) return readToken(accessPaths.token(dataFolder, choice.broker)) !== null
  return brokerAdapters[brokerIdOf(choice.broker)].hasSession(accessPaths.session(dataFolder, choice))
}

function signInText(end: SignInEnd, name: string): string {
  switch (end) {
    case 'captured':
      return `Signed in at ${name}. The session is kept on this computer only.`
    case 'closed':
      return 'The window was closed before the sign-in.'
    case 'gave_up':
      return 'The sign-in was given up.'
    case 'too_long':
      return 'The sign-in took too long. Try again.'
    default:
      return end satisfies never
  }
}
