import { errorText } from '@stratomate/std/errors'
import type { Broker, FoundOrder, Log } from '../ports.ts'
import type { TradeLedger } from './trade-ledger.ts'
import type { TradeRecord } from './trade-record.ts'

export type ComparisonDependencies = {
  broker: Pick<Broker, 'id' | 'account' | 'isConnected' | 'adopt' | 'findOrders'>
  ledger: Pick<TradeLedger, 'openAt'>
  log: Pick<Log, 'info' | 'warn'>
  /** Takes the broker's answer about an uncertain order; null when it has never received it. */
  take: (trade: TradeRecord, found: FoundOrder | null) => void
}

/** Compares the open orders of one broker with its records, until none of them is uncertain. */
export class OrderComparison {
  readonly broker: ComparisonDependencies['broker']
  readonly #dependencies: ComparisonDependencies
  #isDone: boolean
  /** Each lost connection begins a new comparison; an answer from before does not complete it. */
  #line = 0
  #askedOn: number | null = null

  /** @param state `compared` when another comparison has done this broker's work until now */
  constructor(dependencies: ComparisonDependencies, state: 'compared' | 'uncompared') {
    this.broker = dependencies.broker
    this.#dependencies = dependencies
    this.#isDone = state === 'compared'
  }

  /** Whether every order was compared since the connection was last lost. */
  isDone(): boolean {
    return this.#isDone
  }

  /** The connection is lost: all open orders have to be compared again. */
  disturb(): void {
    this.#isDone = false
    this.#line += 1
  }

  /**
   * Asks the broker about every order whose outcome is uncertain. The first start and every later one do the same, as
   * after a crash.
   */
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
