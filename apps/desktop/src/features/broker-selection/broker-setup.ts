import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrokerChoiceInput } from '@stratomate/contracts/desktop-window/schemas'
import type { WindowBrokerSetup } from '@stratomate/contracts/desktop-window/state'
import { brokerRiskTexts } from '@stratomate/domain/trading/risk-text'
import { errorText } from '@stratomate/std/errors'
import { replaceFile } from '#desktop/platform/files/replace-file.ts'
import { readDerivToken, writeDerivToken } from '#desktop/adapters/brokers/deriv/token-file.ts'
import { captureSession, type CaptureResult } from '#desktop/adapters/brokers/pocket-option/capture-session.ts'
import { withLearnedAddresses } from '#desktop/adapters/brokers/pocket-option/pocket-hosts.ts'
import { readSession, secretsOf, writeSession } from '#desktop/adapters/brokers/pocket-option/session-file.ts'
import { type DiskWatch, isDiskFault } from '#desktop/platform/files/disk-fault.ts'
import { BrokerChoice, readBrokerChoice } from './broker-choice.ts'
import { acceptBrokerRisk } from './broker-consent.ts'
import type { BrokerRouter } from './broker-router.ts'
import { pocketSessionFile } from './create-broker.ts'
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
/** Where the person signs in; the page's own socket then shows the session. */
const pocketPages = {
  demo: 'https://pocketoption.com/en/cabinet/demo-quick-high-low/',
  live: 'https://pocketoption.com/en/cabinet/quick-high-low/',
} as const
const tokenFile = 'deriv-token'

/** Which broker takes the orders: chosen here, with the consents and the access that it needs. */
export class BrokerSetup {
  readonly #parts: BrokerSetupDependencies
  #isCapturing = false
  #isChanging = false
  #message: string | null = null
  #choice: BrokerChoice
  #hasAccess: boolean

  constructor(parts: BrokerSetupDependencies) {
    this.#parts = parts
    this.#choice = readBrokerChoice(parts.dataFolder)
    this.#hasAccess = hasAccess(this.#choice, parts.dataFolder)
  }

  /** Asked for several times a second, so nothing is read here. */
  view(): WindowBrokerSetup {
    const choice = this.#choice
    return {
      broker: choice.broker,
      account: choice.broker === 'paper' ? 'demo' : choice.account,
      accountId: choice.broker === 'deriv' ? choice.accountId : '',
      hasAccess: this.#hasAccess,
      isCapturing: this.#isCapturing,
      message: this.#message,
      risks: { deriv: brokerRiskTexts.deriv, pocket_option: brokerRiskTexts['pocket-option'] },
    }
  }

  /**
   * Writes the choice and changes to it at once; consents and access are on disk before it, so that no choice stands
   * without them.
   */
  async choose(input: BrokerChoiceInput): Promise<SetupReply> {
    const refusal = this.#refusalOf(input)
    if (refusal !== null) return { ok: false, message: refusal }
    const { dataFolder, disk, notes, log, brokers } = this.#parts
    const file = this.#fileOf(input)
    const choice = BrokerChoice.parse(file)
    const obstacle = brokers.obstacle(choice)
    if (obstacle !== null) return { ok: false, message: obstacle }
    if (input.broker !== 'paper') {
      if (input.broker === 'deriv' && input.token !== undefined) {
        log.keepSecret(input.token)
        writeDerivToken(join(dataFolder, tokenFile), input.token)
      }
      acceptBrokerRisk(notes, input.broker)
    }
    this.#isChanging = true
    try {
      await brokers.change(choice, () =>
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

  /** Opens the broker's own sign-in in a browser of its own; the person signs in there, and only the session is taken. */
  capture(account: 'demo' | 'live'): SetupReply {
    const { dataFolder, log, program, stop } = this.#parts
    const locked = this.#lockOf(account)
    if (locked !== null) return { ok: false, message: locked }
    if (this.#isCapturing) return { ok: false, message: 'A sign-in is open already.' }
    const browser = program()
    if (browser === null) return { ok: false, message: 'No Edge, Chrome or Chromium was found for the sign-in.' }
    this.#isCapturing = true
    this.#message = null
    const profileFolder = join(dataFolder, 'pocket-option-profile')
    captureSession({ program: browser, profileFolder, pageUrl: pocketPages[account], account, stop, patienceMs })
      .then((result) => this.#keep(result, account))
      .catch((error: unknown) => {
        this.#message = 'The sign-in could not be opened.'
        log.error(this.#message, { reason: errorText(error) })
      })
      .finally(() => {
        this.#isCapturing = false
      })
    return { ok: true, message: 'Sign in at Pocket Option in the window that opens.' }
  }

  /** Why nothing of this choice is written. The word for real money is the last that is asked for, since it is kept. */
  #refusalOf(input: BrokerChoiceInput): string | null {
    const { isStopped, deviceId, consent } = this.#parts
    if (!isStopped()) return 'Stop trading first, then choose another broker.'
    if (this.#isChanging) return 'The broker is being changed. Try again in a moment.'
    if (input.broker === 'paper') return null
    const id = deviceId()
    if (id === null) return 'Sign in first.'
    const locked = this.#lockOf(input.account)
    if (locked !== null) return locked
    const isUnconfirmed = input.account === 'live' && !consent.confirmDevice(id, input.typed)
    return isUnconfirmed ? 'Type the word to choose real money.' : null
  }

  #lockOf(account: 'demo' | 'live'): string | null {
    return account === 'live' ? this.#parts.liveRefusal() : null
  }

  #keep(result: CaptureResult, account: 'demo' | 'live'): void {
    const { dataFolder, log } = this.#parts
    if (result.kind === 'captured') {
      for (const secret of secretsOf(result.session)) log.keepSecret(secret)
      const path = join(dataFolder, pocketSessionFile[account])
      writeSession(path, withLearnedAddresses(result.session, readSession(path)))
    }
    this.#message = captureMessages[result.kind]
    this.#readAgain()
    log.info(this.#message)
    if (result.kind === 'captured') this.#connectWith(account)
  }

  /** A new session is used at once where the broker waits for one. */
  #connectWith(account: 'demo' | 'live'): void {
    const choice = this.#choice
    const { brokers, log } = this.#parts
    const isMeant = choice.broker === 'pocket_option' && choice.account === account
    if (!isMeant || this.#isChanging || brokers.lineState() === 'ready') return
    this.#isChanging = true
    brokers
      .change(choice, () => undefined)
      .catch((error: unknown) => log.error('The broker could not be opened anew.', { reason: String(error) }))
      .finally(() => void (this.#isChanging = false))
  }

  /** What stands beside the choice stays while the broker is the same; assets that were chosen by hand stay for each. */
  #fileOf(input: BrokerChoiceInput): Record<string, unknown> {
    const before = readBrokerChoice(this.#parts.dataFolder)
    const maps = symbolMapsOf(before)
    if (input.broker === 'paper') return withSymbolMaps({ broker: 'paper' }, maps)
    const { broker, account } = input
    const own = input.broker === 'deriv' ? { accountId: input.accountId } : {}
    return withSymbolMaps({ ...(before.broker === broker ? this.#raw() : {}), broker, account, ...own }, maps)
  }

  #raw(): Record<string, unknown> {
    const content: unknown = JSON.parse(readFileSync(join(this.#parts.dataFolder, 'broker.json'), 'utf8'))
    return typeof content === 'object' && content !== null ? { ...content } : {}
  }

  #readAgain(): void {
    const { dataFolder } = this.#parts
    this.#choice = readBrokerChoice(dataFolder)
    this.#hasAccess = hasAccess(this.#choice, dataFolder)
  }
}

function hasAccess(choice: BrokerChoice, dataFolder: string): boolean {
  switch (choice.broker) {
    case 'paper':
      return true
    case 'deriv':
      return readDerivToken(join(dataFolder, tokenFile)) !== null
    case 'pocket_option':
      return readSession(join(dataFolder, pocketSessionFile[choice.account])) !== null
    default:
      return choice satisfies never
  }
}

const captureMessages = {
  captured: 'Signed in at Pocket Option. The session is kept on this computer only.',
  closed: 'The window was closed before the sign-in.',
  gave_up: 'The sign-in was given up.',
  too_long: 'The sign-in took too long. Try again.',
} as const satisfies Record<CaptureResult['kind'], string>
