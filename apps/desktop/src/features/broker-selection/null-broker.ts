import type { BrokerChoice } from './broker-choice.ts'
import { placeOf } from './broker-choice.ts'
import type { RoutedBroker } from '#desktop/adapters/brokers/broker-adapter.ts'

/** Used while the chosen broker is not open: it accepts no order and knows none. */
export function nullBroker(choice: BrokerChoice): RoutedBroker {
  return {
    ...placeOf(choice),
    currency: 'USD',
    isConnected: () => false,
    lineState: () => 'off',
    balanceCents: () => null,
    assets: () => [],
    quote: () => ({ kind: 'refused', code: 'broker_disconnected' }),
    // Nothing is sent to a broker that is not connected; if it were, it would be looked for like any other order.
    placeOrders: () => undefined,
    findOrders: () => Promise.reject(new Error('The broker is not open.')),
    start: () => undefined,
    feedBar: () => undefined,
    clock: () => null,
    close: () => Promise.resolve(),
  }
}
