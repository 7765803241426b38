import { LabClient } from './lab-client.ts'
import type { LabJobKind, LabJobs } from './lab-jobs.ts'

/** Work under way; `cancel` stops it at once, and `result` then throws a LabCancelled. */
export type LabWork<Output> = { readonly result: Promise<Output>; cancel(): void }

/** A worker that is done with its job and waits for another, because a new one loads and compiles its script first. */
let idle: LabClient | null = null

/** One job in a worker, which is kept for the next one; one that was cancelled or has failed ends. */
export function startJob<Kind extends LabJobKind>(
  kind: Kind,
  input: LabJobs[Kind]['input'],
  handOver: Transferable[] = [],
): LabWork<LabJobs[Kind]['output']> {
  const client = idle ?? new LabClient()
  idle = null
  // Work that is over is cancelled too, and its worker may be at another job then.
  let isOver = false
  const result = client
    .ask(kind, input, handOver)
    .then((output) => {
      endIdleWorker()
      idle = client
      return output
    })
    .catch((error: unknown) => {
      client.end()
      throw error
    })
    .finally(() => (isOver = true))
  return { result, cancel: () => (isOver ? undefined : client.end()) }
}

/** Ends the worker that waits, so that its memory is there for others. */
export function endIdleWorker(): void {
  idle?.end()
  idle = null
}
