import type { IncomingHttpHeaders } from 'node:http'

type Question = { method: string; headers: IncomingHttpHeaders; port: number }

/**
 * Why a request does not come from our own window, as a status; null when it may. The host is compared, because a
 * stranger's name can resolve to this address too (DNS rebinding); the origin and `Sec-Fetch-Site` keep other sites
 * out.
 */
export function refuseRequest({ method, headers, port }: Question): 403 | 405 | null {
  if (method !== 'GET' && method !== 'POST') return 405
  const host = `127.0.0.1:${port}`
  if (headers.host !== host) return 403
  const { origin } = headers
  if (origin !== undefined && origin !== `http://${host}`) return 403
  if (method === 'POST' && origin === undefined) return 403
  const site = headers['sec-fetch-site']
  // `none` is an address that the person or the system has opened.
  if (site !== undefined && site !== 'same-origin' && !(site === 'none' && method === 'GET')) return 403
  return null
}
