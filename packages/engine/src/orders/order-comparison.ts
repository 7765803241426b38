import { errorText } from '@stratomate/std/errors'
import type { Broker, FoundOrder, Log } from '../ports.ts'
import type { TradeLedger } from './trade-ledger.ts'
import type { TradeRecord } from './trade-record.ts'

export type ComparisonDependencies = {
  broker: Pick<Broker, 'id' | 'account' | 'isConnected' | 'adopt' | 'findOrders'>
  ledger: Pick<TradeLedger, 'openAt'>
  log: Pick<Log, 'info' | 'warn'>
  /** Takes what the broker says of an order that was not certain; null when it has never seen it. */
  take: (trade: TradeRecord, found: FoundOrder | null) => void
}

/** Compares the open orders of one broker with what it has on record, until none of them is uncertain. */
export class OrderComparison {
  readonly broker: ComparisonDependencies['broker']
  readonly #dependencies: ComparisonDependencies
  #isDone: boolean
  /** Each loss of the line begins a new one; an answer of an earlier one does not say that all is compared. */
  #line = 0
  #askedOn: number | null = null

  /** @param state `compared` when another comparison has done this broker's work until now */
  constructor(dependencies: ComparisonDependencies, state: 'compared' | 'uncompared') {
    this.broker = dependencies.broker
    this.#dependencies = dependencies
    this.#isDone = state === 'compared'
  }

  /** Whether every order was compared since the line was lost last. */
  isDone(): boolean {
    return this.#isDone
  }

  /** The line is lost: all open orders are to be compared again. */
  disturb(): void {
    this.#isDone = false
    this.#line += 1
  }

  /** Asks the broker about every order whose outcome is not certain. Crash-only: a first start and a later one are the same. */
  async run(): Promise<void> {
    const line = this.#line
    if (this.#askedOn === line) return
    this.#askedOn = line
    const { broker, ledger, log, take } = this.#dependencies
    try {
      const uncertain = ledger.openAt(broker).filter(({ state }) => !this.#isDone || state === 'unknown')
      broker.adopt?.(uncertain)
      const found = await broker.findOrders(uncertain.map(({ id }) => id))
      for (const trade of uncertain) take(trade, found.get(trade.id) ?? null)
      if (uncertain.length > 0)
        log.info(`${uncertain.length} open order(s) compared with the broker; it knows ${found.size} of them.`)
      if (line === this.#line) this.#isDone = true
    } catch (error) {
      const reason = errorText(error)
      log.warn('The broker could not be asked about open orders; trying again.', { reason })
      if (line === this.#line) this.#isDone = false
    } finally {
      if (this.#askedOn === line) this.#askedOn = null
    }
  }

  /** Once a second: asks again while something is uncertain. */
  look(): void {
    const { broker, ledger } = this.#dependencies
    if (!broker.isConnected()) return
    if (!this.#isDone || ledger.openAt(broker).some(({ state }) => state === 'unknown')) void this.run()
  }
}
