import type { texts as account } from './es/account.data.ts'
import type { texts as addons } from './es/download/addons.data.ts'
import type { texts as changelog } from './es/community/changelog.data.ts'
import type { texts as community } from './es/community/community.data.ts'
import type { texts as feedback } from './es/community/feedback.data.ts'
import type { texts as documentation } from './es/documentation.data.ts'
import type { texts as download } from './es/download/download.data.ts'
import type { texts as errors } from './es/codes/errors.data.ts'
import type { texts as figures } from './es/figures.data.ts'
import type { texts as guides } from './es/guides.data.ts'
import type { texts as home } from './es/home.data.ts'
import type { texts as lab } from './es/lab.data.ts'
import type { texts as library } from './es/library.data.ts'
import type { texts as plans } from './es/plans.data.ts'
import type { texts as pricing } from './es/pricing.data.ts'
import type { texts as setup } from './es/download/setup.data.ts'
import type { texts as shell } from './es/shell.data.ts'
import type { texts as status } from './es/status.data.ts'
import type { texts as support } from './es/support.data.ts'

/** The English words of every text of a screen that has translations. The other languages have exactly those of Spanish. */
export type TranslatedText =
  | keyof typeof account
  | keyof typeof addons
  | keyof typeof changelog
  | keyof typeof community
  | keyof typeof documentation
  | keyof typeof download
  | keyof typeof errors
  | keyof typeof feedback
  | keyof typeof figures
  | keyof typeof guides
  | keyof typeof home
  | keyof typeof lab
  | keyof typeof library
  | keyof typeof plans
  | keyof typeof pricing
  | keyof typeof setup
  | keyof typeof shell
  | keyof typeof status
  | keyof typeof support
