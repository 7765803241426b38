import { RemoteBroker, type RemoteBrokerDependencies } from '../remote/remote-broker.ts'
import { PocketHosts } from './pocket-hosts.ts'
import { PocketLink, type PocketLinkDependencies } from './pocket-link.ts'

export type PocketBrokerDependencies = Omit<RemoteBrokerDependencies, 'id' | 'inFlight' | 'connect'> &
  Omit<PocketLinkDependencies, 'hosts'>

/** Pocket Option behind the `Broker` port. Its refusals name no order, so similar orders are sent one by one. */
export function createPocketBroker(dependencies: PocketBrokerDependencies): RemoteBroker {
  const hosts = new PocketHosts()
  return new RemoteBroker({
    ...dependencies,
    id: 'pocket-option',
    inFlight: 'one',
    connect: (events) => new PocketLink({ ...dependencies, hosts }, events),
  })
}
