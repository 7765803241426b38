/** The parts of `npm test`, in the order in which they run: a broken rule is cheaper to see than a broken journey. */
export const parts = ['verify', 'unit', 'integration', 'e2e'] as const
export type Part = (typeof parts)[number]

export type TestOptions = { parts: readonly Part[]; filters: string[]; soak: boolean }

/**
 * Reads the arguments of `npm test -- …`: names of parts choose parts, `--soak` the long variants, any other word
 * is a piece of a test file's path. With a path and no part, the house checks are left out.
 * @throws Error on an unknown option
 */
export function parseTestOptions(args: readonly string[]): TestOptions {
  const options = args.filter((arg) => arg.startsWith('--'))
  const unknown = options.find((option) => option !== '--soak')
  if (unknown !== undefined) throw new Error(`${unknown} is not an option of npm test; there is only --soak.`)
  const words = args.filter((arg) => !arg.startsWith('--'))
  const chosen = parts.filter((part) => words.includes(part))
  const filters = words.filter((word) => !isPart(word))
  const usual = filters.length > 0 ? parts.filter((part) => part !== 'verify') : parts
  return { parts: chosen.length > 0 ? chosen : usual, filters, soak: options.includes('--soak') }
}

function isPart(word: string): boolean {
  return parts.some((part) => part === word)
}
