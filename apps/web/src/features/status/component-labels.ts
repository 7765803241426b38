import type { ComponentId, ComponentState, ComponentStatus } from '@stratomate/contracts/status/schemas'
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

export type Overall = { state: 'operational' | 'degraded' | 'down'; sentence: string }

/** One sentence for all parts; what is not set up is no fault. */
export function overallOf(components: readonly Pick<ComponentStatus, 'id' | 'state'>[]): Overall {
  const down = components.filter(({ state }) => state === 'down')
  const degraded = components.filter(({ state }) => state === 'degraded')
  if (down.length > 0) return { state: 'down', sentence: `${listOf(down)} not working right now.` }
  if (degraded.length > 0) return { state: 'degraded', sentence: `${listOf(degraded)} not working as usual.` }
  return { state: 'operational', sentence: 'All systems operational.' }
}

function listOf(components: readonly Pick<ComponentStatus, 'id'>[]): string {
  const names = components.map(({ id }) => componentLabels[id].name)
  const list = new Intl.ListFormat('en-US', { type: 'conjunction' }).format(names)
  return `${list} ${names.length > 1 || names[0] === 'Payments' ? 'are' : 'is'}`
}
