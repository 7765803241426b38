import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import { postsMark } from '@stratomate/contracts/community/values'
import { languages, pathIn, readLanguage } from '@stratomate/contracts/site/languages'
import { signedInPages } from '@stratomate/contracts/site/pages'
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { createPostLister } from '#server/features/community/posts/create-post-lister.ts'
import { isPublicPost } from '#server/features/community/posts/list-posts.ts'
import { type BuiltPage, type Guest, type Guests, sendPage } from './built-pages.ts'
import { createFeedVersion } from './create-feed-version.ts'
import { errorBody, sendError } from '../errors.ts'
import { keepAssets } from './kept-assets.ts'
import { type DrawPosts, loadPostDrawer } from './load-post-drawer.ts'
import { createPageWithPosts } from './page-with-posts.ts'
import { notFoundPath } from './readable-address.ts'
import type { HttpDependencies } from '../http-dependencies.ts'
import { rateLimitOf } from '../guards/rate-limits.ts'
import { readMember } from '../request-context.ts'

const signedInPaths: ReadonlySet<string> = new Set(signedInPages)

const providerScripts = ['https://js.stripe.com', 'https://*.js.stripe.com'] as const

/** The payment provider's own elements: its table of prices, and its form. */
const pricingTable: Guest = { scripts: ['https://js.stripe.com'], frames: ['https://js.stripe.com'], calls: [] }
const paymentForm: Guest = {
  scripts: providerScripts,
  frames: [...providerScripts, 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
}

const postsPath = '/community'
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u

const purgeEveryMs = 3_600_000

/** Pages come from memory and are not part of the API; those that ask the database are rate-limited. */
const pageRoute: RouteShorthandOptions = { schema: { hide: true }, config: { rateLimit: false } }
const askingRoute: RouteShorthandOptions = { schema: { hide: true }, config: { rateLimit: rateLimitOf('pages') } }

/**
 * Serves the prerendered pages, each with a content security policy that names the hashes of its own inline scripts.
 * Unknown paths get the not-found page with status 404; unknown calls get JSON.
 */
export async function registerWebPages(app: FastifyInstance, dependencies: HttpDependencies): Promise<void> {
  const { webFolder, readPages } = dependencies
  if (webFolder === null || !existsSync(webFolder)) {
    app.setNotFoundHandler((request, reply) => sendError(reply, errorBody('not_found', request)))
    return
  }
  const pages = readPages(webFolder, guestsOf(dependencies))
  const notFound = pages.get(notFoundPath)
  if (notFound === undefined) throw new Error('The build of the web has no page for unknown addresses.')
  await registerFiles(app, dependencies, webFolder)
  const drawPosts = await loadPostDrawer(webFolder)
  const withPosts = drawPosts === null ? new Map<string, never>() : pagesWithPosts(dependencies, { pages, drawPosts })
  for (const [path, page] of pages) {
    if (path.endsWith(notFoundPath)) continue
    const drawn = withPosts.get(path)
    if (drawn === undefined) registerPage(app, dependencies, { path, page })
    else registerFeed(app, { path, page, drawn })
  }
  for (const language of languages) {
    const path = pathIn(language, postsPath)
    registerPosts(app, dependencies, { path, page: pages.get(`${path}${notFoundPath}`) ?? notFound })
  }
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request)
    if (path === '/api' || path.startsWith('/api/') || !['GET', 'HEAD'].includes(request.method)) {
      return sendError(reply, errorBody('not_found', request))
    }
    if (path === serviceWorker.path && existsSync(join(webFolder, path))) {
      return reply.headers(serviceWorker.headers).sendFile(path.slice(1))
    }
    if (isPublicFile(webFolder, path))
      return reply.header('cache-control', 'public, max-age=3600').sendFile(path.slice(1))
    if (!path.endsWith(notFoundPath) && path !== request.url.split('?')[0] && pages.has(path)) {
      return reply.redirect(`${path}${queryOf(request)}`, 308)
    }
    // A page that is not translated has one address, the English one.
    const english = readLanguage(path).path
    if (english !== path && !english.endsWith(notFoundPath) && pages.has(english)) {
      return reply.redirect(`${english}${queryOf(request)}`, 302)
    }
    const parent = path.slice(0, path.lastIndexOf('/'))
    return sendPage(request, reply, { page: pages.get(`${parent}${notFoundPath}`) ?? notFound, status: 404 })
  })
}

/** The service worker asks for pages itself and must not be cached; a newer one is used at once. */
const serviceWorker = {
  path: '/service-worker.js',
  headers: { 'cache-control': 'no-cache', 'content-security-policy': "default-src 'none'; connect-src 'self'" },
} as const

/**
 * Which other origins the pages allow: none while payments are simulated, since the simulator is under our own address.
 */
function guestsOf({ pricingTable: table, payments }: HttpDependencies): Guests {
  const isReal = payments.form.publishableKey !== '' && payments.form.scriptPath === null
  return {
    ...(table === null ? {} : inEveryLanguage({ '/': pricingTable, '/pricing': pricingTable })),
    ...(isReal ? inEveryLanguage({ '/subscribe': paymentForm, '/checkout': paymentForm }) : {}),
  }
}

function inEveryLanguage(guests: Guests): Guests {
  return Object.fromEntries(
    Object.entries(guests).flatMap(([path, guest]) => languages.map((language) => [pathIn(language, path), guest])),
  )
}

function registerPage(
  app: FastifyInstance,
  dependencies: HttpDependencies,
  { path, page }: { path: string; page: BuiltPage },
): void {
  const isForMembers = signedInPaths.has(path)
  app.get(path, isForMembers ? askingRoute : pageRoute, async (request, reply) => {
    if (isForMembers && (await readMember(dependencies, request)).kind === 'anonymous') {
      return reply.redirect(`/api/login?returnTo=${encodeURIComponent(request.url)}`, 302)
    }
    return sendPage(request, reply, { page, status: 200 })
  })
}

/** The feed in each language in which it is built, with the first posts as everybody may read them. */
function pagesWithPosts(
  dependencies: HttpDependencies,
  { pages, drawPosts }: { pages: ReadonlyMap<string, BuiltPage>; drawPosts: DrawPosts },
): Map<string, () => Promise<BuiltPage>> {
  const { log, now, streams } = dependencies
  const feed = createFeedVersion(streams)
  const listPosts = createPostLister({ db: dependencies.dbOf(postsPath) })
  const readPosts = async () => {
    const { items } = await listPosts({ actor: { kind: 'anonymous' }, now }, {})
    feed.note(items)
    return items
  }
  const source = { drawPosts, readPosts, version: feed.read, nowMs: () => now().getTime(), log }
  const places = languages.flatMap((language) => {
    const path = pathIn(language, postsPath)
    const built = pages.get(path)
    return built?.bodies.identity.includes(postsMark) === true ? [{ path, built }] : []
  })
  return new Map(places.map((place) => [place.path, createPageWithPosts(source, place)]))
}

type Feed = { path: string; page: BuiltPage; drawn: () => Promise<BuiltPage> }

/** Only its plain address shows the first posts; with a category or a search, other posts are fetched by script. */
function registerFeed(app: FastifyInstance, { path, page, drawn }: Feed): void {
  app.get(path, pageRoute, async (request, reply) =>
    sendPage(request, reply, { page: queryOf(request) === '' ? await drawn() : page, status: 200 }),
  )
}

/** A post has its own address, and its page fetches it: the page is built once for all posts. */
function registerPosts(
  app: FastifyInstance,
  dependencies: HttpDependencies,
  { path, page }: { path: string; page: BuiltPage },
): void {
  app.get<{ Params: { id: string } }>(`${path}/:id`, askingRoute, async (request, reply) => {
    const isThere = uuid.test(request.params.id) && (await isPublicPost(dependencies, request.params.id))
    return sendPage(request, reply, { page, status: isThere ? 200 : 404 })
  })
}

async function registerFiles(app: FastifyInstance, dependencies: HttpDependencies, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    index: false,
    decorateReply: true,
    cacheControl: false,
  })
  const assets = readAssets(folder)
  const keptFolder = join(dependencies.dataDir, 'web-assets')
  const kept = await keepAssets({ buildFolder: folder, keptFolder, now: dependencies.now })
  const copying = kept.copying.catch((error: unknown) => {
    dependencies.log.warn(
      { err: error, keptFolder },
      'the web assets of this release are not kept for the time after it',
    )
  })
  const purge = () =>
    kept
      .purge()
      .catch((error: unknown) => dependencies.log.warn({ err: error, keptFolder }, 'old web assets not removed'))
  const purging = setInterval(() => void purge(), purgeEveryMs).unref()
  app.addHook('onClose', () => {
    clearInterval(purging)
    return copying
  })
  app.get('/assets/*', pageRoute, (request, reply) => {
    const path = pathOf(request)
    // A later build may replace the folder while this process runs.
    const isBuilt = assets.has(path) && existsSync(join(folder, path))
    if (!isBuilt && !kept.has(path)) return reply.callNotFound()
    void reply.header('cache-control', 'public, max-age=31536000, immutable')
    return reply.sendFile(path.slice(1), isBuilt ? folder : keptFolder)
  })
}

/** The path as it was sent: nothing is decoded or resolved, so that no spelling leads elsewhere. */
function pathOf(request: FastifyRequest): string {
  const [path = '/'] = request.url.split(/[?#]/u, 1)
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

function queryOf(request: FastifyRequest): string {
  const start = request.url.indexOf('?')
  return start === -1 ? '' : request.url.slice(start)
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

/** Files of the site's root such as the icon; never pages, never anything hidden. */
function isPublicFile(folder: string, path: string): boolean {
  return /^\/[a-z0-9-]+\.(?:svg|ico|png|txt|xml|webmanifest|woff2)$/u.test(path) && existsSync(join(folder, path))
}
