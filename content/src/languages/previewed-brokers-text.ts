import { brokerIds, brokers } from '@stratomate/contracts/brokers/brokers'
import { isPreview, isRemoteBroker } from '@stratomate/domain/brokers/brokers'
import type { texts as spanish } from './es/download/previewed-brokers.data.ts'

const sentence =
  '{broker} is a preview: the connection is built from {basis} and has never run against the real service.' satisfies keyof typeof spanish

type Texts = Readonly<Record<keyof typeof spanish, string>>

/** What is known about the brokers on the internet that are previews, as sentences one after the other in a language. */
export function previewedBrokersText(texts: Texts): string {
  return previewedBrokerSentences(texts)
    .map(({ text }) => text)
    .join(' ')
}

/** The same sentences, each with the name of its broker. */
export function previewedBrokerSentences(texts: Texts): readonly { name: string; text: string }[] {
  return brokerIds
    .filter((id) => isRemoteBroker(id) && isPreview(id))
    .map((id) => {
      const { name, basis } = brokers[id]
      return { name, text: texts[sentence].replace('{broker}', name).replace('{basis}', texts[basis]) }
    })
}
