import { RemoteBroker, type RemoteBrokerParts } from '../remote/remote-broker.ts'
import { PocketHosts } from './pocket-hosts.ts'
import { PocketLink, type PocketLinkParts } from './pocket-link.ts'

export type PocketBrokerParts = Omit<RemoteBrokerParts, 'id' | 'inFlight' | 'connect'> & Omit<PocketLinkParts, 'hosts'>

/** Pocket Option behind the broker's door. Its refusals name no order, so alike orders leave one after the other. */
export function createPocketBroker(parts: PocketBrokerParts): RemoteBroker {
  const hosts = new PocketHosts()
  return new RemoteBroker({
    ...parts,
    id: 'pocket-option',
    inFlight: 'one',
    connect: (events) => new PocketLink({ ...parts, hosts }, events),
  })
}
