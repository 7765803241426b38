/** While no page is open, news are reported after a random time up to this. */
const newsMsMax = 20_000

type PageWatchDependencies = { now: () => number; random: () => number }

/** Whether the owner looks at a page of the service. Until the service has said, somebody might. */
export class PageWatch {
  readonly #dependencies: PageWatchDependencies
  #open = true
  #newsAtMs = 0

  constructor(dependencies: PageWatchDependencies) {
    this.#dependencies = dependencies
  }

  take({ watched }: { watched: boolean }): void {
    this.#open = watched
  }

  isOpen(): boolean {
    return this.#open
  }

  /** At once while a page is open; else the computers of all people spread their reports over some seconds. */
  isNewsDue(): boolean {
    const { now, random } = this.#dependencies
    const atMs = now()
    // A clock that was set back must not hold news up.
    const isWaiting = atMs < this.#newsAtMs && this.#newsAtMs - atMs <= newsMsMax
    if (!this.#open && isWaiting) return false
    this.#newsAtMs = atMs + random() * newsMsMax
    return true
  }
}
