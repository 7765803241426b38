import { expect, test } from 'vitest'
import { PageWatch } from './page-watch.ts'

function watchAt() {
  const clock = { ms: 1_000_000 }
  const pages = new PageWatch({ now: () => clock.ms, random: () => 0.5 })
  return { clock, pages }
}

test('news are due at once until the service says that no page is open, and again when one is opened', () => {
  const { pages } = watchAt()
  const before = [pages.isNewsDue(), pages.isNewsDue()]
  pages.take({ watched: false })
  const unwatched = pages.isNewsDue()
  pages.take({ watched: true })

  expect([before, unwatched, pages.isNewsDue()]).toEqual([[true, true], false, true])
})

test('while no page is open, news are due after a random time up to 20 s, whatever the clock does', () => {
  const { clock, pages } = watchAt()
  pages.isNewsDue()
  pages.take({ watched: false })
  const dueAfter = (ms: number) => {
    clock.ms += ms
    return pages.isNewsDue()
  }

  expect([dueAfter(9_999), dueAfter(1), dueAfter(5_000), dueAfter(-3_600_000)]).toEqual([false, true, false, true])
})
