export type WindowFinding = {
  id:
    | 'terminal'
    | 'expert'
    | 'pipe'
    | 'source'
    | 'symbols'
    | 'clock'
    | 'service'
    | 'broker'
    | 'quota'
    | 'trading'
    | 'journal'
  state: 'ok' | 'problem' | 'note'
  title: string
  /** What is wrong and what to do; empty when all is well. */
  advice: string
  /** The page of the site that explains it. */
  link: string | null
  /** The section of the settings where it can be corrected. */
  section: 'symbols' | null
}

/** A line of the app's log, without secrets. */
export type WindowLogLine = { id: number; atMs: number; level: 'info' | 'warning' | 'error'; text: string }

export type WindowTestStage = { name: string; ms: number }
export type WindowTestSignal = { stages: WindowTestStage[]; totalMs: number }
