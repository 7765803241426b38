import type { WindowBrokerAccount } from '@stratomate/contracts/desktop-window/brokers'
import { mainAccount } from '@stratomate/domain/brokers/main-account'

/** The account whose kind and currency results of the day are shown in: of those that are switched on, a live one first. */
export function shownAccount<Account extends Pick<WindowBrokerAccount, 'account' | 'isOn'>>(
  accounts: readonly Account[],
): Account {
  return mainAccount(accounts.filter(({ isOn }) => isOn))
}
