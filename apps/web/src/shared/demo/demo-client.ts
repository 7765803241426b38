import type { DemoChoices, DemoStep } from '@stratomate/lab/demo/demo-run'
import type { DemoAnswer, DemoBegin, DemoRequest, DemoTime } from './demo-messages.ts'

type Answer<Kind extends DemoAnswer['kind']> = Extract<DemoAnswer, { kind: Kind }>
type Waiting = { resolve: (answer: DemoAnswer) => void; reject: (error: Error) => void }

/** One demo in a worker of its own. After `end` nothing more is answered: what was asked stays open for ever. */
export class DemoClient {
  readonly #worker = new Worker(new URL('./demo-worker.ts', import.meta.url), { type: 'module' })
  #waiting: Waiting[] = []

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<DemoAnswer>) =>
      this.#waiting.shift()?.resolve(data),
    )
    this.#worker.addEventListener('error', ({ message }) => {
      const waiting = this.#waiting
      this.#waiting = []
      for (const { reject } of waiting) reject(new Error(message || 'The demo could not be loaded.'))
    })
  }

  begin(choices: DemoChoices): Promise<DemoBegin> {
    return this.#ask<'begun'>({ kind: 'begin', ...choices })
  }

  async next(count: number): Promise<readonly DemoStep[]> {
    return (await this.#ask<'steps'>({ kind: 'next', count })).steps
  }

  /** Candles up to the next signal and with it, `countMax` at most, or to the end. */
  async nextSignal(countMax: number): Promise<readonly DemoStep[]> {
    return (await this.#ask<'steps'>({ kind: 'next', count: countMax, untilSignal: true })).steps
  }

  requirePayout(payoutPctMin: number): Promise<unknown> {
    return this.#ask({ kind: 'require', payoutPctMin })
  }

  time(): Promise<DemoTime> {
    return this.#ask<'timed'>({ kind: 'time' })
  }

  end(): void {
    this.#worker.terminate()
    this.#waiting = []
  }

  async #ask<Kind extends DemoAnswer['kind']>(request: DemoRequest): Promise<Answer<Kind>> {
    const answer = new Promise<DemoAnswer>((resolve, reject) => this.#waiting.push({ resolve, reject }))
    this.#worker.postMessage(request)
    // Safe: the worker answers in the order of the requests, each kind with its own answer.
    return (await answer) as Answer<Kind>
  }
}
