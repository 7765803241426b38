import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Encoding = 'br' | 'gzip' | 'identity'

/** A page as it is sent: its bytes in each encoding, and the headers that never change. */
export type BuiltPage = {
  policy: string
  etag: string
  bodies: { identity: Buffer; br: Buffer | null; gzip: Buffer | null }
}

/** Other origins that a page may use: for scripts, frames and calls. */
export type Guest = { scripts: readonly string[]; frames: readonly string[]; calls: readonly string[] }
/** Such origins, by the path of the page. */
export type Guests = Readonly<Record<string, Guest>>

const noGuest: Guest = { scripts: [], frames: [], calls: [] }

/**
 * Every page of the build by its path, in memory: some five hundred in all languages, 46 MB with their compressed
 * copies, and they are requested most.
 */
export function readBuiltPages(folder: string, guests: Guests = {}): Map<string, BuiltPage> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('index.html'))
  return new Map(
    files.map((file) => {
      const route = `/${relative('.', file).split(sep).slice(0, -1).join('/')}`
      return [route, readBuiltPage(join(folder, file), guests[route] ?? noGuest)]
    }),
  )
}

function readBuiltPage(file: string, guest: Guest): BuiltPage {
  const identity = readFileSync(file)
  const compressed = (ending: string) => (existsSync(`${file}${ending}`) ? readFileSync(`${file}${ending}`) : null)
  return {
    policy: policyOf(identity.toString('utf8'), guest),
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    bodies: { identity, br: compressed('.br'), gzip: compressed('.gz') },
  }
}

/** Answers with a page in the best encoding that the browser accepts, or with 304 when it has it already. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, status }: { page: BuiltPage; status: number },
): FastifyReply {
  const encoding = bestEncoding(request.headers['accept-encoding'], page)
  const etag = `"${page.etag}-${encoding}"`
  void reply.headers({
    'content-security-policy': page.policy,
    // Browsers ask for it each time, so that a release shows at once; the answer is 304 while nothing has changed.
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    etag,
  })
  if (status === 200 && matchesTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.code(status).type('text/html; charset=utf-8').send(page.bodies[encoding])
}

/** Brotli where it is accepted, else gzip, else neither. A weight of zero is a refusal (RFC 9110 §12.5.3). */
export function bestEncoding(accepted: string | undefined, { bodies }: Pick<BuiltPage, 'bodies'>): Encoding {
  const taken = new Set(
    (accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim())
      .filter((part) => !/;\s*q=0(?:\.0*)?$/u.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  )
  if (taken.has('br') && bodies.br !== null) return 'br'
  return taken.has('gzip') && bodies.gzip !== null ? 'gzip' : 'identity'
}

function matchesTag(known: string | undefined, etag: string): boolean {
  if (known === undefined) return false
  return known === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//u, '') === etag)
}

/**
 * The policy of one page: nothing inline runs except the scripts that were in it when it was built. `guest` names the
 * other origins that this page needs.
 */
export function policyOf(html: string, guest: Guest = noGuest): string {
  const scripts = [
    ...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/gu),
  ].map((match) => match[1] ?? '')
  const hashes = [...new Set(scripts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...hashes, ...guest.scripts].join(' '),
    ...(guest.frames.length === 0 ? [] : [['frame-src', ...guest.frames].join(' ')]),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...guest.calls].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
