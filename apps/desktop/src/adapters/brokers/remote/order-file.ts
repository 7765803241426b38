import type { AccountKind, BrokerId } from '@stratomate/contracts'
import { brokerIdOf, type RemoteBrokerKey, remoteBrokerKeys } from '@stratomate/contracts/brokers/broker-keys'

type OrderFileKind = 'demo' | 'live' | 'simulator'

const orderFile = new RegExp(`^orders-(?<broker>${remoteBrokerKeys.join('|')})-(?<kind>demo|live|simulator)\\.db$`, 'u')

/** The file of the data folder that holds a broker's order book. */
export function orderFileName(broker: RemoteBrokerKey, kind: OrderFileKind): string {
  return `orders-${broker}-${kind}.db`
}

/** The broker and account of an order file; null for another file. */
export function readOrderFileName(name: string): { broker: BrokerId; account: AccountKind } | null {
  const groups = orderFile.exec(name)?.groups
  const key = remoteBrokerKeys.find((each) => each === groups?.['broker'])
  if (key === undefined) return null
  return { broker: brokerIdOf(key), account: groups?.['kind'] === 'live' ? 'live' : 'demo' }
}
