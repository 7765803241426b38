/** The one of several trading accounts that stands for all of them: a live one before a demo one, else the first. */
export function mainAccount<Account extends { readonly account: string }>(accounts: readonly Account[]): Account {
  const main = accounts.find(({ account }) => account === 'live') ?? accounts[0]
  if (main === undefined) throw new RangeError('An app has at least one account.')
  return main
}

/** The account whose kind and currency results of the day are shown in: of those that are switched on, a live one first. */
export function shownAccount<Account extends { readonly account: string; readonly isOn: boolean }>(
  accounts: readonly Account[],
): Account {
  return mainAccount(accounts.filter(({ isOn }) => isOn))
}
