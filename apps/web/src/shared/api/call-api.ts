import type { BodyOf, EndpointName, OutputOf, ParamsOf, QueryOf } from '@stratomate/contracts/endpoints'
import { type RouteName, routes } from '@stratomate/contracts/routes'
import { ApiError } from './api-error.ts'
import { fillPath } from './fill-path.ts'

/** The parts that an endpoint declares, and no others. */
type Part<Key extends string, Value> = [Value] extends [never] ? { [K in Key]?: never } : { [K in Key]: Value }
type OptionalPart<Key extends string, Value> = [Value] extends [never] ? { [K in Key]?: never } : { [K in Key]?: Value }

/** What a page may ask: everything but what the desktop app alone calls. */
export type PageCall = EndpointName & RouteName

export type CallInput<Name extends EndpointName> = Part<'params', ParamsOf<Name>> &
  OptionalPart<'query', QueryOf<Name>> &
  Part<'body', BodyOf<Name>>

type AnyInput = { params?: unknown; query?: unknown; body?: unknown }

/** No call may hang for ever; uploads have their own client. */
const timeoutMs = 20_000

/**
 * Calls an endpoint by the name of its route, with the session's cookies. The server has checked its answer against
 * the contract, so it is taken as typed. Throws `ApiError` for every answer that is not a success.
 */
export async function callApi<Name extends PageCall>(name: Name, input: CallInput<Name>): Promise<OutputOf<Name>> {
  const { method, path } = routes[name]
  const { params, query, body }: AnyInput = input
  const response = await fetch(fillPath(path, asRecord(params), asRecord(query)), {
    method,
    credentials: 'include',
    signal: AbortSignal.timeout(timeoutMs),
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) {
    const wait = Number(response.headers.get('retry-after') ?? Number.NaN)
    const retryAfterS = response.status === 429 && Number.isInteger(wait) ? wait : null
    throw new ApiError({ status: response.status, statusText: response.statusText, body: text, retryAfterS })
  }
  return parseAnswer<Name>(text)
}

// Safe: the server answers through the same contract and fails rather than send anything else.
function parseAnswer<Name extends EndpointName>(text: string): OutputOf<Name> {
  return JSON.parse(text) as OutputOf<Name>
}

function asRecord(part: unknown): Record<string, unknown> {
  return typeof part === 'object' && part !== null ? Object.fromEntries(Object.entries(part)) : {}
}
