import type { ErrorCode } from '@stratomate/contracts'

/** An answer of the fake server that is not a success. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly retryAfterS: number | null
  constructor(code: ErrorCode, retryAfterS: number | null = null) {
    super(code)
    this.code = code
    this.retryAfterS = retryAfterS
  }
}
