import type { Post } from '@stratomate/contracts'
import { describe, expect, test } from 'vitest'
import type { BuiltPage } from './built-pages.ts'
import { createPageWithPosts } from './page-with-posts.ts'

const built: BuiltPage = {
  policy: "default-src 'none'",
  etag: 'built',
  bodies: { identity: Buffer.from('<main><!--posts--></main>'), br: null, gzip: null },
}
const place = { path: '/community', built }
const textOf = ({ bodies }: BuiltPage) => bodies.identity.toString('utf8')

/** A page whose posts are `text`; `reads` counts how often they were requested. */
function openPage({ readPosts = () => Promise.resolve([]) }: { readPosts?: () => Promise<readonly Post[]> } = {}) {
  const feed = { version: 0, nowMs: 0, reads: 0, draws: 0, warnings: 0 }
  const log = { info: () => undefined, warn: () => void (feed.warnings += 1), error: () => undefined }
  const read = createPageWithPosts(
    {
      drawPosts: () => Promise.resolve(`version ${feed.version}, drawing ${(feed.draws += 1)}`),
      readPosts: () => {
        feed.reads += 1
        return readPosts()
      },
      version: () => feed.version,
      nowMs: () => feed.nowMs,
      log,
    },
    place,
  )
  return { feed, read }
}

test('a page is drawn once for all that come before the next change', async () => {
  const { feed, read } = openPage()
  await Promise.all([read(), read(), read()])
  await read()

  expect(feed).toMatchObject({ reads: 1, draws: 1 })
})

test('after a change it is drawn again', async () => {
  const { feed, read } = openPage()
  await read()
  feed.version = 1

  expect(textOf(await read())).toBe('<main>version 1, drawing 2</main>')
})

test('a change while the posts are read is in what the reader gets', async () => {
  const reading = Promise.withResolvers<Post[]>()
  let isFirst = true
  const { feed, read } = openPage({
    readPosts: () => {
      if (!isFirst) return Promise.resolve([])
      isFirst = false
      return reading.promise
    },
  })
  const answer = read()
  feed.version = 1
  reading.resolve([])

  expect(textOf(await answer)).toBe('<main>version 1, drawing 2</main>')
})

test('what it says of time is renewed after half a minute', async () => {
  const { feed, read } = openPage()
  await read()
  feed.nowMs = 29_999
  await read()
  const before = feed.draws
  feed.nowMs = 30_000
  await read()

  expect([before, feed.draws]).toEqual([1, 2])
})

describe('the page that was built is sent', () => {
  test('where the posts cannot be read, with a line in the log, and the next reader asks again', async () => {
    let isDown = true
    const { feed, read } = openPage({
      readPosts: () => (isDown ? Promise.reject(new Error('no database')) : Promise.resolve([])),
    })
    const first = await read()
    isDown = false
    const second = await read()

    expect(first).toBe(built)
    expect(feed.warnings).toBe(1)
    expect(textOf(second)).toContain('drawing 1')
  })

  test('where the database is silent, and one question waits for it', async () => {
    const { feed, read } = openPage({ readPosts: () => new Promise<Post[]>(() => undefined) })
    const pages = await Promise.all([read(), read()])

    expect(pages).toEqual([built, built])
    expect(feed.reads).toBe(1)
  })
})
