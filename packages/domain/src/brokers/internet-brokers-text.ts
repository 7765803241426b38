import { brokerIds } from '@stratomate/contracts/brokers/brokers'
import { brokerSentence, isRemoteBroker } from './brokers.ts'

/** All that is known about the brokers on the internet, as sentences one after the other. */
export const internetBrokersText: string = brokerIds.filter(isRemoteBroker).map(brokerSentence).join(' ')
