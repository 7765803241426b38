import { brand } from '@stratomate/brand'
import { info, link } from './block-parts.ts'

/** The newest release; the first entry of the changelog has the same number. */
export const presentVersion = '0.1.0'

/** What the newest release does not have yet, told wherever a text describes it. */
export const presentReleaseNote = info(
  `Version ${presentVersion}`,
  `This version of ${brand.desktopName} places trades with the built-in paper broker and has no window yet. `,
  'The window, the Windows setup and the connection to Pocket Option are described here the way they are built to work; ',
  link('the changelog', '/changelog'),
  ' says when each one arrives.',
)
