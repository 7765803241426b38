import type { LabAnswer, LabJobKind, LabJobs } from './lab-jobs.ts'

/** An error that the person can correct: a broken file, numbers that do not fit. The message is a sentence for them. */
export class LabProblem extends Error {
  override readonly name = 'LabProblem'
}

/** The work was ended before it was finished. */
export class LabCancelled extends Error {
  override readonly name = 'LabCancelled'
}

/** One worker, which does one job at a time. `end` stops it at once, whatever it computes. */
export class LabClient {
  readonly #worker = new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module' })
  #waiting: { resolve: (output: unknown) => void; reject: (error: Error) => void } | null = null

  constructor() {
    this.#worker.addEventListener('error', ({ message }) =>
      this.#reject(new Error(message || 'The worker has failed.')),
    )
    this.#worker.addEventListener('message', ({ data }: MessageEvent<LabAnswer>) => this.#answer(data))
  }

  /**
   * `handOver` is transferred to the worker, so that it is not copied. Throws a LabProblem with a sentence for people,
   * and a LabCancelled when the worker is ended meanwhile.
   */
  async ask<Kind extends LabJobKind>(
    kind: Kind,
    input: LabJobs[Kind]['input'],
    handOver: Transferable[] = [],
  ): Promise<LabJobs[Kind]['output']> {
    if (this.#waiting !== null) throw new Error('The worker has a job already.')
    const output = new Promise<unknown>((resolve, reject) => {
      this.#waiting = { resolve, reject }
    })
    this.#worker.postMessage({ kind, input }, handOver)
    // Safe: the worker answers a kind with the output of that kind.
    return (await output) as LabJobs[Kind]['output']
  }

  end(): void {
    this.#worker.terminate()
    this.#reject(new LabCancelled())
  }

  #answer(answer: LabAnswer): void {
    const waiting = this.#waiting
    if (answer.kind === 'problem') this.#reject(new LabProblem(answer.message))
    else if (answer.kind === 'fault') this.#reject(new Error(answer.message))
    else {
      this.#waiting = null
      waiting?.resolve(answer.output)
    }
  }

  #reject(error: Error): void {
    const waiting = this.#waiting
    this.#waiting = null
    waiting?.reject(error)
  }
}
