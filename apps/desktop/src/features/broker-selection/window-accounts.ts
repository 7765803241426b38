import { type AccountKey, accountKeyOf } from '@stratomate/contracts/brokers/account-keys'
import { brokers } from '@stratomate/contracts/brokers/brokers'
import type { WindowBrokerAccount } from '@stratomate/contracts/desktop-window/brokers'
import { placeOf } from './broker-choice.ts'
import type { BrokerRouter } from './broker-router.ts'
import type { BrokerSetup } from './broker-setup.ts'
import type { OpenAccount } from './open-account.ts'

type Accounts = Pick<BrokerRouter, 'accounts'>

/** The accounts as the window lists them: the chosen one, those beside it, and those that are switched off. */
export function windowAccounts(router: Accounts, setup: Pick<BrokerSetup, 'kept'>): WindowBrokerAccount[] {
  const open = router.accounts().map((account, place) => ({ ...openRow(account), isChosen: place === 0 }))
  const off = setup.kept().map(({ choice }) => placeOf(choice))
  const closed = off.filter((place) => !open.some(({ key }) => key === accountKeyOf(place)))
  return [...open, ...closed.map(closedRow)]
}

function openRow(account: OpenAccount): Omit<WindowBrokerAccount, 'isChosen'> {
  return {
    ...namesOf(account),
    isOn: true,
    isConnected: account.isConnected(),
    line: account.broker.lineState(),
    switchedOff: account.stop(),
    hasOtherCurrency: account.hasOtherCurrency(),
    currency: account.currency,
    balanceCents: account.balanceCents(),
  }
}

function closedRow(place: ReturnType<typeof placeOf>): WindowBrokerAccount {
  const nothing = { isConnected: false, line: 'off', switchedOff: null, hasOtherCurrency: false } as const
  return { ...namesOf(place), isChosen: false, isOn: false, ...nothing, currency: 'USD', balanceCents: null }
}

function namesOf({ id, account }: Pick<OpenAccount, 'id' | 'account'>) {
  const key: AccountKey = accountKeyOf({ id, account })
  return { key, id, name: brokers[id].name, account }
}
