import { DrizzleQueryError } from 'drizzle-orm/errors'

type DescribedError = {
  type: string
  message: string
  code: string | null
  stack: string
  cause: DescribedError | null
}

const depthMax = 5

/**
 * An error for the log: its name, message, code and stack, and those of its causes. A failed query keeps its statement
 * but not its values, and no other fields are kept, since both may contain secrets and texts of people.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', code: null, stack: '', cause: null }
  const isQuery = error instanceof DrizzleQueryError
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /u.test(line))
  return {
    type: error.constructor.name,
    message: isQuery ? `Failed query: ${error.query}` : error.message,
    code: 'code' in error ? String(error.code) : null,
    stack: frames.join('\n'),
    cause: error.cause === undefined || depth >= depthMax ? null : describeError(error.cause, depth + 1),
  }
}
