import { createHash } from 'node:crypto'
import { brand } from '@stratomate/brand'
import type { FastifyReply } from 'fastify'

const style = `
:root{color-scheme:dark light;--bg:#0d0f0c;--card:#141712;--line:#2d302b;--text:#f0f1e9;--soft:#bdbfb6;--accent:#d2ec3d;--link:#d2ec3d}
@media(prefers-color-scheme:light){:root{--bg:#f9f9f6;--card:#fff;--line:#d9dad3;--text:#171b14;--soft:#454941;--accent:#171b14;--link:#4c5e08}}
body{margin:0;background:var(--bg);color:var(--text);font:15px/1.55 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2.5rem 1.25rem}
h1{font-size:1.9rem;letter-spacing:-.03em;margin:0 0 .5rem}h2{font-size:1.2rem;margin:2rem 0 .75rem}h3{font-size:1rem;margin:0 0 .4rem}
p{color:var(--soft)}a{color:var(--link)}a:focus-visible,summary:focus-visible{outline:2px solid #9fdafd;outline-offset:2px}
article{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:1rem 1.25rem;margin:0 0 .75rem}
code,pre{font:13px/1.5 ui-monospace,monospace}pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:.5rem 0 0;color:var(--soft)}
table{border-collapse:collapse;width:100%;font-size:14px}td,th{text-align:left;padding:.35rem .75rem .35rem 0;border-top:1px solid var(--line);vertical-align:top}
.code{font:600 1.3rem ui-monospace,monospace;letter-spacing:.15em}.verb{display:inline-block;min-width:4.2rem;color:var(--link);font-weight:600}
`

const styleHash = createHash('sha256').update(style).digest('base64')

/** Writes text so that no browser reads it as markup. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => `&#${character.codePointAt(0)};`)
}

/** `forms` allows the page to send forms to this site; without it they cannot be sent at all. */
type PlainPage = { title: string; body: string; forms?: 'own' }

/** A small page of the service itself, without scripts; `body` is markup whose texts were escaped. */
export function sendPlainPage(reply: FastifyReply, page: PlainPage): FastifyReply {
  const title = `${escapeHtml(page.title)} · ${brand.name}`
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action ${page.forms === 'own' ? "'self'" : "'none'"}; frame-ancestors 'none'`,
    )
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${style}</style></head><body><main><h1>${escapeHtml(page.title)}</h1>${page.body}</main></body></html>`,
    )
}
