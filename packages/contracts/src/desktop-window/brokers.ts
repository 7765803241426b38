import type { AccountKey } from '../brokers/account-keys.ts'
import type { BrokerKey, RemoteBrokerKey } from '../brokers/broker-keys.ts'
import type { AccountKind, BrokerId } from '../trading/schemas.ts'
import type { TieRule } from './values.ts'

export type WindowBroker = {
  id: BrokerId
  name: string
  account: AccountKind
  isConnected: boolean
  line: WindowLine
  /** Why the site has switched it off; null when orders may be sent. */
  switchedOff: string | null
  currency: string
  balanceCents: number | null
}

/** An account in the list, switched on or off. */
export type WindowBrokerAccount = WindowBroker & {
  key: AccountKey
  /** Whether it gets the orders of all charts that name no other account. */
  isChosen: boolean
  isOn: boolean
  /** Whether its orders are refused, because limits cannot count two currencies. */
  hasOtherCurrency: boolean
}

/** The state of the connection to the broker; the last four wait for the person. */
export type WindowLine =
  | 'off'
  | 'connecting'
  | 'ready'
  | 'waiting'
  | 'sign_in'
  | 'wrong_account'
  | 'consent'
  | 'protocol'

/** How an account at a broker is reached. */
export type WindowAccess = {
  broker: BrokerKey
  account: 'demo' | 'live'
  accountId: string
  /** Empty when no App ID is sent. */
  appId: string
  ties: TieRule
  /** Whether a token or a session of the person is stored. */
  hasAccess: boolean
}

/** The choice for all charts, the accounts beside it, and the state of sign-ins. */
export type WindowBrokerSetup = WindowAccess & {
  kept: readonly WindowAccess[]
  isCapturing: boolean
  /** Whether the owner is registered at brokers whose sign-in page gives a token. */
  canSignIn: boolean
  /** The result of the last sign-in at the broker. */
  message: string | null
  /** The notices that a person accepts. */
  risks: Record<RemoteBrokerKey, string>
}

/** An account of the person at a broker. */
export type WindowAccount = {
  id: string
  account: 'demo' | 'live'
  /** Whole cents; null where the broker does not say. */
  balanceCents: number | null
  currency: string
  isActive: boolean
}
