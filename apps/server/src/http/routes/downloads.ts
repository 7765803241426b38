import { downloads, type FileKind } from '@stratomate/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#server/features/app-error.ts'
import { countDownload } from '#server/features/files/count-downloads.ts'
import { openDownload } from '#server/features/files/open-download.ts'
import { readRange } from '../pages/read-range.ts'
import type { HttpDependencies } from '../http-dependencies.ts'
import { rateLimitOf } from '../guards/rate-limits.ts'
import { contextOf, readMember } from '../request-context.ts'

type Place = { kind: FileKind; name: string }
type Downloadable = Awaited<ReturnType<typeof openDownload>>

const upgradePath = '/subscribe?tier=pro_trader'
const loginPath = `/api/login?returnTo=${encodeURIComponent('/indicator-addons')}`

/**
 * The published files. Nothing else is served below `/downloads`: each address is looked up, and no folder is served.
 */
export function registerDownloads(app: FastifyInstance, dependencies: HttpDependencies): void {
  // GET and HEAD are both declared: the framework's own answer to HEAD would say that the file is empty.
  const method = ['GET', 'HEAD']
  const options = {
    method,
    schema: { hide: true },
    config: { rateLimit: rateLimitOf('downloads') },
  }
  for (const kind of ['installer', 'indicators'] as const) {
    const name = nameIn(downloads[kind])
    app.route({
      ...options,
      url: downloads[kind],
      handler: (request, reply) => answer(dependencies, { request, reply, place: { kind, name } }),
    })
  }
  app.route<{ Params: { file: string } }>({
    ...options,
    url: `${downloads.addons}:file`,
    handler: (request, reply) => {
      const name = /^([A-Za-z0-9][A-Za-z0-9_.-]{0,63})\.zip$/u.exec(request.params.file)?.[1]
      if (name === undefined) return reply.callNotFound()
      return answer(dependencies, { request, reply, place: { kind: 'addon', name } })
    },
  })
}

type Asked = { request: FastifyRequest; reply: FastifyReply; place: Place }

/** Whether the caller may have the file is decided before anything but its address and its cookies is read. */
async function answer(dependencies: HttpDependencies, { request, reply, place }: Asked): Promise<FastifyReply> {
  const ctx = contextOf(dependencies, request, await readMember(dependencies, request))
  try {
    const file = await openDownload(ctx, place)
    return await send(dependencies, { request, reply, file })
  } catch (error) {
    const code = error instanceof AppError ? error.code : null
    reply.header('cache-control', 'no-store')
    if (code === 'not_found') return reply.callNotFound() ?? reply
    if (!isNavigation(request) || (code !== 'signed_out' && code !== 'no_entitlement')) throw error
    return reply.redirect(code === 'signed_out' ? loginPath : upgradePath, 302)
  }
}

async function send(
  dependencies: HttpDependencies,
  { request, reply, file }: { request: FastifyRequest; reply: FastifyReply; file: Downloadable },
): Promise<FastifyReply> {
  const { sha256, sizeBytes, kind } = file
  const fileName = `${file.name}.zip`
  const etag = `"${sha256}"`
  reply.headers({
    'cache-control': kind === 'addon' ? 'private, no-store' : 'no-cache',
    'content-disposition': `attachment; filename="${fileName}"`,
    'accept-ranges': 'bytes',
    etag,
    'repr-digest': `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`,
  })
  const { headers, method } = request
  if (knows(headers['if-none-match'], etag)) return reply.code(304).send()
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag
  const range = readRange(isSame ? headers.range : undefined, sizeBytes)
  if (range.kind === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${sizeBytes}`).type('text/plain').send('')
  }
  const part = range.kind === 'part' ? range.range : null
  const sent = part ?? { first: 0, last: sizeBytes - 1 }
  reply.type('application/zip').header('content-length', String(sent.last - sent.first + 1))
  if (part !== null) reply.code(206).header('content-range', `bytes ${part.first}-${part.last}/${sizeBytes}`)
  if (method === 'HEAD') return reply.send()
  // A download that resumes after an interruption is counted once.
  if (sent.first === 0) countDownload(dependencies, file.id)
  const link = await dependencies.files.signedLink(sha256, fileName)
  if (link !== null) return reply.removeHeader('content-length').removeHeader('content-range').redirect(link, 302)
  return reply.send(await dependencies.files.open(sha256, part))
}

/** Whether a person opened the address; programs get an answer that they can parse. */
function isNavigation({ headers }: FastifyRequest): boolean {
  const mode = headers['sec-fetch-mode']
  return mode === undefined ? (headers.accept ?? '').includes('text/html') : mode === 'navigate'
}

function knows(known: string | undefined, etag: string): boolean {
  if (known === undefined) return false
  return known.trim() === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//u, '') === etag)
}

function nameIn(path: string): string {
  return (path.split('/').at(-1) ?? '').replace(/\.zip$/u, '')
}
