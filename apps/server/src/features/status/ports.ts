/** Numbers by the values of one label, looked up when somebody asks for the metrics. */
export type Reading = {
  name: string
  help: string
  /** What the keys of the answer are. */
  label: string
  ask: () => Promise<Readonly<Record<string, number>>>
}

/** What an operator's monitoring reads of this server. */
export type Metrics = {
  callEnded: (call: { route: string; method: string; status: string; seconds: number }) => void
  jobEnded: (job: string, run: { failed: boolean; seconds: number }) => void
  /** Everything as text, with its content type. */
  write: () => Promise<{ type: string; text: string }>
}
