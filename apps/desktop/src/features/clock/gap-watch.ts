import { judgeGap } from '@stratomate/engine/gate/gap-guard'

type Clocks = { wallMs: () => number; monotonicMs: () => number }

/**
 * Notices that the computer slept or that its clock was set. It checks every second and before each signal, because
 * after a sleep a signal may come first.
 */
export class GapWatch {
  readonly #clocks: Clocks
  readonly #onGap: (gap: 'slept' | 'clock_changed') => void
  #last: { wallMs: number; monotonicMs: number }

  constructor(clocks: Clocks, onGap: (gap: 'slept' | 'clock_changed') => void) {
    this.#clocks = clocks
    this.#onGap = onGap
    this.#last = { wallMs: clocks.wallMs(), monotonicMs: clocks.monotonicMs() }
  }

  look(): void {
    const here = { wallMs: this.#clocks.wallMs(), monotonicMs: this.#clocks.monotonicMs() }
    const last = this.#last
    this.#last = here
    const gap = judgeGap({ wallMs: here.wallMs - last.wallMs, monotonicMs: here.monotonicMs - last.monotonicMs })
    if (gap !== null) this.#onGap(gap)
  }
}
