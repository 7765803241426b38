import type { IncomingMessage } from 'node:http'

/** The not-found page of the whole site, and those below some of its pages. */
export const notFoundPath = '/404'

/**
 * The address of a request, or the one of the not-found page where somebody asks for a page by an address that cannot be
 * decoded (`/100%`): a person gets a page to go on from. Calls keep their address and are refused in JSON.
 */
export function readableAddress({ method = '', url = '' }: Pick<IncomingMessage, 'method' | 'url'>): string {
  const isPage = ['GET', 'HEAD'].includes(method) && url !== '/api' && !url.startsWith('/api/')
  return isPage && decode(url.split('?')[0] ?? '') === null ? notFoundPath : url
}

/** Null for a path that cannot be decoded. */
function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    // What is thrown says no more than that.
    return null
  }
}
