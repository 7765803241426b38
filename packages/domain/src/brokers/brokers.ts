import type { BrokerId } from '@stratomate/contracts'

/** `ready` was seen to work with the real service, `preview` was not. */
type BrokerStage = 'ready' | 'preview'

type BrokerFact = {
  /** The name for people. */
  name: string
  stage: BrokerStage
  /** What the connection is built from. */
  basis: string
}

/**
 * How far each broker is: the only place that says it. Every page, the documentation, the status, the changelog and the
 * app derive their sentence from here. The owner sets a stage to `ready` once the real service has been seen to work.
 */
export const brokers = {
  paper: { name: 'Paper broker', stage: 'ready', basis: 'candles of your own charts' },
  deriv: { name: 'Deriv', stage: 'preview', basis: 'the documentation of its public interface' },
  'pocket-option': { name: 'Pocket Option', stage: 'preview', basis: 'public knowledge of its web client' },
} as const satisfies Record<BrokerId, BrokerFact>

/** The brokers on the internet, which may be a preview. */
const internetBrokers = ['pocket-option', 'deriv'] as const satisfies readonly BrokerId[]

/** One sentence about the connection to a broker. */
export function brokerSentence(id: BrokerId): string {
  return describeBroker(brokers[id])
}

/** All that is known about the brokers on the internet, as sentences one after the other. */
export const internetBrokersText: string = internetBrokers.map(brokerSentence).join(' ')

/** Whether pages mark what this broker does as a preview. */
export function isPreview(id: BrokerId): boolean {
  const { stage }: BrokerFact = brokers[id]
  return stage === 'preview'
}

/** The sentence for a broker at any stage. */
export function describeBroker({ name, stage, basis }: BrokerFact): string {
  switch (stage) {
    case 'ready':
      return `${name} is ready: it is built from ${basis}.`
    case 'preview':
      return `${name} is a preview: the connection is built from ${basis} and has never run against the real service.`
    default:
      return stage satisfies never
  }
}
