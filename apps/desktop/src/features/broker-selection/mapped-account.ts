import type { RemoteAccountKey } from '@stratomate/contracts/brokers/account-keys'
import type { BrokerRouter } from './broker-router.ts'
import type { OpenAccount } from './open-account.ts'

/** The account whose symbols are looked at; null when it was switched off meanwhile, because no other takes its place. */
export function mappedAccount(router: Pick<BrokerRouter, 'accounts'>, asked: RemoteAccountKey): OpenAccount | null {
  return router.accounts().find(({ key }) => key === asked) ?? null
}
