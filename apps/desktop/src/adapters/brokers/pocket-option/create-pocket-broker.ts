import { RemoteBroker, type RemoteBrokerDependencies } from '../remote/remote-broker.ts'
import { PocketHosts } from './pocket-hosts.ts'
import { PocketLink, type PocketLinkDependencies } from './pocket-link.ts'

export type PocketBrokerDependencies = Omit<RemoteBrokerDependencies, 'id' | 'inFlight' | 'connect'> &
  Omit<PocketLinkDependencies, 'hosts'>

/** Pocket Option behind the broker's door. Its refusals name no order, so alike orders leave one after the other. */
export function createPocketBroker(dependencies: PocketBrokerDependencies): RemoteBroker {
  const hosts = new PocketHosts()
  return new RemoteBroker({
    ...dependencies,
    id: 'pocket-option',
    inFlight: 'one',
    connect: (events) => new PocketLink({ ...dependencies, hosts }, events),
  })
}
