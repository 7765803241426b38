import {
  type BodyOf,
  downloads,
  endpoints,
  type EndpointName,
  errorCatalogue,
  type ErrorCode,
  type OutputOf,
} from '@stratomate/contracts'

/** Why a call failed. `unreachable`: no answer came; `unexpected`: the answer does not fit the contract. */
export type ServerErrorCode = ErrorCode | 'unreachable' | 'unexpected'

export class ServerError extends Error {
  override readonly name = 'ServerError'
  readonly code: ServerErrorCode
  /** When another try may help, where the server has said so. */
  readonly retryAfterS: number | null

  constructor(code: ServerErrorCode, message: string, retryAfterS: number | null = null) {
    super(message)
    this.code = code
    this.retryAfterS = retryAfterS
  }
}

/** Whether trying the same call again later can help. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ServerError)) return false
  const passing: readonly ServerErrorCode[] = [
    'unreachable',
    'unexpected',
    'internal',
    'starting',
    'rate_limited',
    'storage_full',
  ]
  return passing.includes(error.code)
}

export type Call = { params?: Readonly<Record<string, string>>; body?: unknown; token?: string }

export type FilePlace = { firstByte: number; sha256: string; signal: AbortSignal }
export type OpenedFile = { status: number; pieces: AsyncIterable<Uint8Array> }

const callMsMax = 10_000

/** Calls the server by the contract's endpoint names and checks what comes back. Throws a ServerError. */
export class ServerClient {
  readonly #site: { readonly origin: string }

  /** The origin is read for each call: before the sign-in a person may change it. */
  constructor(site: { readonly origin: string }) {
    this.#site = site
  }

  get origin(): string {
    return this.#site.origin
  }

  async call<Name extends EndpointName>(
    name: Name,
    call: Call & { body?: BodyOf<Name> } = {},
  ): Promise<OutputOf<Name>> {
    const { route, output } = endpoints[name]
    const path = route.path.replaceAll(/:(\w+)/gu, (_, key: string) => encodeURIComponent(call.params?.[key] ?? ''))
    const response = await this.#fetch(path, {
      method: route.method,
      headers: headersOf(call),
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      signal: AbortSignal.timeout(callMsMax),
    })
    const answer = await readJson(response)
    if (!response.ok) throw errorOf(answer, response.status)
    const parsed = output.safeParse(answer)
    if (!parsed.success) throw new ServerError('unexpected', `The server's answer to ${name} is not of the contract.`)
    // Safe: the schema of exactly this endpoint has just checked it.
    return parsed.data as OutputOf<Name>
  }

  /** Opens an event stream; the answer's body is read by the caller until `signal` aborts. */
  async stream(
    path: string,
    call: { token: string; lastEventId: string | null; signal: AbortSignal },
  ): Promise<Response> {
    const lastEvent = call.lastEventId === null ? {} : { 'last-event-id': call.lastEventId }
    const headers = { authorization: `Bearer ${call.token}`, accept: 'text/event-stream', ...lastEvent }
    const response = await this.#fetch(path, { headers, signal: call.signal })
    if (!response.ok) throw errorOf(await readJson(response), response.status)
    return response
  }

  /**
   * Opens the published package of the app from a byte on, as long as it is still the one with this hash; otherwise
   * from its beginning. A redirect to the file store is followed, without any secret of this computer.
   */
  async openPackage({ firstByte, sha256, signal }: FilePlace): Promise<OpenedFile> {
    const rest = firstByte === 0 ? {} : { range: `bytes=${firstByte}-`, 'if-range': `"${sha256}"` }
    const headers = { 'accept-encoding': 'identity', ...rest }
    const { origin } = this
    try {
      const response = await fetch(new URL(downloads.installer, origin), { headers, signal, redirect: 'follow' })
      return { status: response.status, pieces: piecesOf(response, origin) }
    } catch (error) {
      throw unreachable(origin, error)
    }
  }

  async #fetch(path: string, init: RequestInit): Promise<Response> {
    const { origin } = this
    try {
      return await fetch(new URL(path, origin), { ...init, redirect: 'error' })
    } catch (error) {
      throw unreachable(origin, error)
    }
  }
}

async function* piecesOf(response: Response, origin: string): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader()
  let isOpen = reader !== undefined
  try {
    for (let read = await reader?.read(); read?.value !== undefined; read = await reader?.read()) yield read.value
    isOpen = false
  } catch (error) {
    isOpen = false
    throw unreachable(origin, error)
  } finally {
    // A reader who stops early wants no more of it; a body that has ended or failed cannot be cancelled.
    if (isOpen) await reader?.cancel()
  }
}

function unreachable(origin: string, error: unknown): ServerError {
  return new ServerError('unreachable', `The server at ${origin} cannot be reached (${causeOf(error)}).`)
}

function headersOf({ token, body }: Call): Record<string, string> {
  return {
    accept: 'application/json',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    if (response.status === 204) return {}
    throw new ServerError('unexpected', `The server answered ${response.status} without JSON (${causeOf(error)}).`)
  }
}

function errorOf(answer: unknown, status: number): ServerError {
  const code = typeof answer === 'object' && answer !== null && 'code' in answer ? String(answer.code) : ''
  if (isErrorCode(code)) return new ServerError(code, errorCatalogue[code].message, retryAfterOf(answer))
  return new ServerError('unexpected', `The server answered ${status}.`)
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCatalogue, code)
}

function retryAfterOf(answer: unknown): number | null {
  if (typeof answer !== 'object' || answer === null || !('retryAfterS' in answer)) return null
  const { retryAfterS } = answer
  return typeof retryAfterS === 'number' && retryAfterS >= 0 ? retryAfterS : null
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message
}
