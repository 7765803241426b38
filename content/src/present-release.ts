import { brand } from '@stratomate/brand'
import { internetBrokersText } from '@stratomate/domain/brokers/brokers'
import { info, link } from './block-factories.ts'

/** The newest release; the first entry of the changelog has the same number. */
export const presentVersion = '0.1.0'

/** What the newest release does not have yet, shown wherever a text describes it. */
export const presentReleaseNote = info(
  `Version ${presentVersion}`,
  `${brand.desktopName} begins with the built-in paper broker. ${internetBrokersText} `,
  link('The changelog', '/changelog'),
  ' says when that changes.',
)
