/** Limits of a chat with the team: characters of a text, and texts until a new chat is begun. Zod-free. */
export const conversationLimits = { message: 2_000, messages: 300 } as const

export const conversationStates = ['open', 'closed'] as const
export type ConversationState = (typeof conversationStates)[number]

/** Who speaks: the person who asked, or the team. */
export const conversationSides = ['person', 'team'] as const
export type ConversationSide = (typeof conversationSides)[number]
