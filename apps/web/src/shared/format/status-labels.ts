import type { TranslatedText } from '@stratomate/content/languages/translated-text'
import type { ComponentId, ComponentState } from '@stratomate/contracts/status/schemas'
import type { IncidentImpact, IncidentStage } from '@stratomate/contracts/status/history'
import { brokerIds, brokers } from '@stratomate/contracts/brokers/brokers'
import { brokerComponentId, type ServiceComponentId, serviceComponentIds } from '@stratomate/contracts/status/values'
import { isRemoteBroker } from '@stratomate/domain/brokers/brokers'
import { t } from '#web/shared/language/t.ts'

const serviceLabels = {
  database: { name: 'Database', about: 'Accounts, plans and trades.' },
  mail: { name: 'Email', about: 'Codes to sign in and answers to messages.' },
  payments: { name: 'Payments', about: 'The card payment provider.' },
  webhooks: { name: 'Payment events', about: 'Events that the payment provider sends us.' },
  'desktop-app': { name: 'Desktop app', about: 'What the download holds.' },
} as const satisfies Record<ServiceComponentId, { name: TranslatedText; about: TranslatedText }>

/** The name of a part of the service and what it does. */
export function componentLabel(id: ComponentId): { name: string; about: string } {
  const own = serviceComponentIds.find((known) => known === id)
  if (own !== undefined) return { name: t(serviceLabels[own].name), about: t(serviceLabels[own].about) }
  const broker = brokerIds.find((known) => brokerComponentId(known) === id) ?? 'paper'
  if (isRemoteBroker(broker)) return { name: brokers[broker].name, about: t('Trades at the broker.') }
  return { name: t(brokers.paper.name), about: t('Practice trades without money.') }
}

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

/** How far the work on an incident is. Planned work has no cause to be found. */
export function stageLabel(impact: IncidentImpact, stage: IncidentStage): TranslatedText {
  return impact === 'maintenance' ? plannedStages[stage] : faultStages[stage]
}

const faultStages = {
  investigating: 'Investigating',
  identified: 'Cause found',
  watching: 'Fix in place',
  resolved: 'Resolved',
} as const satisfies Record<IncidentStage, TranslatedText>

const plannedStages = {
  investigating: 'Announced',
  identified: 'Under way',
  watching: 'Being checked',
  resolved: 'Finished',
} as const satisfies Record<IncidentStage, TranslatedText>
