import type {
  BrokerEvent,
  BrokerOrder,
  ConnectedChart,
  FoundOrder,
  Log,
  OrderRequest,
  Quote,
} from '@stratomate/engine/ports'
import type { OrderComparison } from '@stratomate/engine/orders/order-comparison'
import type { TradeRecord } from '@stratomate/engine/orders/trade-record'
import type { TradeLedger } from '@stratomate/engine/orders/trade-ledger'
import type { ExecutionEngine } from '@stratomate/engine/orders/execution-engine'
import { errorText } from '@stratomate/std/errors'
import { nullBroker } from './null-broker.ts'
import { type BrokerChoice, isSameAccess, isSamePlace, placeOf } from './broker-choice.ts'
import type { RoutedBroker } from '#desktop/adapters/brokers/broker-adapter.ts'
import { readFormerBrokers, writeFormerBrokers } from './former-brokers.ts'

export type BrokerRouterDependencies = {
  choice: BrokerChoice
  notes: { readNote(key: string): string | null; writeNote(key: string, value: string): void }
  ledger: Pick<TradeLedger, 'openAt'>
  log: Pick<Log, 'info' | 'warn' | 'error'>
  /** Asked for only after the app is wired. */
  engine: () => Pick<ExecutionEngine, 'onBrokerEvent' | 'compareWith' | 'isArmed'>
  /** Why no order is sent to this broker; null when orders may be sent. */
  stopOf: (id: RoutedBroker['id']) => string | null
  create: (choice: BrokerChoice, onEvent: (event: BrokerEvent) => void) => RoutedBroker
}

/** A broker that is left, and stays open until its last trade has ended. */
type Former = { choice: BrokerChoice; broker: RoutedBroker; comparison: OrderComparison }

/**
 * The broker that is chosen now, as the engine sees it. Another choice takes effect at once: the new one opens, and the
 * one before it stays open without new orders while it has open trades, through restarts too.
 */
export class BrokerRouter implements RoutedBroker {
  readonly #dependencies: BrokerRouterDependencies
  #choice: BrokerChoice
  #broker: RoutedBroker
  #formers: Former[] = []

  constructor(dependencies: BrokerRouterDependencies) {
    this.#dependencies = dependencies
    this.#choice = dependencies.choice
    this.#broker = this.#create(dependencies.choice)
  }

  get id(): RoutedBroker['id'] {
    return this.#broker.id
  }

  get account(): RoutedBroker['account'] {
    return this.#broker.account
  }

  get currency(): string {
    return this.#broker.currency
  }

  /** Opens the broker, and those that were left with open trades before this start. */
  start(): void {
    this.#broker.start()
    for (const choice of readFormerBrokers(this.#dependencies.notes)) {
      const isLeft = !isSamePlace(choice, this.#choice) && !this.#formers.some((one) => isSamePlace(choice, one.choice))
      if (!isLeft || !this.#hasOpenTrades(choice)) continue
      try {
        const broker = this.#create(choice)
        this.#leave(choice, broker, 'uncompared')
        broker.start()
      } catch (error) {
        this.#dependencies.log.error(
          'A broker that still has open trades could not be opened. They are asked for at the next start.',
          {
            broker: choice.broker,
            reason: errorText(error),
          },
        )
      }
    }
  }

  /** Why the site has switched this broker off; null when orders may be sent. What is open there is still followed. */
  stop(): string | null {
    return this.#dependencies.stopOf(this.#broker.id)
  }

  isConnected(): boolean {
    return this.#broker.isConnected()
  }

  lineState(): ReturnType<RoutedBroker['lineState']> {
    return this.#broker.lineState()
  }

  assets(): ReturnType<RoutedBroker['assets']> {
    return this.#broker.assets()
  }

  balanceCents(): number | null {
    return this.#broker.balanceCents()
  }

  clock(): ReturnType<RoutedBroker['clock']> {
    return this.#broker.clock()
  }

  quote(chart: ConnectedChart, timeS: number): Quote {
    return this.stop() === null ? this.#broker.quote(chart, timeS) : { kind: 'refused', code: 'broker_switched_off' }
  }

  placeOrders(orders: readonly OrderRequest[]): void {
    if (this.stop() === null) return this.#broker.placeOrders(orders)
    const engine = this.#dependencies.engine()
    // The engine finishes its current turn before it gets the outcome of its orders.
    for (const { id } of orders)
      setImmediate(() => engine.onBrokerEvent({ kind: 'rejected', id, code: 'broker_switched_off' }))
  }

  adopt(trades: readonly TradeRecord[]): void {
    this.#broker.adopt?.(trades)
  }

  findOrders(ids: readonly string[]): Promise<Map<string, FoundOrder | BrokerOrder>> {
    return this.#broker.findOrders(ids)
  }

  /** Candles also end the trades at a paper broker that was left. */
  feedBar(chart: ConnectedChart, bar: { timeS: number; close: number }): void {
    this.#broker.feedBar(chart, bar)
    for (const { broker } of this.#formers) broker.feedBar(chart, bar)
  }

  /** Writes what waits for the disk, of the brokers that were left too. Throws when it does not take it. */
  save(): void {
    this.#broker.save?.()
    for (const { broker } of this.#formers) broker.save?.()
  }

  async close(): Promise<void> {
    await Promise.all([this.#broker.close(), ...this.#formers.map(({ broker }) => broker.close())])
  }

  /** Why this choice must wait; null when it may be made. Two ways of access to one account share its order file. */
  obstacle(choice: BrokerChoice): string | null {
    const others = [this.#choice, ...this.#formers.map((former) => former.choice)]
    const isOther = others.some((other) => isSamePlace(choice, other) && !isSameAccess(choice, other))
    return isOther && this.#hasOpenTrades(choice)
      ? 'Trades of the other account at this broker are still open. Choose this one when they have ended.'
      : null
  }

  /**
   * Makes another choice, or opens the same one again. `write` stores it on disk; the former brokers are stored before,
   * so that a kill in between loses none of their trades. Throws what `write` throws; then nothing has changed.
   */
  async change(choice: BrokerChoice, write: () => void): Promise<void> {
    const { notes, engine } = this.#dependencies
    const [leftChoice, left] = [this.#choice, this.#broker]
    const formers = [leftChoice, ...this.#formers.map((former) => former.choice)]
    writeFormerBrokers(
      notes,
      formers.filter((former) => this.#hasOpenTrades(former)),
    )
    write()
    const wasArmed = engine().isArmed()
    this.#choice = choice
    this.#broker = nullBroker(choice)
    engine().onBrokerEvent({ kind: 'disconnected', reason: 'another one was chosen' })
    this.#leave(leftChoice, left, wasArmed ? 'compared' : 'uncompared')
    // Books and ledgers have one owner at a time.
    const same = this.#formers.filter((one) => isSamePlace(one.choice, choice))
    this.#formers = this.#formers.filter((one) => !same.includes(one))
    await Promise.all(same.map(({ broker }) => broker.close()))
    this.#broker = this.#create(choice)
    this.#broker.start()
    this.look()
  }

  /** Once a second: asks what is uncertain at brokers that were left, and closes those whose trades have ended. */
  look(): void {
    const ended = this.#formers.filter(({ choice }) => !this.#hasOpenTrades(choice))
    for (const { comparison } of this.#formers) comparison.look()
    if (ended.length === 0) return
    this.#formers = this.#formers.filter((former) => !ended.includes(former))
    writeFormerBrokers(
      this.#dependencies.notes,
      this.#formers.map(({ choice }) => choice),
    )
    for (const { broker } of ended) {
      this.#dependencies.log.info('The trades at the broker that was left have ended.', { broker: broker.id })
      broker
        .close()
        .catch((error: unknown) => this.#dependencies.log.warn('A broker did not close.', { reason: errorText(error) }))
    }
  }

  #create(choice: BrokerChoice): RoutedBroker {
    const broker: RoutedBroker = this.#dependencies.create(choice, (event) => this.#onEvent(broker, event))
    return broker
  }

  #leave(choice: BrokerChoice, broker: RoutedBroker, state: 'compared' | 'uncompared'): void {
    this.#formers.push({ choice, broker, comparison: this.#dependencies.engine().compareWith(broker, state) })
  }

  #onEvent(broker: RoutedBroker, event: BrokerEvent): void {
    const engine = this.#dependencies.engine()
    if (broker === this.#broker) return engine.onBrokerEvent(event)
    const former = this.#formers.find((one) => one.broker === broker)
    if (former !== undefined) return engine.onBrokerEvent(event, former.comparison)
    // One that closes says nothing of the line any more, but may still say what became of an order.
    if (event.kind !== 'connected' && event.kind !== 'disconnected') engine.onBrokerEvent(event)
  }

  #hasOpenTrades(choice: BrokerChoice): boolean {
    return this.#dependencies.ledger.openAt(placeOf(choice)).length > 0
  }
}
