/** Numbers by the values of one label, read when somebody asks for the metrics. */
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

/** Runs one query; `text` contains no values. */
export type QueryWatch = <Result>(text: string, work: () => Promise<Result>) => Promise<Result>

/** What the trace collector gets from this server. */
export type Tracing = {
  /**
   * Begins the span of a call, below the one that its `traceparent` header names; `within` does what belongs to it, and
   * `end` is called once.
   */
  beginCall: (call: { method: string; path: string; headers: Readonly<Record<string, unknown>> }) => {
    within: (work: () => void) => void
    end: (outcome: { route: string; status: number; ids: Readonly<Record<string, string>> }) => void
  }
  /** Does one run of a job in a span of its own. */
  job: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>
  /** Runs a query of a call or a job in a separate span; outside of both there is no span. */
  query: QueryWatch
  /** Sends what is left. */
  close: () => Promise<void>
}
