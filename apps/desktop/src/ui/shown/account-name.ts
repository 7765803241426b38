import { type AccountKey, placeOfKey } from '@stratomate/contracts/brokers/account-keys'
import { tradeAccountText } from '@stratomate/domain/brokers/trade-accounts'

/** An account as people call it: `Deriv, Demo`. */
export function accountName(key: AccountKey): string {
  const { id, account } = placeOfKey(key)
  return tradeAccountText({ broker: id, account })
}
