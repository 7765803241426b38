import { type Endpoint, type EndpointName, endpoints, type Endpoints } from '@stratomate/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { AppError } from '#server/features/app-error.ts'
import type { Actor, Ctx } from '#server/features/context.ts'
import { noteLook } from '#server/features/devices/note-look.ts'
import type { HttpDependencies } from './http-dependencies.ts'
import { createProvedLimit, type ProvedLimit, type RateRule, rateLimitOf } from './guards/rate-limits.ts'
import { contextOf, readDesktop, readMember, readReportingDesktop, readToken } from './request-context.ts'

/** A caller gets an answer within five seconds, whatever the work waits for. */
const answerMsMax = 4_900

type SchemaOf<Name extends EndpointName, Key extends string> =
  Endpoints[Name] extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : undefined

/** What a handler gets: the verb's context and the parsed parts of the request. */
export type Call<Name extends EndpointName> = {
  ctx: Ctx
  params: SchemaOf<Name, 'params'>
  query: SchemaOf<Name, 'query'>
  body: SchemaOf<Name, 'body'>
  request: FastifyRequest
  reply: FastifyReply
}

type Handler<Name extends EndpointName> = (call: Call<Name>) => Promise<z.input<Endpoints[Name]['output']>>

/**
 * The function that serves endpoints of the contract, one for each call: method, path, permitted callers, validation,
 * answer and place in the OpenAPI document all come from the contract, so that none of them can differ.
 */
export function endpointServer(app: FastifyInstance, dependencies: HttpDependencies) {
  const limit = createProvedLimit(app)
  return <Name extends EndpointName>(name: Name, handler: Handler<Name>, rate: RateRule = 'ordinary'): void =>
    serveEndpoint({ app, dependencies, limit }, name, { handler, rate })
}

export type ServeEndpoint = ReturnType<typeof endpointServer>

function serveEndpoint<Name extends EndpointName>(
  { app, dependencies, limit }: { app: FastifyInstance; dependencies: HttpDependencies; limit: ProvedLimit },
  name: Name,
  { handler, rate }: { handler: Handler<Name>; rate: RateRule },
): void {
  const endpoint: Endpoint = endpoints[name]
  app.route({
    method: endpoint.route.method,
    url: endpoint.route.path,
    ...(endpoint.bodyBytesMax === undefined ? {} : { bodyLimit: endpoint.bodyBytesMax }),
    schema: {
      summary: endpoint.summary,
      operationId: name,
      tags: [endpoint.route.path.split('/')[2] ?? 'api'],
      ...(endpoint.scope === undefined ? {} : { security: [{ accessToken: [endpoint.scope] }] }),
      response: { 200: endpoint.output },
      ...(endpoint.params === undefined ? {} : { params: endpoint.params }),
      ...(endpoint.query === undefined ? {} : { querystring: endpoint.query }),
      ...(endpoint.body === undefined ? {} : { body: endpoint.body }),
    },
    config: { rateLimit: rateLimitOf(rate) },
    handler: (request, reply) =>
      mayTakeLong(endpoint, request) ? answer(request, reply) : inTime(answer(request, reply)),
  })
  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const actor = await actorFor(dependencies, endpoint, request)
    await limit(rate, { request, actor })
    reply.header('cache-control', 'no-store')
    const { params, query, body } = request
    // Safe: the framework has parsed each part with the schema of this same endpoint.
    const call = { ctx: contextOf(dependencies, request, actor), params, query, body, request, reply } as Call<Name>
    await noteLook(call.ctx)
    return handler(call)
  }
}

/** Calls to the payment provider and uploads have time limits of their own. */
function mayTakeLong({ errors }: Endpoint, { headers }: FastifyRequest): boolean {
  if (headers['content-type']?.startsWith('multipart/')) return true
  return errors.some((code) => code === 'payments_unavailable' || code === 'portal_unavailable')
}

/**
 * The answer, or `starting` when it takes too long. The work continues to its end, so a change that was answered like
 * this is stored once or not at all.
 */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new AppError('starting', { retryAfterS: 2 })), answerMsMax)
  try {
    return await Promise.race([answer, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

async function actorFor(dependencies: HttpDependencies, endpoint: Endpoint, request: FastifyRequest): Promise<Actor> {
  switch (endpoint.access) {
    case 'public':
      return { kind: 'anonymous' }
    case 'reader':
      return readMember(dependencies, request)
    case 'member':
      return (await readToken(dependencies, request, endpoint.scope)) ?? readMember(dependencies, request)
    case 'desktop':
      return readDesktop(dependencies, request)
    case 'desktop-even-suspended':
      return readReportingDesktop(dependencies, request)
    default:
      return endpoint.access satisfies never
  }
}
