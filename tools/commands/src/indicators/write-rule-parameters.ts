// Writes names and parameters of the rules for pages. `npm run write:indicators` runs it, with all else that follows from them.
import { writeFileSync } from 'node:fs'
import { ruleParametersPath, ruleParametersSource } from './rule-parameters.ts'

writeFileSync(ruleParametersPath, ruleParametersSource())
