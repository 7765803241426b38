// `npm run verify`: format, lint, house laws, types and unused code. Every check runs, also after a failed one.
import { runVerification } from './run-verification.ts'

const failed = await runVerification()
console.log(failed.length === 0 ? 'The house stands.' : `Failed: ${failed.map(({ name }) => name).join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1
