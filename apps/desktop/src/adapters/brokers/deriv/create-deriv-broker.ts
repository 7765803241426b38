import { RemoteBroker, type RemoteBrokerDependencies } from '../remote/remote-broker.ts'
import { type DerivBudgets, newDerivBudgets } from './deriv-budgets.ts'
import { DerivLink, type DerivLinkDependencies } from './deriv-link.ts'

export type DerivBrokerDependencies = Omit<RemoteBrokerDependencies, 'id' | 'inFlight' | 'connect'> &
  Omit<DerivLinkDependencies, 'account' | 'budgets'> & { budgets?: DerivBudgets }

/**
 * Deriv behind the `Broker` port. Its answers name their request, so orders can be sent without waiting for each other.
 */
export function createDerivBroker(dependencies: DerivBrokerDependencies): RemoteBroker {
  const budgets = dependencies.budgets ?? newDerivBudgets(dependencies.now)
  return new RemoteBroker({
    ...dependencies,
    id: 'deriv',
    inFlight: 'many',
    connect: (events) => new DerivLink({ ...dependencies, budgets }, events),
  })
}
