import type { StateAnswer } from '@stratomate/contracts'
import type { z } from 'zod'

/** While no page is open, changes are reported after a random time of up to this. */
const newsMsMax = 20_000

type PageWatchDependencies = { now: () => number; random: () => number }
type News = 'trades' | 'refusals'

/** Whether the owner looks at a page of the service. Until the service has said so, a page counts as open. */
export class PageWatch {
  readonly #dependencies: PageWatchDependencies
  #open = true
  readonly #dueAtMs: Record<News, number> = { trades: 0, refusals: 0 }

  constructor(dependencies: PageWatchDependencies) {
    this.#dependencies = dependencies
  }

  take({ watched }: Pick<z.infer<typeof StateAnswer>, 'watched'>): void {
    this.#open = watched
  }

  isOpen(): boolean {
    return this.#open
  }

  /** At once while a page is open; otherwise the computers of all people spread their reports over some seconds. */
  isDue(news: News): boolean {
    const waitMs = this.#dueAtMs[news] - this.#dependencies.now()
    // A clock that was set back must not delay reports.
    return this.#open || waitMs <= 0 || waitMs > newsMsMax
  }

  /** All changes of a kind are reported: the next ones may wait. */
  reported(news: News): void {
    const { now, random } = this.#dependencies
    this.#dueAtMs[news] = now() + random() * newsMsMax
  }
}
