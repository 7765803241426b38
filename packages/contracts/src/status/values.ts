import { type BrokerId, brokerIds } from '../brokers/brokers.ts'

/** The parts of our own service, in the order of the page. */
export const serviceComponentIds = ['database', 'mail', 'payments', 'webhooks', 'desktop-app'] as const
export type ServiceComponentId = (typeof serviceComponentIds)[number]

/** All parts: ours, then the brokers. */
export const componentIds = [...serviceComponentIds, ...brokerIds.map(brokerComponentId)]

/** The part of the status for a broker. */
export function brokerComponentId<Id extends BrokerId>(id: Id): `broker-${Id}` {
  return `broker-${id}`
}

/** How many days the history goes back, today included. */
export const historyDays = 90

/** How an incident affects the parts that it names, the worst last. */
export const incidentImpacts = ['maintenance', 'degraded', 'down'] as const
/** How far the work on an incident is; the last state closes it. */
export const incidentStages = ['investigating', 'identified', 'watching', 'resolved'] as const

/** Characters that people may write about an incident. */
export const incidentLimits = { title: 120, message: 1_000 } as const
