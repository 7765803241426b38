import { normalizeIP } from '@fastify/rate-limit'

/**
 * The network of an address, as far as one household or office shares it: an IPv4 address, or the first 64 bits of an
 * IPv6 address, whichever way it is written.
 */
export function networkOf(address: string): string {
  return normalizeIP(address)
}
