/** How people reach the service: with encryption, browsers are told to insist on it. */
export type Transport = 'http' | 'https'

export const contentPolicy = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] }
export const insistOnEncryptionS = 31_536_000

/** What answers carry that are made before routing; the same as helmet gives all others, which a test compares. */
export function securityHeaders(transport: Transport): Record<string, string> {
  const directives = Object.entries(contentPolicy).map(([name, values]) => `${name} ${values.join(' ')}`)
  return {
    'content-security-policy': directives.join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
    ...(transport === 'http'
      ? {}
      : { 'strict-transport-security': `max-age=${insistOnEncryptionS}; includeSubDomains` }),
  }
}
