import { type AccountKey, placeOfKey } from '@stratomate/contracts/brokers/account-keys'
import { type BrokerId, brokers } from '@stratomate/contracts/brokers/brokers'

type TradeAccount = { readonly broker: BrokerId; readonly account: 'paper' | 'demo' | 'live' }

/** Whether trades were placed with one account or with several: a list names the account of each only where they differ. */
export function tradeAccounts(trades: readonly TradeAccount[]): 'one' | 'several' {
  const [first, ...others] = trades
  return others.some(({ broker, account }) => broker !== first?.broker || account !== first.account) ? 'several' : 'one'
}

/** The account of a trade as people call it: `Deriv, Demo`. */
export function tradeAccountText({ broker, account }: TradeAccount): string {
  return `${brokers[broker].name}, ${account === 'live' ? 'Live' : 'Demo'}`
}

/** The same of an account's key. */
export function accountName(key: AccountKey): string {
  const { id, account } = placeOfKey(key)
  return tradeAccountText({ broker: id, account })
}
