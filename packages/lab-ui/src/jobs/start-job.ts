import { LabClient } from './lab-client.ts'
import type { LabJobKind, LabJobs } from './lab-jobs.ts'

/** Work under way; `cancel` stops it at once, and `result` then throws a LabCancelled. */
export type LabWork<Output> = { readonly result: Promise<Output>; cancel(): void }

/** One job in a worker of its own, which ends with it. */
export function startJob<Kind extends LabJobKind>(
  kind: Kind,
  input: LabJobs[Kind]['input'],
  handOver: Transferable[] = [],
): LabWork<LabJobs[Kind]['output']> {
  const client = new LabClient()
  const result = client.ask(kind, input, handOver).finally(() => client.end())
  return { result, cancel: () => client.end() }
}
