import { brand } from '@stratomate/brand'
import { internetBrokersText } from '@stratomate/domain/brokers/brokers'
import { info, link } from './block-factories.ts'
import type { Block } from './blocks.ts'

/** The newest release; the first entry of the changelog has the same number. */
export const presentVersion = '0.1.0'

/** What the newest release does not have yet, shown wherever a text describes it. */
export const presentReleaseNote = releaseNote(internetBrokersText)

/** The note around what is known of the brokers on the internet. */
export function releaseNote(brokersText: string): Block {
  return info(
    `Version ${presentVersion}`,
    `${brand.desktopName} begins with the built-in paper broker. ${brokersText} `,
    link('The changelog', '/changelog'),
    ' says when that changes.',
  )
}
