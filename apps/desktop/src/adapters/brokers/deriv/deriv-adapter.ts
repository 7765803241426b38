import type { TokenAdapter } from '../broker-adapter.ts'
import { derivRestOrigin } from './ask-for-socket.ts'
import { listAccounts } from './list-accounts.ts'
import { derivAuthOrigin, signInAtDeriv } from './sign-in-at-deriv.ts'
import { createDerivBroker } from './create-deriv-broker.ts'

export const derivAdapter: TokenAdapter = {
  access: 'token',
  create({ simulator, ...parts }) {
    return createDerivBroker({ ...parts, origin: simulator ?? derivRestOrigin, isSimulator: simulator !== null })
  },
  signIn: ({ simulator, ...attempt }) => signInAtDeriv(simulator ?? derivAuthOrigin, attempt),
  listAccounts: ({ simulator, ...access }) => listAccounts(simulator ?? derivRestOrigin, access),
}
