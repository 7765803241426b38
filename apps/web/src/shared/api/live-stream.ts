/** The first wait before a new stream; each further one is twice as long, up to a minute. */
const reopenAfterMs = 2_000
const reopenAfterMsMax = 60_000

export type LiveStream<Name extends string> = {
  path: string
  /** The events that are listened to. */
  names: readonly Name[]
  /** The stream is open; `mayHaveMissed` when it could not resume, so everything is to be fetched again. */
  onOpen: (opening: { mayHaveMissed: boolean }) => void
  onLost: () => void
  onEvent: (name: Name, data: string) => void
}

/**
 * Keeps a stream of events open until the answer is called. The browser resumes by itself after a lost connection,
 * but gives up for good on any other answer, such as that of a service that is just starting: then a new stream is
 * opened, which cannot know what it missed.
 */
export function openLiveStream<Name extends string>(stream: LiveStream<Name>): () => void {
  const { path, names, onOpen, onLost, onEvent } = stream
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitMs = reopenAfterMs
  const open = () => {
    const opened = new EventSource(path, { withCredentials: true })
    let isFirstOpening = true
    source = opened
    opened.addEventListener('open', () => {
      onOpen({ mayHaveMissed: isFirstOpening })
      isFirstOpening = false
      waitMs = reopenAfterMs
    })
    opened.addEventListener('error', () => {
      onLost()
      if (opened.readyState !== EventSource.CLOSED) return
      timer = setTimeout(open, waitMs)
      waitMs = Math.min(waitMs * 2, reopenAfterMsMax)
    })
    for (const name of names) {
      opened.addEventListener(name, (event: MessageEvent<string>) => onEvent(name, event.data))
    }
  }
  open()
  return () => {
    clearTimeout(timer)
    source?.close()
  }
}

/**
 * The same while the tab is seen: a browser has few connections to a site and an account few streams, and a reader opens
 * many tabs. Nothing is heard in the meantime, so `onOpen` says that events may have been missed.
 */
export function openVisibleStream<Name extends string>(stream: LiveStream<Name>): () => void {
  let close: (() => void) | null = null
  const look = () => {
    close?.()
    close = document.visibilityState === 'visible' ? openLiveStream(stream) : null
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    close?.()
  }
}
