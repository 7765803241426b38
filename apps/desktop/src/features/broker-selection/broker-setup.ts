import { join } from 'node:path'
import { type AccountKey, accountKeyOf } from '@stratomate/contracts/brokers/account-keys'
import type { BrokerChoiceInput } from '@stratomate/contracts/desktop-window/schemas'
import type { WindowAccess, WindowBrokerSetup } from '@stratomate/contracts/desktop-window/brokers'
import {
  brokerIdOf,
  type BrokerKeyBy,
  type RemoteBrokerKey,
  remoteBrokerKeys,
} from '@stratomate/contracts/brokers/broker-keys'
import { brokerRiskText } from '@stratomate/domain/brokers/broker-risk'
import { errorText } from '@stratomate/std/errors'
import { replaceFile } from '#desktop/platform/files/replace-file.ts'
import { writeToken } from '#desktop/adapters/brokers/remote/token-file.ts'
import { type DiskWatch, isDiskFault } from '#desktop/platform/files/disk-fault.ts'
import { accessPaths } from './access-paths.ts'
import { BrokerChoice, isRemote, isSamePlace, placeOf, readBrokerChoice } from './broker-choice.ts'
import { acceptBrokerRisk } from './broker-consent.ts'
import type { BrokerRouter } from './broker-router.ts'
import { BrokerSignIn, type BrokerSignInDependencies, type SessionSignIn, type SignedIn } from './broker-sign-in.ts'
import { chosenFileOf, keptChoiceOf } from './choice-of-input.ts'
import { type KeptAccount, readKeptAccounts, writeKeptAccounts } from './kept-accounts.ts'
import { listBrokerAccounts, type ListAccounts, type ListedAccounts, simulatorOf } from './list-broker-accounts.ts'
import type { LiveConsent } from './live-consent.ts'
import { windowAccess } from './window-access.ts'

export type BrokerSetupDependencies = Omit<BrokerSignInDependencies, 'simulatorOf' | 'signedIn'> & {
  disk: DiskWatch
  notes: { readNote(key: string): string | null; writeNote(key: string, value: string): void }
  brokers: Pick<BrokerRouter, 'accounts' | 'change' | 'obstacle' | 'switchOff' | 'switchOn'>
  /** Whether the person has stopped trading: an account can only be changed then. */
  isStopped: () => boolean
  consent: LiveConsent
  deviceId: () => string | null
  /** Why the account may not trade with real money; null when it may. */
  liveRefusal: () => string | null
}

export type SetupReply = { ok: boolean; message: string }

// Safe: exactly the keys of the brokers on the internet.
const risks = Object.fromEntries(remoteBrokerKeys.map((key) => [key, brokerRiskText(key)])) as Record<
  RemoteBrokerKey,
  string
>

type AccountSwitch = { account: AccountKey; isOn: boolean; typed?: string | undefined }

/** Which accounts get the orders: chosen here, with the consents and the access that each needs. */
export class BrokerSetup {
  readonly #dependencies: BrokerSetupDependencies
  #isChanging = false
  readonly #signIns: BrokerSignIn
  #choice: BrokerChoice
  #kept: readonly KeptAccount[]
  #access: { chosen: WindowAccess; kept: readonly WindowAccess[] }

  constructor(dependencies: BrokerSetupDependencies) {
    const { dataFolder } = dependencies
    this.#dependencies = dependencies
    this.#choice = readBrokerChoice(dataFolder)
    this.#kept = readKeptAccounts(dataFolder, this.#choice)
    this.#access = this.#readAccess()
    this.#signIns = new BrokerSignIn({
      ...dependencies,
      simulatorOf: (broker) => simulatorOf(broker, this.#choices()),
      signedIn: (what) => this.#useAccess(what),
    })
  }

  /** Called several times a second, so nothing is read from disk here. */
  view(): WindowBrokerSetup {
    const { chosen, kept } = this.#access
    return {
      ...chosen,
      kept,
      isCapturing: this.#signIns.isOpen(),
      canSignIn: this.#dependencies.ownerAppId !== null,
      message: this.#signIns.message(),
      risks,
    }
  }

  /** The accounts beside the chosen one, also those that are switched off. */
  kept(): readonly KeptAccount[] {
    return this.#kept
  }

  /**
   * Writes the choice for all charts and changes to it at once; consents and access are on disk before it, so that no
   * choice is stored without them. The account before it is kept, switched off.
   */
  async choose(input: BrokerChoiceInput): Promise<SetupReply> {
    const { dataFolder, brokers: router } = this.#dependencies
    const refusal = this.#refusalOf(input)
    if (refusal !== null) return { ok: false, message: refusal }
    const file = chosenFileOf(input, dataFolder)
    const choice = BrokerChoice.parse(file)
    const obstacle = router.obstacle(choice)
    if (obstacle !== null) return { ok: false, message: obstacle }
    const before = this.#choice
    const left = isSamePlace(before, choice) ? [] : [{ choice: before, isOn: false }]
    this.#keepAccess(input)
    return this.#change('Saved. Orders go there from now on.', () =>
      router.change(choice, () => {
        const kept = [...this.#without(choice), ...left]
        if (kept.length > 0 || this.#kept.length > 0) writeKeptAccounts(dataFolder, kept)
        replaceFile(join(dataFolder, 'broker.json'), `${JSON.stringify(file, null, 2)}\n`)
      }),
    )
  }

  /** Switches an account on beside the chosen one, for the charts that name it. */
  async add(input: BrokerChoiceInput): Promise<SetupReply> {
    const { brokers: router } = this.#dependencies
    const refusal = this.#refusalOf(input)
    if (refusal !== null) return { ok: false, message: refusal }
    const choice = keptChoiceOf(input, this.#kept)
    if (isSamePlace(choice, this.#choice))
      return { ok: false, message: 'This account is the one for all charts already. Another one can trade beside it.' }
    const obstacle = router.obstacle(choice)
    if (obstacle !== null) return { ok: false, message: obstacle }
    this.#keepAccess(input)
    return this.#switchOn(choice)
  }

  /** Switches a stored account on or off. */
  async switchAccount({ account, isOn, typed }: AccountSwitch): Promise<SetupReply> {
    const { dataFolder, brokers: router } = this.#dependencies
    const kept = this.#kept.find(({ choice }) => keyOf(choice) === account)
    if (kept === undefined) return { ok: false, message: 'This account is not in the list any more.' }
    const { choice } = kept
    if (isOn) {
      const refusal = this.#refusalOf(isRemote(choice) ? { ...choice, typed } : choice)
      return refusal === null ? this.#switchOn(choice) : { ok: false, message: refusal }
    }
    const refusal = this.#waitFor()
    if (refusal !== null) return { ok: false, message: refusal }
    return this.#change('Switched off. Open trades are followed to their end.', () => {
      router.switchOff(account, () =>
        writeKeptAccounts(dataFolder, [...this.#without(choice), { choice, isOn: false }]),
      )
    })
  }

  /** The accounts that a token opens: the given token, else the stored one. */
  listAccounts(asked: ListAccounts): Promise<ListedAccounts> {
    return listBrokerAccounts(asked, { ...this.#dependencies, choices: this.#choices() })
  }

  /** Opens the broker's page in a separate browser profile, where the person signs in; only the session is kept. */
  capture(signIn: SessionSignIn): SetupReply {
    const locked = this.#lockOf(signIn.account)
    return locked === null ? this.#signIns.capture(signIn) : { ok: false, message: locked }
  }

  /** Opens the documented sign-in of a broker, which gives a token. */
  signIn(broker: BrokerKeyBy<'token'>): Promise<SetupReply> {
    return this.#signIns.signIn(broker)
  }

  #switchOn(choice: BrokerChoice): Promise<SetupReply> {
    const { dataFolder, brokers: router } = this.#dependencies
    return this.#change('Switched on. Choose it in the rules of a chart to trade there.', () =>
      router.switchOn(choice, () => writeKeptAccounts(dataFolder, [...this.#without(choice), { choice, isOn: true }])),
    )
  }

  #choices(): BrokerChoice[] {
    return [this.#choice, ...this.#kept.map(({ choice }) => choice)]
  }

  #without(choice: BrokerChoice): KeptAccount[] {
    return this.#kept.filter((one) => !isSamePlace(one.choice, choice))
  }

  async #change(message: string, work: () => Promise<void> | void): Promise<SetupReply> {
    const { log, disk } = this.#dependencies
    this.#isChanging = true
    try {
      await work()
      return { ok: true, message }
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

  #keepAccess(input: BrokerChoiceInput): void {
    const { dataFolder, notes, log } = this.#dependencies
    if ('accountId' in input && input.token !== undefined) {
      log.keepSecret(input.token)
      writeToken(accessPaths.token(dataFolder, input.broker), input.token)
    }
    if ('account' in input) acceptBrokerRisk(notes, input.broker)
  }

  #waitFor(): string | null {
    if (!this.#dependencies.isStopped()) return 'Stop trading first, then choose another broker.'
    return this.#isChanging ? 'The broker is being changed. Try again in a moment.' : null
  }

  /** Why this choice is not stored. The word for real money is checked last, because confirming it is stored. */
  #refusalOf(input: BrokerChoiceInput | (BrokerChoice & { typed?: string | undefined })): string | null {
    const { deviceId, consent } = this.#dependencies
    const wait = this.#waitFor()
    if (wait !== null || !('account' in input)) return wait
    const id = deviceId()
    if (id === null) return 'Sign in first.'
    const locked = this.#lockOf(input.account)
    if (locked !== null) return locked
    const key = accountKeyOf({ id: brokerIdOf(input.broker), account: input.account })
    const isUnconfirmed = input.account === 'live' && !consent.confirmDevice(id, key, input.typed)
    return isUnconfirmed ? 'Type the word to choose real money.' : null
  }

  #lockOf(account: 'demo' | 'live'): string | null {
    return account === 'live' ? this.#dependencies.liveRefusal() : null
  }

  /** New access is used at once when an account that is switched on waits for it. */
  #useAccess({ broker, account }: SignedIn): void {
    this.#readAgain()
    const { brokers: router, log } = this.#dependencies
    const waiting = router
      .accounts()
      .find((one) => one.choice.broker === broker && one.account === (account ?? one.account) && !one.isConnected())
    if (waiting === undefined || this.#isChanging) return
    this.#isChanging = true
    const nothing = (): void => undefined
    const { choice } = waiting
    const isChosen = isSamePlace(choice, this.#choice)
    const opened = isChosen ? router.change(choice, nothing) : router.switchOn(choice, nothing)
    opened
      .catch((error: unknown) => log.error('The broker could not be opened again.', { reason: String(error) }))
      .finally(() => void (this.#isChanging = false))
  }

  #readAgain(): void {
    const { dataFolder } = this.#dependencies
    this.#choice = readBrokerChoice(dataFolder)
    this.#kept = readKeptAccounts(dataFolder, this.#choice)
    this.#access = this.#readAccess()
  }

  #readAccess() {
    const { dataFolder } = this.#dependencies
    const accessOf = (choice: BrokerChoice): WindowAccess => windowAccess(choice, dataFolder)
    return { chosen: accessOf(this.#choice), kept: this.#kept.map(({ choice }) => accessOf(choice)) }
  }
}

function keyOf(choice: BrokerChoice): AccountKey {
  return accountKeyOf(placeOf(choice))
}
