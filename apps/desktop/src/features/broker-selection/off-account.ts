import { type AccountKey, placeOfKey } from '@stratomate/contracts/brokers/account-keys'
import type { ChartAccount } from '@stratomate/engine/ports'
import { nullBroker } from './null-broker.ts'

/** What a chart gets whose favorite names an account that is not switched on. */
export function offAccount(key: AccountKey): ChartAccount {
  return { broker: nullBroker(placeOfKey(key), 'account_off'), isCompared: () => false }
}
