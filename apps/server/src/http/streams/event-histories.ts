/** One event in the form of the stream. A newer event of the same subject replaces it: only the last one counts. */
export type KeptEvent = { id: number; text: string; subject: string | null }

type Entry = KeptEvent & { history: History; bytes: number }
type History = { entries: Map<string | number, Entry>; completeFrom: number; bytes: number }

type Limits = { eventsMax: number; bytesMax: number; allBytesMax: number }

/** What an entry costs beside its text: two maps and an object, measured at about 200 bytes. */
const overheadBytes = 200

/** The most that is kept of one channel for a reader that comes back, and the most that the process keeps in all. */
const usual: Limits = { eventsMax: 1_000, bytesMax: 256 * 1_024, allBytesMax: 32 * 1_024 * 1_024 }

export type EventHistories = {
  /** Begins to keep the events of a channel; `id` is the last one that was used. */
  begin: (channel: string, id: number) => void
  /** Keeps an event for readers who come back; for a channel that was not begun nothing is kept. */
  add: (channel: string, event: KeptEvent) => void
  /** The texts after an id, oldest first; `unknown` when some of them are gone. */
  since: (channel: string, id: number) => string[] | 'unknown'
  forget: (channel: string) => void
  /** How much is held, in bytes of text and bookkeeping. */
  bytes: () => number
}

/**
 * Events kept in memory for readers who come back. Ids grow over all channels. Bounded for each channel and for the
 * process: the oldest events of all channels are dropped first.
 */
export function createEventHistories(limits: Limits = usual): EventHistories {
  const channels = new Map<string, History>()
  const oldestFirst = new Map<number, Entry>()
  let allBytes = 0

  const remove = (entry: Entry) => {
    oldestFirst.delete(entry.id)
    entry.history.entries.delete(entry.subject ?? entry.id)
    entry.history.bytes -= entry.bytes
    allBytes -= entry.bytes
  }
  const drop = (entry: Entry | undefined) => {
    if (entry === undefined) return
    remove(entry)
    entry.history.completeFrom = entry.id
  }
  const trim = (history: History) => {
    while (history.entries.size > limits.eventsMax || history.bytes > limits.bytesMax) drop(first(history.entries))
    while (allBytes > limits.allBytesMax) drop(first(oldestFirst))
  }

  return {
    begin: (channel, id) => {
      if (!channels.has(channel)) channels.set(channel, { entries: new Map(), completeFrom: id, bytes: 0 })
    },
    add: (channel, event) => {
      const history = channels.get(channel)
      if (history === undefined) return
      const key = event.subject ?? event.id
      const replaced = history.entries.get(key)
      if (replaced !== undefined) remove(replaced)
      const entry = { ...event, history, bytes: Buffer.byteLength(event.text) + overheadBytes }
      history.entries.set(key, entry)
      oldestFirst.set(entry.id, entry)
      history.bytes += entry.bytes
      allBytes += entry.bytes
      trim(history)
    },
    since: (channel, id) => {
      const history = channels.get(channel)
      if (history === undefined || id < history.completeFrom) return 'unknown'
      return [...history.entries.values()].filter((entry) => entry.id > id).map((entry) => entry.text)
    },
    forget: (channel) => {
      for (const entry of channels.get(channel)?.entries.values() ?? []) remove(entry)
      channels.delete(channel)
    },
    bytes: () => allBytes,
  }
}

function first(entries: ReadonlyMap<unknown, Entry>): Entry | undefined {
  return entries.values().next().value
}
