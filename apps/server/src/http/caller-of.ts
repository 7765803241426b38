import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '#server/features/accounts/sign-in/attempt.ts'
import { browserToken } from './browser-token.ts'
import type { HttpDependencies } from './http-dependencies.ts'
import { networkOf } from './guards/rate-limits.ts'
import { identityHeaders } from './request-context.ts'

/** The browser that signs up and signs in, recognised for a year. */
const { ensure: ensureBrowser } = browserToken({ name: 'browser', path: '/', form: 'signed', days: 365 })

/** Who asks for a sign-up or a sign-in; the browser gets its token when it has none. */
export function callerOf(dependencies: HttpDependencies, request: FastifyRequest, reply: FastifyReply): Caller {
  return {
    browserHash: ensureBrowser(dependencies, request, reply),
    network: networkOf(request.ip),
    headers: identityHeaders(request),
  }
}
