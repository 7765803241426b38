import { type BrokerId, brokerIds } from '../brokers/brokers.ts'

/** The parts of our own service, in the order of the page. */
export const serviceComponentIds = ['database', 'mail', 'payments', 'webhooks', 'desktop-app'] as const
export type ServiceComponentId = (typeof serviceComponentIds)[number]

/** All parts: ours, then the brokers. */
export const componentIds = [...serviceComponentIds, ...brokerIds.map(brokerComponentId)]

/** The part of the status that speaks of a broker. */
export function brokerComponentId<Id extends BrokerId>(id: Id): `broker-${Id}` {
  return `broker-${id}`
}
