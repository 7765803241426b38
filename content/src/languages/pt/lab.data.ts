import { texts as plans } from './plans.data.ts'
import { texts as rules } from './lab/rules.data.ts'
import { texts as page } from './lab/page.data.ts'
import { texts as screens } from './lab/screens.data.ts'

export { sentences } from './lab/sentences.data.ts'

const risk =
  'Trading involves risk. A binary option can lose its full stake within minutes, and automation places losing trades as quickly as winning ones. Only use money you can afford to lose.' satisfies keyof typeof plans

export const texts = { ...screens, ...page, ...rules, [risk]: plans[risk] }
