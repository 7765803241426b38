import { RemoteBroker, type RemoteBrokerParts } from '../remote/remote-broker.ts'
import { type DerivBudgets, newDerivBudgets } from './deriv-budgets.ts'
import { DerivLink, type DerivLinkParts } from './deriv-link.ts'

export type DerivBrokerParts = Omit<RemoteBrokerParts, 'id' | 'inFlight' | 'connect'> &
  Omit<DerivLinkParts, 'account' | 'budgets'> & { budgets?: DerivBudgets }

/** Deriv behind the broker's door. Its answers name their question, so orders need not wait for each other. */
export function createDerivBroker(parts: DerivBrokerParts): RemoteBroker {
  const budgets = parts.budgets ?? newDerivBudgets(parts.now)
  return new RemoteBroker({
    ...parts,
    id: 'deriv',
    inFlight: 'many',
    connect: (events) => new DerivLink({ ...parts, budgets }, events),
  })
}
