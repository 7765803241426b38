import { brand } from '@stratomate/brand'
import { type Endpoint, endpoints, mcpPath } from '@stratomate/contracts'
import type { Server, Tool } from '@modelcontextprotocol/server'
import { onFirstUse } from '@stratomate/std/on-first-use'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '#server/features/app-error.ts'
import type { HttpDependencies } from '../http-dependencies.ts'
import { rateLimitOf } from '../guards/rate-limits.ts'
import { readToken } from '../request-context.ts'

const instructions =
  'Reads the trades of one person. Money is in whole cents and times are UTC. A share of won trades means nothing without ' +
  'the number of trades and the break-even share at their payout. Nothing here can place a trade.'

/** Every call that an access token may read with is a tool of the same name, so that tools and API cannot differ. */
const readable = Object.entries<Endpoint>(endpoints).filter(([, { scope }]) => scope === 'read')
const tools = onFirstUse(() => readable.map(([name, endpoint]) => toolOf(name, endpoint)))

/** The tools never change while a server runs, so there are no notifications to wait for: each call has one answer. */
const noStreams = { maxSubscriptions: 0 }

/**
 * The tools of the Model Context Protocol, for assistants. A tool calls the API itself with the caller's token: its rules,
 * limits and errors hold. Each request stands alone, so any server may take it.
 */
export function registerMcp(app: FastifyInstance, dependencies: HttpDependencies): void {
  const config = { rateLimit: rateLimitOf('ordinary') }
  app.post(mcpPath, { schema: { hide: true }, config }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if ((await readToken(dependencies, request, 'read')) === null) {
      reply.header('www-authenticate', 'Bearer')
      throw new AppError('token_refused')
    }
    // Not loaded before an assistant asks: it would be a twentieth of a second of each start.
    const protocol = await import('@modelcontextprotocol/server')
    const serverInfo = { name: brand.name, version: dependencies.version }
    const newServer = () => {
      const server = new protocol.Server(serverInfo, { capabilities: { tools: {} }, instructions })
      addTools(server, app, request)
      return server
    }
    const handler = protocol.createMcpHandler(newServer, noStreams)
    const answer = await handler.fetch(requestOf(request), { parsedBody: request.body })
    const type = answer.headers.get('content-type')
    if (type !== null) reply.header('content-type', type)
    return reply.code(answer.status).send(await answer.text())
  })
}

function addTools(server: Server, app: FastifyInstance, request: FastifyRequest): void {
  server.setRequestHandler('tools/list', () => ({ tools: tools() }))
  server.setRequestHandler('tools/call', async ({ params: { name, arguments: input = {} } }) => {
    const endpoint = readable.find(([known]) => known === name)?.[1]
    if (endpoint === undefined) return failed(`There is no tool ${name}.`)
    const { authorization = '', host = '' } = request.headers
    const answer = await app.inject({
      method: 'GET',
      url: endpoint.route.path,
      query: queryOf(input),
      headers: { authorization, host },
      remoteAddress: request.ip,
    })
    if (answer.statusCode !== 200) return failed(answer.body)
    return { content: [{ type: 'text', text: answer.body }], structuredContent: answer.json<Record<string, unknown>>() }
  })
}

function toolOf(name: string, { summary, query = z.object({}) }: Endpoint): Tool {
  const inputSchema = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' })
  return {
    name,
    description: summary,
    // Safe: every query of the contract is an object.
    inputSchema: { ...inputSchema, type: 'object' } as Tool['inputSchema'],
    annotations: { readOnlyHint: true, openWorldHint: false },
  }
}

/** What an address can express is turned into the query; the API refuses what is wrong with it. */
function queryOf(input: Record<string, unknown>): Record<string, string> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null)
  return Object.fromEntries(
    given.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
}

/** The assistant reads the reason, and can do better. */
function failed(text: string) {
  return { isError: true, content: [{ type: 'text' as const, text }] }
}

/** The request in the form that the protocol's library reads; it ignores the address. */
function requestOf({ headers }: FastifyRequest): Request {
  const all = new Headers()
  for (const [name, value] of Object.entries(headers)) if (typeof value === 'string') all.set(name, value)
  return new Request(`http://localhost${mcpPath}`, { method: 'POST', headers: all })
}
