import type { EventBus } from '#server/features/ports.ts'

/** A bus without other servers. */
export const silentBus: EventBus = {
  toOwner: () => undefined,
  toCommunity: () => undefined,
  toDesktop: () => undefined,
  toConversation: () => undefined,
  toTeam: () => undefined,
  accessEnded: () => undefined,
  look: () => Promise.resolve(false),
  isReading: () => false,
}
