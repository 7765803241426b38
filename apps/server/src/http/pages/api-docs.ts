import { brand } from '@stratomate/brand'
import { type Endpoint, endpoints, errorCatalogue, navigations } from '@stratomate/contracts'
import type { FastifyInstance } from 'fastify'
import { escapeHtml, sendPlainPage } from './plain-page.ts'

const accessLabels = {
  public: 'anybody',
  reader: 'anybody; who is signed in sees more',
  member: 'signed-in people (session cookie)',
  desktop: 'signed-in desktop apps (bearer token)',
  'desktop-even-suspended': 'the desktop app, also of a suspended account',
} as const satisfies Record<Endpoint['access'], string>

/** The OpenAPI document and a page for people, both from the contracts. */
export function registerApiDocs(app: FastifyInstance): void {
  const hide = { schema: { hide: true } }
  app.get(navigations.openApi, hide, async () => app.swagger())
  app.get(navigations.apiDocs, hide, async (_request, reply) =>
    sendPlainPage(reply, { title: 'API documentation', body: renderEndpoints() }),
  )
}

export const openApiInfo = {
  openapi: '3.1.0',
  info: {
    title: `${brand.name} API`,
    version: '1',
    description: 'Money is in whole cents, times are ISO 8601 in UTC, lists are {items, nextCursor}.',
  },
} as const

function renderEndpoints(): string {
  const items = Object.values<Endpoint>(endpoints).map(renderEndpoint).join('')
  const errors = Object.entries(errorCatalogue)
    .map(
      ([code, { status, message }]) =>
        `<tr><td><code>${code}</code></td><td>${status}</td><td>${escapeHtml(message)}</td></tr>`,
    )
    .join('')
  return `<p>Every call with its schema stands in the <a href="${navigations.openApi}">OpenAPI document</a>. Errors are <code>{message, code, requestId}</code>.</p><h2>Calls</h2>${items}<h2>Error codes</h2><article><table><tr><th>Code</th><th>Status</th><th>Message</th></tr>${errors}</table></article>`
}

function renderEndpoint({ route, summary, access, errors }: Endpoint): string {
  const codes = errors.map((code) => `<code>${code}</code>`).join(', ') || 'none of its own'
  return `<article><h3><span class="verb">${route.method}</span> <code>${escapeHtml(route.path)}</code></h3><div>${escapeHtml(summary)}</div><p>For ${accessLabels[access]}. Errors: ${codes}.</p></article>`
}
