import { RemoteBroker, type RemoteBrokerParts } from '../remote/remote-broker.ts'
import { DerivLink, type DerivLinkParts } from './deriv-link.ts'

export type DerivBrokerParts = Omit<RemoteBrokerParts, 'id' | 'name' | 'inFlight' | 'connect'> &
  Omit<DerivLinkParts, 'account'>

/** Deriv behind the broker's door. Its answers name their question, so orders need not wait for each other. */
export function createDerivBroker(parts: DerivBrokerParts): RemoteBroker {
  return new RemoteBroker({
    ...parts,
    id: 'deriv',
    name: 'Deriv',
    inFlight: 'many',
    connect: (events) => new DerivLink(parts, events),
  })
}
