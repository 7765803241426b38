/** The parts of `npm test`, in the order in which they run: a broken law is found faster than a broken journey. */
const parts = ['verify', 'unit', 'integration', 'e2e'] as const
export type Part = (typeof parts)[number]

/** Whether a part has the machine to itself. */
export const alone = 'alone'
export const besideAnother = 'beside-another'
export type PartPlace = typeof alone | typeof besideAnother

/** Workers of a part while another part runs beside it. */
export const workersBeside = 2
/**
 * Names a file that appears when the journeys have ended: then the other workers of the integration tests, the longer
 * part, begin.
 */
export const journeysEndSetting = 'STRATOMATE_JOURNEYS_END'

export type TestOptions = { parts: readonly Part[]; filters: string[]; soak: boolean; changed: boolean }

const known = ['--soak', '--changed']

/**
 * Reads the arguments of `npm test -- …`: names of parts choose parts, `--soak` the long variants, `--changed` the tests of
 * what differs from the main branch, any other word is a piece of a test file's path. With a path or `--changed`, and no
 * part, the house checks are left out.
 * @throws Error on an unknown option, and on a path beside `--changed`
 */
export function parseTestOptions(args: readonly string[]): TestOptions {
  const options = args.filter((arg) => arg.startsWith('--'))
  const unknown = options.find((option) => !known.includes(option))
  if (unknown !== undefined)
    throw new Error(`${unknown} is not an option of npm test; there are ${known.join(' and ')}.`)
  const words = args.filter((arg) => !arg.startsWith('--'))
  const chosen = parts.filter((part) => words.includes(part))
  const filters = words.filter((word) => !isPart(word))
  const changed = options.includes('--changed')
  if (changed && filters.length > 0) throw new Error('--changed chooses the files by itself: leave the path out.')
  const usual = filters.length > 0 || changed ? parts.filter((part) => part !== 'verify') : parts
  return { parts: chosen.length > 0 ? chosen : usual, filters, soak: options.includes('--soak'), changed }
}

function isPart(word: string): boolean {
  return parts.some((part) => part === word)
}
