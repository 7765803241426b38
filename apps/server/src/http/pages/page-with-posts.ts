import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Post } from '@stratomate/contracts'
import { postsMark } from '@stratomate/contracts/community/values'
import type { Log } from '#server/features/ports.ts'
import type { BuiltPage } from './built-pages.ts'
import type { DrawPosts } from './load-post-drawer.ts'

/** 'Just now' and '5 min ago' stay true for about a minute. */
const freshMs = 30_000
/** A reader who has waited this long gets the page without posts, which its script then fetches. */
const waitMsMax = 500

type Source = {
  drawPosts: DrawPosts
  /** The first posts of the list, as everybody may read them. */
  readPosts: () => Promise<readonly Post[]>
  /** Grows when what everybody reads has changed. */
  version: () => number
  nowMs: () => number
  log: Log
}

type Place = { path: string; built: BuiltPage }
type Drawn = { version: number; atMs: number; page: BuiltPage }

/**
 * A built page with the first posts in it, drawn when somebody asks after a change and kept until the next change. One
 * drawing at a time; while the database or the drawing fails or is slow, the page is answered as it was built.
 */
export function createPageWithPosts(source: Source, place: Place): () => Promise<BuiltPage> {
  let drawn: Drawn | null = null
  let drawing: Promise<void> | null = null
  const isFresh = ({ version, atMs }: Drawn) => version === source.version() && source.nowMs() - atMs < freshMs
  const draw = async () => {
    // The version before the posts are read: a change in between makes the drawing outdated.
    const version = source.version()
    const atMs = source.nowMs()
    drawn = { version, atMs, page: await drawPage(source, { ...place, nowMs: atMs }) }
  }
  const startDrawing = () => {
    drawing ??= draw().finally(() => (drawing = null))
    return drawing
  }
  const untilFresh = async (isLate: () => boolean): Promise<BuiltPage> => {
    while (!isLate()) {
      if (drawn !== null && isFresh(drawn)) return drawn.page
      await startDrawing()
    }
    return place.built
  }
  return async () => {
    if (drawn !== null && isFresh(drawn)) return drawn.page
    const waiting = new AbortController()
    const late = sleep(waitMsMax, place.built, { ref: false })
    try {
      return await Promise.race([untilFresh(() => waiting.signal.aborted), late])
    } catch (error) {
      source.log.warn({ err: error, path: place.path }, 'the page is sent without posts')
      return place.built
    } finally {
      waiting.abort()
    }
  }
}

async function drawPage(source: Source, { path, built, nowMs }: Place & { nowMs: number }): Promise<BuiltPage> {
  const posts = await source.readPosts()
  const html = await source.drawPosts({ posts, path, nowMs })
  // Only the build's own markup is searched, never texts of people.
  const page = built.bodies.identity.toString('utf8')
  const place = page.indexOf(postsMark)
  const identity = Buffer.from(`${page.slice(0, place)}${html}${page.slice(place + postsMark.length)}`)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    promisify(gzip)(identity),
  ])
  return {
    // Posts need no script, so the policy of the built page forbids every script in them.
    policy: built.policy,
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    bodies: { identity, br, gzip: gz },
  }
}
