import type { AccountCurrency } from './trade-record.ts'

/** Groups by account and currency, whose money is never added; in the order of their first entry. */
export function groupByAccountCurrency<Item>(
  items: readonly Item[],
  accountCurrencyOf: (item: Item) => AccountCurrency,
): { accountCurrency: AccountCurrency; own: readonly Item[] }[] {
  const groups = new Map<string, { accountCurrency: AccountCurrency; own: Item[] }>()
  for (const item of items) {
    const { account, currency } = accountCurrencyOf(item)
    const key = `${account} ${currency}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { accountCurrency: { account, currency }, own: [item] })
    else group.own.push(item)
  }
  return [...groups.values()]
}
