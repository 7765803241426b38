import type { ComponentId, ComponentState } from '@stratomate/contracts/status/schemas'
import type { IncidentImpact, IncidentStage } from '@stratomate/contracts/status/history'
import { brokerIds, brokers } from '@stratomate/contracts/brokers/brokers'
import { brokerComponentId, type ServiceComponentId } from '@stratomate/contracts/status/values'
import { isRemoteBroker } from '@stratomate/domain/brokers/brokers'

type ComponentLabel = { name: string; about: string }

const serviceLabels = {
  database: { name: 'Database', about: 'Accounts, plans and trades.' },
  mail: { name: 'Email', about: 'Codes to sign in and answers to messages.' },
  payments: { name: 'Payments', about: 'The card payment provider.' },
  webhooks: { name: 'Payment events', about: 'Events that the payment provider sends us.' },
  'desktop-app': { name: 'Desktop app', about: 'What the download holds.' },
} as const satisfies Record<ServiceComponentId, ComponentLabel>

const brokerLabels = brokerIds.map((id): [ComponentId, ComponentLabel] => {
  const about = isRemoteBroker(id) ? 'Trades at the broker.' : 'Practice trades without money.'
  return [brokerComponentId(id), { name: brokers[id].name, about }]
})

/** What each part is. */
// Safe: the words of our parts are complete, as their type says, and each broker has its own.
export const componentLabels = { ...serviceLabels, ...Object.fromEntries(brokerLabels) } as Record<
  ComponentId,
  ComponentLabel
>

export const stateLabels = {
  operational: 'Operational',
  degraded: 'Degraded',
  down: 'Down',
  'not-configured': 'Not set up',
  preview: 'Preview',
} as const satisfies Record<ComponentState, string>

export const impactLabels = {
  maintenance: 'Planned work',
  degraded: 'Degraded',
  down: 'Outage',
} as const satisfies Record<IncidentImpact, string>

export const stageLabels = {
  investigating: 'Investigating',
  identified: 'Cause found',
  watching: 'Fix in place',
  resolved: 'Resolved',
} as const satisfies Record<IncidentStage, string>
