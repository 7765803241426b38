import type { WindowAction } from '@stratomate/contracts/desktop-window/schemas'
import type { ActionDependencies } from './action-dependencies.ts'

const brokerActions = [
  'choose_broker',
  'add_account',
  'switch_account',
  'list_accounts',
  'capture_session',
  'sign_in_at_broker',
] as const
type BrokerAction = Extract<WindowAction, { kind: (typeof brokerActions)[number] }>

export function isBrokerAction(action: WindowAction): action is BrokerAction {
  return brokerActions.some((kind) => kind === action.kind)
}

/** Chooses, adds and signs in at accounts of brokers. */
export function actOnBroker(action: BrokerAction, { brokerSetup }: Pick<ActionDependencies, 'brokerSetup'>) {
  switch (action.kind) {
    case 'choose_broker':
      return brokerSetup.choose(action.choice)
    case 'add_account':
      return brokerSetup.add(action.choice)
    case 'switch_account':
      return brokerSetup.switchAccount(action)
    case 'list_accounts':
      return brokerSetup.listAccounts(action)
    case 'capture_session':
      return brokerSetup.capture(action)
    case 'sign_in_at_broker':
      return brokerSetup.signIn(action.broker)
    default:
      return action satisfies never
  }
}
