import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { signedInPages } from '@stratomate/contracts/pages'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorBody, sendError } from './errors.ts'
import type { Parts } from './parts.ts'
import { readMember } from './request-context.ts'

const signedInPaths: ReadonlySet<string> = new Set(signedInPages)

type Page = { file: string; policy: string }

/**
 * Serves the prerendered pages, each with a content security policy that names the hashes of its own inline scripts.
 * Unknown paths get the not-found page with status 404; unknown calls get JSON.
 */
export async function registerWebPages(app: FastifyInstance, parts: Parts): Promise<void> {
  const { webFolder } = parts
  if (webFolder === null || !existsSync(webFolder)) {
    app.setNotFoundHandler((request, reply) => sendError(reply, errorBody('not_found', request)))
    return
  }
  const pages = readPages(webFolder)
  await app.register(fastifyStatic, {
    root: webFolder,
    serve: false,
    preCompressed: true,
    index: false,
    decorateReply: true,
    cacheControl: false,
  })
  const assets = readAssets(webFolder)
  app.get('/assets/*', { schema: { hide: true }, config: { rateLimit: false } }, (request, reply) => {
    const path = pathOf(request)
    if (!assets.has(path)) return reply.callNotFound()
    return reply.header('cache-control', 'public, max-age=31536000, immutable').sendFile(path.slice(1))
  })
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request)
    if (path === '/api' || path.startsWith('/api/') || !['GET', 'HEAD'].includes(request.method)) {
      return sendError(reply, errorBody('not_found', request))
    }
    if (isPublicFile(webFolder, path))
      return reply.header('cache-control', 'public, max-age=3600').sendFile(path.slice(1))
    if (signedInPaths.has(path) && (await readMember(parts, request)).kind === 'anonymous') {
      return reply.redirect(`/api/login?returnTo=${encodeURIComponent(request.url)}`, 302)
    }
    return sendPage(reply, pages, path)
  })
}

function sendPage(reply: FastifyReply, pages: Map<string, Page>, path: string): FastifyReply {
  const known = path === '/404' ? undefined : pages.get(path)
  const page = known ?? pages.get('/404')
  if (page === undefined) return reply.code(404).send('404 Page Not Found')
  return reply
    .code(known === undefined ? 404 : 200)
    .header('content-security-policy', page.policy)
    .header('cache-control', 'no-cache')
    .sendFile(page.file)
}

/** The path as it was sent: nothing is decoded or resolved, so that no way of writing it leads elsewhere. */
function pathOf(request: FastifyRequest): string {
  const [path = '/'] = request.url.split(/[?#]/u, 1)
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/** The paths of the built assets: nothing else below `/assets` is served. */
function readAssets(folder: string): Set<string> {
  const assets = join(folder, 'assets')
  if (!existsSync(assets)) return new Set()
  const entries = readdirSync(assets, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Set(
    entries.map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`),
  )
}

function readPages(folder: string): Map<string, Page> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('index.html'))
  return new Map(
    files.map((file) => {
      const route = `/${relative('.', file).split(sep).slice(0, -1).join('/')}`
      return [route, { file, policy: policyOf(readFileSync(join(folder, file), 'utf8')) }]
    }),
  )
}

/** Files of the site's root such as the icon; never pages, never anything hidden. */
function isPublicFile(folder: string, path: string): boolean {
  return /^\/[a-z0-9-]+\.(?:svg|ico|png|txt|xml|webmanifest|woff2)$/u.test(path) && existsSync(join(folder, path))
}

/** The policy of one page: nothing inline runs except the scripts that were in it when it was built. */
export function policyOf(html: string): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gu)].map(
    (match) => match[1] ?? '',
  )
  const hashes = [...new Set(scripts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
