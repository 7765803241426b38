import { brokerKey, type RemoteBrokerKey, remoteBrokerKeys } from '@stratomate/contracts/brokers/broker-keys'
import type { BrokerRouter } from './broker-router.ts'
import type { OpenAccount } from './open-account.ts'

/**
 * The account whose symbols are mapped: the one of the broker that is asked for, else the first of a broker on the
 * internet, else the one for all charts, whose charts are traded as they are.
 */
export function mappedAccount(router: Pick<BrokerRouter, 'accounts'>, asked?: RemoteBrokerKey): OpenAccount {
  const [chosen, ...others] = router.accounts()
  if (chosen === undefined) throw new RangeError('An app has at least one account.')
  const isMeant = ({ id }: OpenAccount): boolean => {
    const key = brokerKey(id)
    return asked === undefined ? remoteBrokerKeys.some((remote) => remote === key) : key === asked
  }
  return [chosen, ...others].find(isMeant) ?? chosen
}
