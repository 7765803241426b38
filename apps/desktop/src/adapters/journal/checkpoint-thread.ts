import { Worker } from 'node:worker_threads'

/** SQLite's message; an error loses its code on the way between threads. */
type Problem = { message: string; errcode: number | null }

/**
 * Moves the log of changes of a journal into its database file, on a separate thread: no order waits for it. The thread
 * starts with the first checkpoint, and keeps no process alive.
 */
export class CheckpointThread {
  readonly #path: string
  readonly #failed: (error: unknown) => void
  #worker: Worker | null = null
  #moved: (() => void) | null = null

  /** @param failed is told why a checkpoint was not made; what it would have moved stays in the log */
  constructor(path: string, failed: (error: unknown) => void) {
    this.#path = path
    this.#failed = failed
  }

  /** Asks for a checkpoint, and calls `moved` after it; one that is under way counts too. */
  start(moved: () => void): void {
    if (this.#moved !== null) return
    this.#moved = moved
    this.#worker ??= this.#newWorker()
    this.#worker.postMessage('checkpoint')
  }

  /** Resolves when the thread has ended and no longer holds the file. Nothing is called after it. */
  async close(): Promise<void> {
    this.#worker?.removeAllListeners('message')
    await this.#worker?.terminate()
  }

  #newWorker(): Worker {
    // As text, because the app is one file when it is installed.
    const worker = new Worker(`(${makeCheckpoints.toString()})()`, {
      eval: true,
      workerData: this.#path,
      resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
    })
    worker.on('message', (problem: Problem | null) => {
      const moved = this.#moved
      this.#moved = null
      if (problem === null) moved?.()
      else this.#failed(Object.assign(new Error(problem.message), { errcode: problem.errcode }))
    })
    worker.on('error', (error) => {
      this.#moved = null
      this.#worker = null
      this.#failed(error)
    })
    worker.unref()
    return worker
  }
}

/** The code of the thread; it cannot use anything else in this module. */
function makeCheckpoints(): void {
  const threads = process.getBuiltinModule('node:worker_threads')
  const { parentPort } = threads
  const path: unknown = threads.workerData
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite')
  // Repeats for changes written meanwhile, until little is left for the app, which has to wait for its part.
  const moveAll = (movePages: () => number): void => {
    let movedBefore = 0
    for (let pass = 0; pass < 5; pass += 1) {
      const moved = movePages()
      if (moved - movedBefore < 100) return
      movedBefore = moved
    }
  }
  parentPort?.on('message', () => {
    try {
      // Opened for each checkpoint: a file that stays open could not be moved or deleted meanwhile.
      const db = new DatabaseSync(String(path))
      try {
        // When the app holds the file for a moment, this waits instead of reporting a fault.
        db.exec('pragma busy_timeout = 2000')
        const move = db.prepare('pragma wal_checkpoint(passive)')
        moveAll(() => Number(move.get()?.['checkpointed'] ?? 0))
      } finally {
        db.close()
      }
      parentPort.postMessage(null)
    } catch (error) {
      const errcode = error instanceof Error && 'errcode' in error ? error.errcode : null
      parentPort.postMessage({ message: String(error), errcode })
    }
  })
}
