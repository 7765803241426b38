import { RemoteBroker, type RemoteBrokerParts } from '../remote/remote-broker.ts'
import { PocketLink, type PocketLinkParts } from './pocket-link.ts'

export type PocketBrokerParts = Omit<RemoteBrokerParts, 'id' | 'name' | 'inFlight' | 'connect'> & PocketLinkParts

/** Pocket Option behind the broker's door. Its refusals name no order, so alike orders leave one after the other. */
export function createPocketBroker(parts: PocketBrokerParts): RemoteBroker {
  return new RemoteBroker({
    ...parts,
    id: 'pocket-option',
    name: 'Pocket Option',
    inFlight: 'one',
    connect: (events) => new PocketLink(parts, events),
  })
}
