/** Other versions of the app on this computer, and what is known about the newest. */
export type WindowUpdate = {
  newest:
    | { kind: 'none' }
    | { kind: 'fetching'; version: string; receivedBytes: number; sizeBytes: number }
    /** `place`: the setup runs from the window, or the person unpacks the package that is there. */
    | { kind: 'ready'; version: string; place: { kind: 'setup' } | { kind: 'package'; path: string } }
    | { kind: 'failed'; version: string | null; reason: string }
  /** The version that can be installed again; null when none is stored. */
  previous: string | null
  /** What a person must do before another version can be installed; null when nothing prevents it. */
  wait: string | null
}
