import type { RefusalCode } from '@stratomate/contracts'
import type { AccountKey } from '@stratomate/contracts/brokers/account-keys'
import type { TradingHalts } from '@stratomate/engine/gate/trading-halts'
import type { Log } from '@stratomate/engine/ports'
import type { OpenAccount } from '#desktop/features/broker-selection/open-account.ts'
import type { LiveConsent } from '#desktop/features/broker-selection/live-consent.ts'

type Notes = { readNote(key: string): string | null; writeNote(key: string, value: string): void }

export type TradeSwitchDependencies = {
  pauses: TradingHalts
  notes: Notes
  log: Log
  now: () => number
  /** The accounts that are switched on. */
  accounts: () => readonly Pick<OpenAccount, 'key' | 'account' | 'stop'>[]
  /** Null before the sign-in. */
  deviceId: () => string | null
  consent: LiveConsent
  /** Writes what a full disk refused. Answers why trading cannot resume; null when the disk is not the reason. */
  retryDisk: () => string | null
  /** Why the account may not trade with real money; null when it may. */
  liveRefusal: () => string | null
}

export type SwitchReply = { ok: boolean; message: string }

const noteKey = 'was_trading'
const readyReason = 'Press START TRADING when you are ready.'
const stoppedReason = 'You stopped trading.'
const panicReason = 'Panic stop. Open trades run to their end at the broker.'
const crashReason = 'The app ended unexpectedly while it was trading. Look at your open trades, then start again.'
const gapReasons = {
  slept: 'The computer slept. Look at your open trades, then start again.',
  clock_changed: 'The clock of this computer was changed. Check the time, then start again.',
  signed_out: 'This computer was signed out. Sign in, then start again.',
} as const

/** The person's own switch: the app begins stopped, and only a person starts trading. */
export class TradeSwitch {
  readonly #dependencies: TradeSwitchDependencies
  #sinceMs = 0

  constructor(dependencies: TradeSwitchDependencies) {
    this.#dependencies = dependencies
    const wasTrading = dependencies.notes.readNote(noteKey) === 'yes'
    dependencies.pauses.pause('person', wasTrading ? crashReason : readyReason)
    if (wasTrading) dependencies.log.warn(crashReason)
  }

  /** When trading was started, Unix milliseconds; 0 before the first start. */
  sinceMs(): number {
    return this.#sinceMs
  }

  /** Whether the next start needs the word for real money; not asked for when even the word would not start it. */
  needsWord(): boolean {
    return this.#unconfirmed().length > 0
  }

  /** Why nothing is traded with any account now, as each signal would be refused; null when one may trade. */
  refusalCode(): RefusalCode | null {
    const codes = this.#dependencies.accounts().map((account) => this.#codeOf(account))
    return codes.includes(null) ? null : (codes[0] ?? null)
  }

  start(typed?: string): SwitchReply {
    const { pauses, consent, deviceId, notes, log, now, retryDisk } = this.#dependencies
    const id = deviceId()
    if (id === null) return refused('Sign in first.')
    const refusal = this.#brokerRefusal()
    if (refusal !== null) {
      // Where it came while trading ran, a person starts again once it is gone: real money never resumes by itself.
      if (!pauses.isPausedBy('person')) this.#halt(refusal, 'Trading is stopped: no account may trade.')
      return refused(refusal)
    }
    const unconfirmed = this.#unconfirmed()
    if (unconfirmed.length > 0 && !consent.give(id, unconfirmed, typed))
      return refused('Type the word to trade with real money.')
    const wasPaused = pauses.isPausedBy('journal')
    const diskProblem = retryDisk()
    if (diskProblem !== null) return refused(diskProblem)
    const isRunning = !pauses.isPausedBy('person') && !wasPaused
    pauses.resume('person')
    const above = pauses.reason()
    if (above !== null) {
      if (!isRunning) pauses.pause('person', readyReason)
      return refused(accountsAboveMessage(pauses.cause(), above))
    }
    if (isRunning) return { ok: true, message: 'Trading runs already.' }
    this.#sinceMs = now()
    notes.writeNote(noteKey, 'yes')
    log.info('Trading was started in the window.')
    return { ok: true, message: 'Trading runs.' }
  }

  stop(): SwitchReply {
    return this.#halt(stoppedReason, 'Trading is stopped.')
  }

  /** The person asked for it on a chart of the terminal. */
  stopOnChart(symbol: string): void {
    const reason = `Stopped on the chart of ${symbol}. Press START TRADING when you are ready.`
    if (!this.#dependencies.pauses.isPausedBy('person'))
      this.#halt(reason, `Trading was stopped on the chart of ${symbol}.`)
  }

  panic(): SwitchReply {
    return this.#halt(panicReason, 'Panic stop: trading is stopped. Open trades run to their end at the broker.')
  }

  /** Something happened after which only a person may resume trading. */
  noticeGap(gap: keyof typeof gapReasons): void {
    if (this.#dependencies.pauses.isPausedBy('person')) return
    this.#halt(gapReasons[gap], gapReasons[gap])
  }

  /** The app ends in order, so the next start finds no crash. */
  end(): void {
    this.#dependencies.notes.writeNote(noteKey, 'no')
  }

  /** The live accounts for which a start needs the word. */
  #unconfirmed(): AccountKey[] {
    const { accounts, consent, deviceId } = this.#dependencies
    const live = accounts().filter((one) => one.account === 'live' && this.#refusalOf(one) === null)
    return live.map(({ key }) => key).filter((key) => consent.isNeeded(deviceId() ?? '', key))
  }

  /** Why nothing can be traded with any account, whatever is typed. */
  #brokerRefusal(): string | null {
    const refusals = this.#dependencies.accounts().map((account) => this.#refusalOf(account))
    return refusals.includes(null) ? null : (refusals[0] ?? null)
  }

  #refusalOf(one: Pick<OpenAccount, 'account' | 'stop'>): string | null {
    const locked = one.account === 'live' ? this.#dependencies.liveRefusal() : null
    const reason = one.stop()
    return locked ?? (reason === null ? null : `This broker is switched off for now: ${reason}`)
  }

  #codeOf(one: Pick<OpenAccount, 'account' | 'stop'>): RefusalCode | null {
    if (one.account === 'live' && this.#dependencies.liveRefusal() !== null) return 'live_locked'
    return one.stop() === null ? null : 'broker_switched_off'
  }

  #halt(reason: string, message: string): SwitchReply {
    const { pauses, notes, log } = this.#dependencies
    pauses.pause('person', reason)
    notes.writeNote(noteKey, 'no')
    log.info(message)
    return { ok: true, message }
  }
}

function accountsAboveMessage(cause: string | null, reason: string): string {
  if (cause === 'owner') return 'Trading is paused in the dashboard. Resume it there first.'
  if (cause === 'signed_out') return `You are signed out: ${reason}.`
  return `Trading cannot start: ${reason}.`
}

function refused(message: string): SwitchReply {
  return { ok: false, message }
}
