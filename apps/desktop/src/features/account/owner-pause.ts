import type { TradingHalts } from '@stratomate/engine/gate/trading-halts'

/** Why trading is paused when the owner asked for it in the dashboard. */
export const ownersReason = 'paused in the dashboard'

type OwnerWish = { paused: boolean }

export type OwnerPauseDependencies = {
  pauses: TradingHalts
  /** Keeps the request over a restart. */
  remember: (isPaused: boolean) => void
  notify: (sentence: string) => void
}

/**
 * The owner's request to pause arrives in two ways: pushed at once, and in the answer to each report of state. An
 * answer may be older than a request that was pushed while it was under way; such an answer changes nothing.
 */
export class OwnerPause {
  #pushed = 0
  readonly #dependencies: OwnerPauseDependencies

  constructor(dependencies: OwnerPauseDependencies) {
    this.#dependencies = dependencies
  }

  /** Applies a request that the server pushed. */
  takePushed(wish: OwnerWish): void {
    this.#pushed += 1
    this.#apply(wish)
  }

  /** Sends a report and applies the request in its answer, unless a newer one was pushed before the answer arrived. */
  async takeAnswer(report: () => Promise<OwnerWish>): Promise<void> {
    const pushedBefore = this.#pushed
    const wish = await report()
    if (this.#pushed === pushedBefore) this.#apply(wish)
  }

  #apply({ paused: isPaused }: OwnerWish): void {
    const { pauses, remember, notify } = this.#dependencies
    if (isPaused === pauses.isPausedBy('owner')) return
    remember(isPaused)
    if (isPaused) pauses.pause('owner', ownersReason)
    else pauses.resume('owner')
    notify(isPaused ? 'Trading was paused in the dashboard.' : 'Trading was resumed in the dashboard.')
  }
}
