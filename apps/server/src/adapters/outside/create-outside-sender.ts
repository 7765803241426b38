import { lookup as resolve, type LookupAddress } from 'node:dns'
import { request as requestPlain } from 'node:http'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { OutsideAnswer, OutsideCall, OutsideSender } from '#server/features/webhooks/ports.ts'
import { isLoopbackAddress, isPublicAddress } from './public-address.ts'

const usualTimeoutMs = 10_000
/** The answer is not used. This much of it is read, so that ordinary receivers are not cut off while they write. */
const answerBytesMax = 4_096

class ClosedAddress extends Error {}

type Resolve = (
  hostname: string,
  options: { all: true },
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void

/** `resolve` finds the addresses of a name. Loopback, and http there, is for tests of the service. */
type Outside = { allowsLoopback: boolean; resolve?: Resolve; timeoutMs?: number }

/**
 * Posts to addresses that people entered. The IP address is judged when the connection is made, so a name that was just
 * pointed at a private network reaches nothing there. Redirects are not followed.
 */
export function createOutsideSender(outside: Outside): OutsideSender {
  const { allowsLoopback, resolve: find = resolve, timeoutMs = usualTimeoutMs } = outside
  const isOpen = (address: string) => isPublicAddress(address) || (allowsLoopback && isLoopbackAddress(address))
  const lookup: LookupFunction = (hostname, options, done) => {
    find(hostname, { all: true }, (error, addresses) => {
      const open = error === null ? addresses.filter(({ address }) => isOpen(address)) : []
      const [first] = open
      if (first === undefined) done(error ?? new ClosedAddress(hostname), '')
      else if (options.all === true) done(null, open)
      else done(null, first.address, first.family)
    })
  }
  const isCallable = (url: string) => {
    const { protocol, hostname, username, password } = new URL(url)
    if (username !== '' || password !== '') return false
    const host = hostname.replace(/^\[|\]$/gu, '')
    // An IP address is connected to without a lookup. A name is judged by the address it resolves to.
    if (isIP(host) !== 0 && !isOpen(host)) return false
    return protocol === 'https:' || (allowsLoopback && isIP(host) !== 0 && isLoopbackAddress(host))
  }
  return {
    isCallable,
    post: async (call) =>
      isCallable(call.url) ? post(call, { lookup, timeoutMs }) : { kind: 'failed', problem: 'address' },
  }
}

type Way = { lookup: LookupFunction; timeoutMs: number }

function post({ url, headers, body }: OutsideCall, { lookup, timeoutMs }: Way): Promise<OutsideAnswer> {
  const { promise, resolve: answer } = Promise.withResolvers<OutsideAnswer>()
  const signal = AbortSignal.timeout(timeoutMs)
  const open = url.startsWith('https:') ? request : requestPlain
  const asked = open(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    // A new connection each time, judged by itself.
    agent: false,
    lookup,
    signal,
  })
  asked.on('error', (error) => answer({ kind: 'failed', problem: problemOf(error, signal) }))
  asked.once('response', (got) => {
    got.on('error', () => asked.destroy())
    answer({ kind: 'answered', status: got.statusCode ?? 0 })
    let bytes = 0
    got.on('data', (piece: Buffer) => {
      bytes += piece.length
      if (bytes > answerBytesMax) asked.destroy()
    })
  })
  asked.end(body)
  return promise
}

function problemOf(error: Error, { aborted }: AbortSignal): 'address' | 'timeout' | 'unreachable' {
  if (error instanceof ClosedAddress) return 'address'
  return aborted ? 'timeout' : 'unreachable'
}
