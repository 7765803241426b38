import type { MessageBus } from '#server/features/ports.ts'

/** The bus of a service that is one process: there are no others, so nothing is sent and nothing is lost. */
export const localBus: MessageBus = {
  publish: () => undefined,
  subscribe: () => () => undefined,
  ask: () => Promise.resolve(null),
  answer: () => () => undefined,
  onGap: () => undefined,
  reach: () => Promise.resolve(),
  close: () => Promise.resolve(),
}
