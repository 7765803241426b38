import type { ComponentId, ComponentState, ComponentStatus } from '@stratomate/contracts/status/schemas'
import type { Incident, IncidentImpact, IncidentStage } from '@stratomate/contracts/status/history'
import { brokerIds, brokers } from '@stratomate/contracts/brokers/brokers'
import { brokerComponentId, type ServiceComponentId, serviceComponentIds } from '@stratomate/contracts/status/values'
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

export type Overall = { state: 'operational' | 'degraded' | 'down'; sentence: string; note: string | null }
type Part = Pick<ComponentStatus, 'id' | 'state'>
type OpenIncident = Pick<Incident, 'impact' | 'title' | 'resolvedAt'>

/**
 * One sentence for our own parts and what the team has reported; the brokers are not ours. It says that all is well
 * only when each part was seen well and no incident is open.
 */
export function overallOf(components: readonly Part[], incidents: readonly OpenIncident[]): Overall {
  const own = components.filter(({ id }) => serviceComponentIds.some((known) => known === id))
  const open = incidents.filter(({ resolvedAt }) => resolvedAt === null)
  const states = [...own.map(({ state }) => state), ...open.map(({ impact }) => impact)]
  const state = states.includes('down') ? 'down' : states.includes('degraded') ? 'degraded' : 'operational'
  const unused = own.filter((part) => part.state === 'not-configured')
  const note = unused.length === 0 ? null : `Not set up here: ${listOf(unused)}.`
  const [incident] = open.filter(({ impact }) => impact === state)
  if (incident !== undefined) return { state, sentence: incident.title, note }
  const bad = own.filter((part) => part.state === state)
  if (state === 'down') return { state, sentence: `${subjectOf(bad)} not working right now.`, note }
  if (state === 'degraded') return { state, sentence: `${subjectOf(bad)} not working as usual.`, note }
  if (unused.length > 0) return { state, sentence: 'Everything that is set up here is operational.', note }
  return { state, sentence: 'All systems operational.', note }
}

function listOf(components: readonly Pick<ComponentStatus, 'id'>[]): string {
  const names = components.map(({ id }) => componentLabels[id].name)
  return new Intl.ListFormat('en-US', { type: 'conjunction' }).format(names)
}

function subjectOf(components: readonly Pick<ComponentStatus, 'id'>[]): string {
  const [first, ...others] = components
  const isPlural = others.length > 0 || first?.id === 'payments' || first?.id === 'webhooks'
  return `${listOf(components)} ${isPlural ? 'are' : 'is'}`
}
