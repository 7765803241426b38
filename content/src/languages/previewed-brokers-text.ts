import { brokerIds, brokers } from '@stratomate/contracts/brokers/brokers'
import { isPreview, isRemoteBroker } from '@stratomate/domain/brokers/brokers'
import type { previewedBrokers as spanish } from './es/download/setup.data.ts'

const sentence =
  '{broker} is a preview: the connection is built from {basis} and has never run against the real service.' satisfies keyof typeof spanish

/** What is known about the brokers on the internet that are previews, as sentences one after the other in a language. */
export function previewedBrokersText(texts: Readonly<Record<keyof typeof spanish, string>>): string {
  return brokerIds
    .filter((id) => isRemoteBroker(id) && isPreview(id))
    .map((id) => texts[sentence].replace('{broker}', brokers[id].name).replace('{basis}', texts[brokers[id].basis]))
    .join(' ')
}
