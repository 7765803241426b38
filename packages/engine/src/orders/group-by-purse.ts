import type { Purse } from './trade-record.ts'

/** What was done with the money of each account and currency, which is never added; in the order of their first. */
export function groupByPurse<Item>(
  items: readonly Item[],
  purseOf: (item: Item) => Purse,
): { purse: Purse; own: readonly Item[] }[] {
  const groups = new Map<string, { purse: Purse; own: Item[] }>()
  for (const item of items) {
    const { account, currency } = purseOf(item)
    const key = `${account} ${currency}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { purse: { account, currency }, own: [item] })
    else group.own.push(item)
  }
  return [...groups.values()]
}
