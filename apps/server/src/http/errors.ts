import { errorCatalogue, type ErrorBody, type ErrorCode } from '@stratomate/contracts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { AppError } from '#server/features/app-error.ts'
import { databaseFault } from './guards/database-fault.ts'

/** Faults of the HTTP framework that are the caller's, by the framework's own codes. */
const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
  FST_ERR_BAD_URL: 'malformed_request',
  FST_UNDER_PRESSURE: 'starting',
}

/**
 * Every failure is answered as `{message, code, requestId}`; an unexpected one is logged and answered without details.
 */
export function registerErrors(app: FastifyInstance, { canWrite }: { canWrite: () => boolean }): void {
  app.setErrorHandler((error, request, reply) => {
    const body = describeError(error, request, canWrite)
    if (body.code === 'internal') request.log.error({ err: error }, 'request failed')
    else if (databaseFault(error) !== null) request.log.warn({ err: error, code: body.code }, 'database fault')
    if (body.retryAfterS !== undefined) reply.header('retry-after', String(body.retryAfterS))
    return sendError(reply, body)
  })
}

export function sendError(reply: FastifyReply, body: ErrorBody): FastifyReply {
  return reply.code(errorCatalogue[body.code].status).header('cache-control', 'no-store').send(body)
}

/** The body for an error code raised at the edge. */
export function errorBody(code: ErrorCode, request: FastifyRequest): ErrorBody {
  return { message: errorCatalogue[code].message, code, requestId: request.id }
}

function describeError(error: unknown, request: FastifyRequest, canWrite: () => boolean): ErrorBody {
  if (error instanceof AppError) return describeAppError(error, request)
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = Object.fromEntries(
      error.validation.map((issue) => [fieldOf(issue.instancePath), issue.message ?? 'Not valid.']),
    )
    return { ...errorBody('invalid_input', request), fields }
  }
  if (isRateLimit(error)) return { ...errorBody('rate_limited', request), retryAfterS: error.retryAfterS }
  const frameworkError = error as Partial<FastifyError>
  const known = frameworkCodes[frameworkError.code ?? '']
  if (known !== undefined) return errorBody(known, request)
  const fault = databaseFault(error)
  // On a full disk the embedded database fails with other errors than the one for it.
  if (fault === 'starting' && !canWrite()) return errorBody('storage_full', request)
  if (fault === 'starting') return { ...errorBody(fault, request), retryAfterS: 2 }
  if (fault !== null) return errorBody(fault, request)
  if (frameworkError.statusCode === 400) return errorBody('malformed_request', request)
  return errorBody('internal', request)
}

function describeAppError(error: AppError, request: FastifyRequest): ErrorBody {
  return {
    message: error.message,
    code: error.code,
    requestId: request.id,
    ...(error.fields === undefined ? {} : { fields: error.fields }),
    ...(error.retryAfterS === undefined ? {} : { retryAfterS: error.retryAfterS }),
  }
}

function fieldOf(instancePath: string | undefined): string {
  return (instancePath ?? '').replace(/^\//u, '').replaceAll('/', '.') || 'body'
}

/** What the rate limiter throws. */
export class RateLimited extends Error {
  readonly retryAfterS: number

  constructor(retryAfterS: number) {
    super('rate limited')
    this.retryAfterS = retryAfterS
  }
}

function isRateLimit(error: unknown): error is RateLimited {
  return error instanceof RateLimited
}
