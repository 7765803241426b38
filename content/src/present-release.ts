import { brand } from '@stratomate/brand'
import { info, link } from './block-parts.ts'

/** The newest release; the first entry of the changelog has the same number. */
export const presentVersion = '0.1.0'

/** What the newest release does not have yet, told wherever a text describes it. */
export const presentReleaseNote = info(
  `Version ${presentVersion}`,
  `${brand.desktopName} begins with the built-in paper broker. Its connections to Pocket Option and Deriv were tested against simulators of both, not yet at the brokers themselves, and it comes as a package without a setup program; `,
  link('the changelog', '/changelog'),
  ' says when that changes.',
)
