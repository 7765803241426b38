import { LabClient } from './lab-client.ts'
import type { LabJobKind, LabJobs } from './lab-jobs.ts'

/** Work under way; `cancel` stops it at once, and `result` then throws a LabCancelled. */
export type LabWork<Output> = { readonly result: Promise<Output>; cancel(): void }

/**
 * A worker that has finished its job and waits for another, because a new one first has to load and compile its script.
 */
let idle: LabClient | null = null

/** One job in a worker, which is kept for the next one; one that was cancelled or has failed ends. */
export function startJob<Kind extends LabJobKind>(
  kind: Kind,
  input: LabJobs[Kind]['input'],
  handOver: Transferable[] = [],
): LabWork<LabJobs[Kind]['output']> {
  const client = idle ?? new LabClient()
  idle = null
  // Finished work may be cancelled too, when its worker may already do another job.
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

/** Ends the waiting worker, so that others can use its memory. */
export function endIdleWorker(): void {
  idle?.end()
  idle = null
}
