import { type BrokerId, brokerIds, brokers, type BrokerStage } from '@stratomate/contracts/brokers/brokers'

/** One sentence about the connection to a broker. */
export function brokerSentence(id: BrokerId): string {
  return describeBroker(brokers[id])
}

/** Whether orders to this broker leave the computer. */
export function isRemoteBroker(id: BrokerId): boolean {
  return brokers[id].access !== 'built_in'
}

/** Whether pages mark what this broker does as a preview. */
export function isPreview(id: BrokerId): boolean {
  const { stage }: { stage: BrokerStage } = brokers[id]
  return stage === 'preview'
}

/** The sentence for a broker at any stage. */
export function describeBroker({ name, stage, basis }: { name: string; stage: BrokerStage; basis: string }): string {
  switch (stage) {
    case 'ready':
      return `${name} is ready: it is built from ${basis}.`
    case 'preview':
      return `${name} is a preview: the connection is built from ${basis} and has never run against the real service.`
    default:
      return stage satisfies never
  }
}

/** All that is known about the brokers on the internet, as sentences one after the other. */
export const internetBrokersText: string = brokerIds.filter(isRemoteBroker).map(brokerSentence).join(' ')
