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

/** An account in the list: one that takes orders, or one that is kept and switched off. */
export type WindowBrokerAccount = WindowBroker & {
  key: AccountKey
  /** Whether it takes the orders of all charts that name no other. */
  isChosen: boolean
  isOn: boolean
  /** Whether it is refused orders, because limits cannot count two currencies. */
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
  /** Empty when none is sent. */
  appId: string
  ties: TieRule
  /** Whether a token or a session of the person is kept. */
  hasAccess: boolean
}

/** What was chosen for all charts, what is kept beside it, and how far sign-ins are. */
export type WindowBrokerSetup = WindowAccess & {
  kept: readonly WindowAccess[]
  isCapturing: boolean
  /** Whether the owner is registered where people sign in at a page and get a token. */
  canSignIn: boolean
  /** What became of the last sign-in at the broker. */
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
