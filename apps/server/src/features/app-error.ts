import { errorCatalogue, type ErrorCode } from '@stratomate/contracts'

type Detail = { message?: string; fields?: Record<string, string>; retryAfterS?: number; cause?: unknown }

/** An expected failure of a verb. The code decides the HTTP status; the message is for people. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfterS: number | undefined

  constructor(code: ErrorCode, detail: Detail = {}) {
    super(detail.message ?? errorCatalogue[code].message, { cause: detail.cause })
    this.code = code
    this.fields = detail.fields
    this.retryAfterS = detail.retryAfterS
  }
}
