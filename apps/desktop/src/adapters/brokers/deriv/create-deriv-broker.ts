import { RemoteBroker, type RemoteBrokerDependencies } from '../remote/remote-broker.ts'
import { type DerivBudgets, newDerivBudgets } from './deriv-budgets.ts'
import { DerivLink, type DerivLinkDependencies } from './deriv-link.ts'

export type DerivBrokerDependencies = Omit<RemoteBrokerDependencies, 'id' | 'inFlight' | 'connect'> &
  Omit<DerivLinkDependencies, 'account' | 'budgets'> & { budgets?: DerivBudgets }

/** Deriv behind the broker's door. Its answers name their question, so orders need not wait for each other. */
export function createDerivBroker(parts: DerivBrokerDependencies): RemoteBroker {
  const budgets = parts.budgets ?? newDerivBudgets(parts.now)
  return new RemoteBroker({
    ...parts,
    id: 'deriv',
    inFlight: 'many',
    connect: (events) => new DerivLink({ ...parts, budgets }, events),
  })
}
