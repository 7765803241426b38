import type { RefusalCode } from '@stratomate/contracts'
import { type AccountKey, placeOfKey } from '@stratomate/contracts/brokers/account-keys'
import type { ChartAccount } from '@stratomate/engine/ports'
import type { RoutedBroker } from '#desktop/adapters/brokers/broker-adapter.ts'

/** Takes the place of an account that is not open: it accepts no order, for the reason given, and knows none. */
export function nullBroker(
  place: Pick<RoutedBroker, 'id' | 'account'>,
  code: RefusalCode = 'broker_disconnected',
): RoutedBroker {
  return {
    ...place,
    currency: 'USD',
    isConnected: () => false,
    lineState: () => 'off',
    balanceCents: () => null,
    assets: () => [],
    quote: () => ({ kind: 'refused', code }),
    // Nothing is sent to a broker that is not connected; if it were, it would be looked for like any other order.
    placeOrders: () => undefined,
    findOrders: () => Promise.reject(new Error('The broker is not open.')),
    start: () => undefined,
    feedBar: () => undefined,
    clock: () => null,
    close: () => Promise.resolve(),
  }
}

/** What a chart gets whose favorite names an account that is not switched on. */
export function offAccount(key: AccountKey): ChartAccount {
  return { broker: nullBroker(placeOfKey(key), 'account_off'), isCompared: () => false }
}
