import { type AccountKey, placeOfKey } from '@stratomate/contracts/brokers/account-keys'
import { brokers } from '@stratomate/contracts/brokers/brokers'

/** An account as people call it: `Deriv, Demo`. */
export function accountName(key: AccountKey): string {
  const { id, account } = placeOfKey(key)
  return `${brokers[id].name}, ${account === 'live' ? 'Live' : 'Demo'}`
}
