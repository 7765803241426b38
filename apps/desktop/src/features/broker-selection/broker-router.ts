import type { AccountKey } from '@stratomate/contracts/brokers/account-keys'
import type { OrderComparison } from '@stratomate/engine/orders/order-comparison'
import type { TradeLedger } from '@stratomate/engine/orders/trade-ledger'
import type { TradeRecord } from '@stratomate/engine/orders/trade-record'
import type { ExecutionEngine } from '@stratomate/engine/orders/execution-engine'
import type {
  Broker,
  BrokerEvent,
  BrokerOrder,
  ChartAccount,
  ChartAccounts,
  ConnectedChart,
  FoundOrder,
  Log,
  OrderRequest,
  Quote,
} from '@stratomate/engine/ports'
import { errorText } from '@stratomate/std/errors'
import type { RoutedBroker } from '#desktop/adapters/brokers/broker-adapter.ts'
import { type BrokerChoice, isSameAccess, isSamePlace, placeOf } from './broker-choice.ts'
import { readFormerBrokers, writeFormerBrokers } from './former-brokers.ts'
import { nullBroker, offAccount } from './null-broker.ts'
import { OpenAccount } from './open-account.ts'

export type BrokerRouterDependencies = {
  choice: BrokerChoice
  /** Accounts that are switched on beside the chosen one. */
  others?: readonly BrokerChoice[]
  /** The account that the favorite of a chart names; undefined for the chosen one. */
  accountOf?: (chart: Pick<ConnectedChart, 'symbol' | 'timeframeS'>) => AccountKey | undefined
  notes: { readNote(key: string): string | null; writeNote(key: string, value: string): void }
  ledger: Pick<TradeLedger, 'openAt'>
  log: Pick<Log, 'info' | 'warn' | 'error'>
  /** Called only after the app is wired. */
  engine: () => Pick<ExecutionEngine, 'onBrokerEvent' | 'compareWith' | 'isArmed'>
  /** Why no order is sent to this broker; null when orders may be sent. */
  stopOf: (id: RoutedBroker['id']) => string | null
  create: (choice: BrokerChoice, onEvent: (event: BrokerEvent) => void) => RoutedBroker
}

/**
 * The accounts that trade. As a broker it is the account that is chosen for all charts; favorites may name another one
 * that is switched on. Another choice takes effect at once; an account that is no longer chosen takes no new orders but
 * stays open while it has open trades, over restarts too.
 */
export class BrokerRouter implements RoutedBroker, ChartAccounts {
  readonly #dependencies: BrokerRouterDependencies
  #chosen: OpenAccount
  #others: OpenAccount[] = []
  #formers: OpenAccount[] = []

  constructor(dependencies: BrokerRouterDependencies) {
    this.#dependencies = dependencies
    this.#chosen = this.#open(dependencies.choice)
  }

  get id(): Broker['id'] {
    return this.#chosen.id
  }

  get account(): Broker['account'] {
    return this.#chosen.account
  }

  get currency(): string {
    return this.#chosen.currency
  }

  /** Opens all accounts that are switched on, and those that were left with open trades before this start. */
  start(): void {
    this.#chosen.broker.start()
    const { notes, others = [] } = this.#dependencies
    for (const choice of others) this.#tryToStart(choice, (account) => this.#others.push(account))
    for (const choice of readFormerBrokers(notes))
      if (!this.#opened().some((one) => isSamePlace(choice, one.choice)) && this.#hasOpenTrades(choice))
        this.#tryToStart(choice, (account) => this.#formers.push(account))
  }

  /** Where the orders of a chart go. */
  of(chart: Pick<ConnectedChart, 'symbol' | 'timeframeS'>): ChartAccount {
    const { accountOf, engine } = this.#dependencies
    const key = accountOf?.(chart) ?? this.#chosen.key
    if (key === this.#chosen.key) return { broker: this, isCompared: () => engine().isArmed() }
    const other = this.#others.find((account) => account.key === key)
    if (other === undefined) return offAccount(key)
    return { broker: other, isCompared: () => other.comparison?.isDone() ?? false }
  }

  areMixed(): boolean {
    return this.#others.some(({ account }) => account !== this.#chosen.account)
  }

  /** The accounts that take orders, the chosen one first. */
  accounts(): readonly OpenAccount[] {
    return [this.#chosen, ...this.#others]
  }

  /** Why the site has switched the chosen broker off; null when orders may be sent. */
  stop(): string | null {
    return this.#chosen.stop()
  }

  isConnected(): boolean {
    return this.#chosen.isConnected()
  }

  lineState(): ReturnType<RoutedBroker['lineState']> {
    return this.#chosen.broker.lineState()
  }

  assets(): ReturnType<RoutedBroker['assets']> {
    return this.#chosen.broker.assets()
  }

  balanceCents(): number | null {
    return this.#chosen.balanceCents()
  }

  clock(): ReturnType<RoutedBroker['clock']> {
    return this.#chosen.broker.clock()
  }

  /** The clocks of all accounts that take orders. */
  clocks(): ReturnType<RoutedBroker['clock']>[] {
    return this.accounts().map(({ broker }) => broker.clock())
  }

  quote(chart: ConnectedChart, timeS: number): Quote {
    return this.#chosen.quote(chart, timeS)
  }

  placeOrders(orders: readonly OrderRequest[]): void {
    this.#chosen.placeOrders(orders)
  }

  adopt(trades: readonly TradeRecord[]): void {
    this.#chosen.adopt(trades)
  }

  findOrders(ids: readonly string[]): Promise<Map<string, FoundOrder | BrokerOrder>> {
    return this.#chosen.findOrders(ids)
  }

  /** Candles also end the trades at a paper broker that is no longer chosen. */
  feedBar(chart: ConnectedChart, bar: { timeS: number; close: number }): void {
    for (const { broker } of this.#opened()) broker.feedBar(chart, bar)
  }

  /** Writes what waits for the disk, also for brokers that are no longer chosen. Throws when the disk refuses it. */
  save(): void {
    for (const { broker } of this.#opened()) broker.save?.()
  }

  async close(): Promise<void> {
    await Promise.all(this.#opened().map(({ broker }) => broker.close()))
  }

  /** Why this choice must wait; null when it may be made. Two ways of access to one account share its order file. */
  obstacle(choice: BrokerChoice): string | null {
    const isOther = this.#opened().some((one) => isSamePlace(choice, one.choice) && !isSameAccess(choice, one.choice))
    return isOther && this.#hasOpenTrades(choice)
      ? 'Trades of the other account at this broker are still open. Choose this one when they have ended.'
      : null
  }

  /**
   * Changes the choice, or opens the same one again. `write` stores it on disk; the brokers before it are stored first,
   * so that a kill in between loses none of their trades. Throws what `write` throws; then nothing has changed.
   */
  async change(choice: BrokerChoice, write: () => void): Promise<void> {
    const { engine } = this.#dependencies
    const left = this.#chosen
    this.#keepFormers([left, ...this.#formers])
    write()
    const wasArmed = engine().isArmed()
    this.#chosen = this.#wrap(choice, nullBroker(placeOf(choice)))
    engine().onBrokerEvent({ kind: 'disconnected', reason: 'another one was chosen' })
    this.#formers.push(this.#compared(left, wasArmed ? 'compared' : 'uncompared'))
    await this.#closeAt(choice)
    this.#chosen = this.#open(choice)
    this.#chosen.broker.start()
    this.look()
  }

  /** Switches an account on beside the chosen one, or opens it again. `write` stores that; throws what it throws. */
  async switchOn(choice: BrokerChoice, write: () => void): Promise<void> {
    write()
    await this.#closeAt(choice)
    const account = this.#compared(this.#open(choice), 'uncompared')
    this.#others.push(account)
    account.broker.start()
  }

  /** Stops new orders there; open trades are followed to their end. Throws what `write` throws. */
  switchOff(key: AccountKey, write: () => void): void {
    const left = this.#others.filter((account) => account.key === key)
    this.#keepFormers([...left, ...this.#formers])
    write()
    this.#others = this.#others.filter((account) => !left.includes(account))
    this.#formers.push(...left)
    this.look()
  }

  /** Once a second: asks what is uncertain beside the chosen account, and closes accounts whose last trade has ended. */
  look(): void {
    const ended = this.#formers.filter(({ choice }) => !this.#hasOpenTrades(choice))
    for (const { comparison } of [...this.#others, ...this.#formers]) comparison?.look()
    if (ended.length === 0) return
    this.#formers = this.#formers.filter((former) => !ended.includes(former))
    this.#keepFormers(this.#formers)
    const { log } = this.#dependencies
    for (const { broker } of ended) {
      log.info('The trades at the broker that was left have ended.', { broker: broker.id })
      broker.close().catch((error: unknown) => log.warn('A broker did not close.', { reason: errorText(error) }))
    }
  }

  #opened(): OpenAccount[] {
    return [this.#chosen, ...this.#others, ...this.#formers]
  }

  #open(choice: BrokerChoice): OpenAccount {
    const broker: RoutedBroker = this.#dependencies.create(choice, (event) => this.#onEvent(broker, event))
    return this.#wrap(choice, broker)
  }

  #wrap(choice: BrokerChoice, broker: RoutedBroker): OpenAccount {
    const { stopOf } = this.#dependencies
    const onEvent = (event: BrokerEvent): void => this.#onEvent(broker, event)
    return new OpenAccount({ choice, broker, stopOf, currency: () => this.#chosen.currency, onEvent })
  }

  #compared(account: OpenAccount, state: 'compared' | 'uncompared'): OpenAccount {
    account.comparison = this.#dependencies.engine().compareWith(account.broker, state)
    return account
  }

  #tryToStart(choice: BrokerChoice, keep: (account: OpenAccount) => void): void {
    try {
      const account = this.#compared(this.#open(choice), 'uncompared')
      keep(account)
      account.broker.start()
    } catch (error) {
      const facts = { broker: choice.broker, reason: errorText(error) }
      this.#dependencies.log.error(
        'An account could not be opened. Its charts are not traded, and its open trades are asked for at the next start.',
        facts,
      )
    }
  }

  /** Books and ledgers have one owner at a time. */
  async #closeAt(choice: BrokerChoice): Promise<void> {
    const same = [...this.#others, ...this.#formers].filter((one) => isSamePlace(one.choice, choice))
    this.#others = this.#others.filter((one) => !same.includes(one))
    this.#formers = this.#formers.filter((one) => !same.includes(one))
    await Promise.all(same.map(({ broker }) => broker.close()))
  }

  #keepFormers(accounts: readonly OpenAccount[]): void {
    const choices = accounts.map(({ choice }) => choice)
    writeFormerBrokers(
      this.#dependencies.notes,
      choices.filter((choice) => this.#hasOpenTrades(choice)),
    )
  }

  #onEvent(broker: RoutedBroker, event: BrokerEvent): void {
    const engine = this.#dependencies.engine()
    if (broker === this.#chosen.broker) return engine.onBrokerEvent(event)
    const comparison = this.#comparisonOf(broker)
    if (comparison !== null) return engine.onBrokerEvent(event, comparison)
    // A closing account no longer reports its connection, but may still report the outcome of an order.
    if (event.kind !== 'connected' && event.kind !== 'disconnected') engine.onBrokerEvent(event)
  }

  #comparisonOf(broker: RoutedBroker): OrderComparison | null {
    return this.#opened().find((account) => account.broker === broker)?.comparison ?? null
  }

  #hasOpenTrades(choice: BrokerChoice): boolean {
    return this.#dependencies.ledger.openAt(placeOf(choice)).length > 0
  }
}
