import { expect, test } from 'vitest'
import { PageWatch } from './page-watch.ts'

function watchAt() {
  const clock = { ms: 1_000_000 }
  const pages = new PageWatch({ now: () => clock.ms, random: () => 0.5 })
  return { clock, pages }
}

test('news are due at once until the service says that no page is open, and again when one is opened', () => {
  const { pages } = watchAt()
  pages.reported('trades')
  const before = pages.isDue('trades')
  pages.take({ watched: false })
  const unwatched = pages.isDue('trades')
  pages.take({ watched: true })

  expect([before, unwatched, pages.isDue('trades')]).toEqual([true, false, true])
})

test('while no page is open, news are due after a random time up to 20 s, whatever the clock does', () => {
  const { clock, pages } = watchAt()
  pages.take({ watched: false })
  pages.reported('trades')
  const dueAfter = (ms: number) => {
    clock.ms += ms
    const isDue = pages.isDue('trades')
    if (isDue) pages.reported('trades')
    return isDue
  }

  expect([dueAfter(9_999), dueAfter(1), dueAfter(5_000), dueAfter(-3_600_000)]).toEqual([false, true, false, true])
})

test('news that do not fit into one report go on, and refusals do not wait for trades', () => {
  const { pages } = watchAt()
  pages.take({ watched: false })
  const more = [pages.isDue('trades'), pages.isDue('trades')]
  pages.reported('trades')

  expect([...more, pages.isDue('trades'), pages.isDue('refusals')]).toEqual([true, true, false, true])
})
