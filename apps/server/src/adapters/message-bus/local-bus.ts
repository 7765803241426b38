import type { MessageBus } from '#server/features/ports.ts'

/** The bus of a service with one process: there is nobody to send to, so nothing is lost. */
export const localBus: MessageBus = {
  publish: () => undefined,
  subscribe: () => () => undefined,
  ask: () => Promise.resolve(null),
  answer: () => () => undefined,
  onGap: () => undefined,
  reach: () => Promise.resolve(),
  close: () => Promise.resolve(),
}
