import { type BrokerId, brokers } from '@stratomate/contracts/brokers/brokers'
import { t } from '#web/shared/language/t.ts'

/**
 * The registry's sentence about a broker that is a preview. It is separate from the labels of the status page, so that
 * a page with this sentence needs nothing else in its catalogue.
 */
export function previewBrokerText(id: BrokerId): string {
  const { name, basis } = brokers[id]
  return t('{broker} is a preview: the connection is built from {basis} and has never run against the real service.', {
    broker: name,
    basis: t(basis),
  })
}
