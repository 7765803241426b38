import type { ErrorBody, ErrorCode } from '@stratomate/contracts/errors'
import { t, translated } from '#web/shared/language/t.ts'

type Failure = { status: number; statusText: string; body: string; retryAfterS: number | null }

/** What a call answered instead of success. `message` is for logs: `STATUS: body text` (SPEC §8). */
export class ApiError extends Error {
  readonly status: number
  /** The stable code; null when the answer was not one of ours. */
  readonly code: ErrorCode | null
  readonly requestId: string | null
  /** The sentence for people. */
  readonly humanMessage: string
  /** The server's own sentence, with a code or without; null when it said none. */
  readonly said: string | null
  /** What was invalid, by field; empty when nothing was named. */
  readonly fields: Record<string, string>
  /** Seconds to wait before the next try; null when it does not depend on time. */
  readonly retryAfterS: number | null

  constructor({ status, statusText, body, retryAfterS }: Failure) {
    super(`${status}: ${body === '' ? statusText : body}`)
    this.name = 'ApiError'
    this.status = status
    const known = readErrorBody(body)
    this.code = known?.code ?? null
    this.requestId = known?.requestId ?? null
    this.fields = known?.fields ?? {}
    this.retryAfterS = known?.retryAfterS ?? retryAfterS
    this.said = known?.message ?? null
    this.humanMessage = translated(known?.message ?? 'Something went wrong. Please try again.')
  }
}

/** Says how long to wait, in the words of what was tried. */
type WaitMessage = (wait: string) => string

const tryAgain: WaitMessage = (wait) => t('Too many attempts. Try again in {wait}.', { wait })

/** The sentence to show for anything that was thrown, with the wait where there is one. */
export function describeError(error: unknown, waitMessage = tryAgain): string {
  if (!(error instanceof ApiError))
    return t('No connection to the server. Check your internet connection and try again.')
  if (error.retryAfterS === null) return error.humanMessage
  return waitMessage(describeWait(error.retryAfterS))
}

function describeWait(seconds: number): string {
  if (seconds >= 7_200) return t('{count} hours', { count: Math.ceil(seconds / 3_600) })
  if (seconds >= 120) return t('{count} minutes', { count: Math.ceil(seconds / 60) })
  return t(seconds === 1 ? '{count} second' : '{count} seconds', { count: seconds })
}

/** Whether a form sent a changed text under the id of a first one that had arrived: the next one needs an id of its own. */
export function isAlreadySent(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'already_sent'
}

/** What was invalid in a text that was sent, by field; empty for any other failure. */
export function fieldsOf(error: unknown): Readonly<Record<string, string>> {
  return error instanceof ApiError ? error.fields : {}
}

function readErrorBody(body: string): Partial<ErrorBody> | null {
  try {
    const parsed: unknown = JSON.parse(body)
    return isErrorBody(parsed) ? parsed : null
  } catch {
    // A proxy in between answered with a page of its own.
    return null
  }
}

function isErrorBody(value: unknown): value is Partial<ErrorBody> {
  return typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
}
