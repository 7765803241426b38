import type { MessageBus } from '#server/features/ports.ts'

/**
 * The buses of several servers in one process, for tests with their own clock: what one publishes, the others hear at
 * once.
 */
export function joinedBuses(count: number): MessageBus[] {
  const heard = Array.from({ length: count }, () => new Map<string, Set<(text: string) => void>>())
  const answers = Array.from({ length: count }, () => new Map<string, (text: string) => string | null>())
  const others = <Part>(parts: readonly Part[], own: number) => parts.filter((_part, index) => index !== own)
  return heard.map((own, index) => ({
    publish: (subject, text) => {
      for (const other of others(heard, index)) for (const hear of other.get(subject) ?? []) hear(text)
    },
    subscribe: (subject, hear) => {
      const hearers = own.get(subject) ?? new Set()
      own.set(subject, hearers.add(hear))
      return () => hearers.delete(hear)
    },
    ask: async (subject, text) => {
      const replies = others(answers, index).map((other) => other.get(subject)?.(text) ?? null)
      return replies.find((reply) => reply !== null) ?? null
    },
    answer: (subject, reply) => {
      answers[index]?.set(subject, reply)
      return () => answers[index]?.delete(subject)
    },
    onGap: () => undefined,
    reach: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }))
}
