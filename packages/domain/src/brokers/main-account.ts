/** Of accounts that trade beside each other, the one that stands for all: a live one before play money, else the first. */
export function mainAccount<Account extends { readonly account: string }>(accounts: readonly Account[]): Account {
  const main = accounts.find(({ account }) => account === 'live') ?? accounts[0]
  if (main === undefined) throw new RangeError('An app has at least one account.')
  return main
}
