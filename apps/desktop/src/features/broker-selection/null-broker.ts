import type { RefusalCode } from '@stratomate/contracts'
import { type AccountKey, placeOfKey } from '@stratomate/contracts/brokers/account-keys'
import type { ChartAccount } from '@stratomate/engine/ports'
import type { RoutedBroker } from '#desktop/adapters/brokers/broker-adapter.ts'

/** Replaces an account that is not open: it refuses every order, for the given reason, and knows none. */
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
    // Nothing is sent to a broker that is not connected; otherwise it would be searched for like any other order.
    placeOrders: () => undefined,
    findOrders: () => Promise.reject(new Error('The broker is not open.')),
    start: () => undefined,
    feedBar: () => undefined,
    clock: () => null,
    close: () => Promise.resolve(),
  }
}

/** The broker of a chart whose favorite names an account that is not switched on. */
export function offAccount(key: AccountKey): ChartAccount {
  return { broker: nullBroker(placeOfKey(key), 'account_off'), isCompared: () => false }
}
