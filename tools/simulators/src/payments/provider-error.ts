type ErrorType = 'invalid_request_error' | 'authentication_error' | 'idempotency_error'

/** An error in the shape of the provider's interface. */
export class ProviderError extends Error {
  readonly status: number
  readonly type: ErrorType
  readonly param: string | undefined

  constructor(status: number, message: string, detail: { type?: ErrorType; param?: string } = {}) {
    super(message)
    this.status = status
    this.type = detail.type ?? 'invalid_request_error'
    this.param = detail.param
  }

  toBody(): unknown {
    return {
      error: { type: this.type, message: this.message, ...(this.param === undefined ? {} : { param: this.param }) },
    }
  }
}

export function missing(param: string): ProviderError {
  return new ProviderError(400, `Missing required param: ${param}.`, { param })
}
