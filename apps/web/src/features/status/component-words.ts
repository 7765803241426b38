import type { ComponentId, ComponentState, ComponentStatus } from '@stratomate/contracts/status/schemas'
import { brokers } from '@stratomate/domain/brokers/brokers'

/** The parts in the order of the page, and what each of them is. */
export const componentLabels = {
  database: { name: 'Database', about: 'Accounts, plans and trades.' },
  mail: { name: 'Email', about: 'Codes to sign in and answers to messages.' },
  payments: { name: 'Payments', about: 'The card payment provider.' },
  webhooks: { name: 'Payment events', about: 'Events that the payment provider sends us.' },
  'desktop-app': { name: 'Desktop app', about: 'What the download holds.' },
  'broker-paper': { name: brokers.paper.name, about: 'Practice trades without money.' },
  'broker-pocket-option': { name: brokers['pocket-option'].name, about: 'Trades at the broker.' },
  'broker-deriv': { name: brokers.deriv.name, about: 'Trades at the broker.' },
} as const satisfies Record<ComponentId, { name: string; about: string }>

// Safe: the keys of the table are exactly the ids, as its type says.
export const componentIds = Object.keys(componentLabels) as ComponentId[]

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
