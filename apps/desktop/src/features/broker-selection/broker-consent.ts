import { type AccountKey, accountKeyOf } from '@stratomate/contracts/brokers/account-keys'
import { brokerRiskVersion } from '@stratomate/domain/brokers/broker-risk'
import { placeOf, type RemoteChoice } from './broker-choice.ts'

type Notes = { readNote(key: string): string | null; writeNote(key: string, value: string): void }

/** Records that the person has read and accepted the risk notice of a broker, and its wording. */
export function acceptBrokerRisk(notes: Notes, broker: RemoteChoice['broker']): void {
  notes.writeNote(noteOf(broker), brokerRiskVersion)
}

export type ConsentDependencies = {
  notes: Pick<Notes, 'readNote'>
  /** Whether real money was confirmed for an account on this device by the typed word. */
  isLiveConfirmed: (account: AccountKey) => boolean
}

/** Why the broker must not be connected yet; null when it may. A simulator needs no consent. */
export function missingConsent(choice: RemoteChoice, { notes, isLiveConfirmed }: ConsentDependencies): string | null {
  if (choice.simulator !== undefined) return null
  if (notes.readNote(noteOf(choice.broker)) !== brokerRiskVersion) return 'its risk notice was not accepted yet'
  if (choice.account === 'live' && !isLiveConfirmed(accountKeyOf(placeOf(choice))))
    return 'real money was not confirmed on this computer yet'
  return null
}

function noteOf(broker: RemoteChoice['broker']): string {
  return `broker_risk_${broker}`
}
