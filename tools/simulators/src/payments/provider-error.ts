type ErrorType = 'invalid_request_error' | 'authentication_error' | 'idempotency_error' | 'card_error'

type ErrorDetail = {
  type?: ErrorType
  param?: string
  code?: string
  decline_code?: string
  /** The intent as it is after a failed try, under its own name. */
  intent?: Record<string, unknown>
}

/** An error in the shape of the provider's interface. */
export class ProviderError extends Error {
  readonly status: number
  readonly #detail: ErrorDetail

  constructor(status: number, message: string, detail: ErrorDetail = {}) {
    super(message)
    this.status = status
    this.#detail = detail
  }

  toBody(): unknown {
    const { type = 'invalid_request_error', intent = {}, ...rest } = this.#detail
    return { error: { type, message: this.message, ...rest, ...intent } }
  }
}

export function missing(param: string): ProviderError {
  return new ProviderError(400, `Missing required param: ${param}.`, { param })
}
