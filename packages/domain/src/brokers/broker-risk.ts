import { brokerIdOf, type RemoteBrokerKey } from '@stratomate/contracts/brokers/broker-keys'
import { brokers } from '@stratomate/contracts/brokers/brokers'

/** The wording of the notices below; it is kept with the acceptance and changes with every change of a text. */
export const brokerRiskVersion = '2026-11-01'

const countries =
  'Binary options are banned or restricted in some countries. Check the rules where you live before you trade.'

/** What a person accepts before a broker is connected (DECISIONS, Signal to trade). */
export function brokerRiskText(key: RemoteBrokerKey): string {
  const { name, access } = brokers[brokerIdOf(key)]
  switch (access) {
    case 'token':
      return `Orders go to ${name} through its official public interface, under its terms between you and ${name}. It can limit or end access. ${countries}`
    case 'session':
      return `${name} offers no public interface for orders, and its terms may forbid automation. It can refuse a session or close an account. Read its terms before you connect, and decide for yourself. ${countries}`
    default:
      return access satisfies never
  }
}
