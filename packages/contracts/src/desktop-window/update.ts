/** Other versions of the app on this computer, and what is known of the newest. */
export type WindowUpdate = {
  newest:
    | { kind: 'none' }
    | { kind: 'fetching'; version: string; receivedBytes: number; sizeBytes: number }
    /** `place`: the setup runs from the window, or the person unpacks the package that lies there. */
    | { kind: 'ready'; version: string; place: { kind: 'setup' } | { kind: 'package'; path: string } }
    | { kind: 'failed'; version: string | null; reason: string }
  /** The version that may be installed again; null when none is kept. */
  previous: string | null
  /** What a person does before another version may be installed; null when nothing is in the way. */
  wait: string | null
}
