import { type AccountKey, accountKeyOf, type RemoteAccountKey } from '@stratomate/contracts/brokers/account-keys'
import type { OrderComparison } from '@stratomate/engine/orders/order-comparison'
import type { TradeRecord } from '@stratomate/engine/orders/trade-record'
import type {
  Broker,
  BrokerEvent,
  BrokerOrder,
  ConnectedChart,
  FoundOrder,
  OrderRequest,
  Quote,
} from '@stratomate/engine/ports'
import type { RoutedBroker } from '#desktop/adapters/brokers/broker-adapter.ts'
import { type BrokerChoice, placeOf } from './broker-choice.ts'

export type OpenAccountDependencies = {
  choice: BrokerChoice
  broker: RoutedBroker
  /** Why no order is sent to this broker; null when orders may be sent. */
  stopOf: (id: RoutedBroker['id']) => string | null
  /** The currency in which limits are counted: that of the account chosen for all charts. */
  currency: () => string
  onEvent: (event: BrokerEvent) => void
}

/** An account that the app has open, as the engine sees it: it refuses orders that the site or the currency forbids. */
export class OpenAccount implements Broker {
  readonly key: AccountKey
  readonly choice: BrokerChoice
  readonly broker: RoutedBroker
  /** Reconciles its open orders; null for the chosen account, which the engine reconciles itself. */
  comparison: OrderComparison | null = null
  readonly #dependencies: OpenAccountDependencies

  constructor(dependencies: OpenAccountDependencies) {
    this.#dependencies = dependencies
    this.choice = dependencies.choice
    this.broker = dependencies.broker
    this.key = accountKeyOf(placeOf(dependencies.choice))
  }

  get id(): Broker['id'] {
    return this.broker.id
  }

  get account(): Broker['account'] {
    return this.broker.account
  }

  get currency(): string {
    return this.broker.currency
  }

  /** Why the site has switched this broker off; null when orders may be sent. Open trades are still followed. */
  stop(): string | null {
    return this.#dependencies.stopOf(this.broker.id)
  }

  /** Whether its money can be counted by the limits: amounts of two currencies are never added. */
  hasOtherCurrency(): boolean {
    return this.broker.isConnected() && this.broker.currency !== this.#dependencies.currency()
  }

  isConnected(): boolean {
    return this.broker.isConnected()
  }

  balanceCents(): number | null {
    return this.broker.balanceCents()
  }

  assets(): ReturnType<RoutedBroker['assets']> {
    return this.broker.assets()
  }

  quote(chart: ConnectedChart, timeS: number): Quote {
    if (this.stop() !== null) return { kind: 'refused', code: 'broker_switched_off' }
    return this.hasOtherCurrency() ? { kind: 'refused', code: 'other_currency' } : this.broker.quote(chart, timeS)
  }

  placeOrders(orders: readonly OrderRequest[]): void {
    if (this.stop() === null) return this.broker.placeOrders(orders)
    // The engine finishes its current turn before it gets the outcome of its orders.
    for (const { id } of orders)
      setImmediate(() => this.#dependencies.onEvent({ kind: 'rejected', id, code: 'broker_switched_off' }))
  }

  adopt(trades: readonly TradeRecord[]): void {
    this.broker.adopt?.(trades)
  }

  findOrders(ids: readonly string[]): Promise<Map<string, FoundOrder | BrokerOrder>> {
    return this.broker.findOrders(ids)
  }
}

/** The account whose symbols are shown; null when it was switched off meanwhile, because no other takes its place. */
export function mappedAccount(
  router: { accounts(): readonly OpenAccount[] },
  asked: RemoteAccountKey,
): OpenAccount | null {
  return router.accounts().find(({ key }) => key === asked) ?? null
}
