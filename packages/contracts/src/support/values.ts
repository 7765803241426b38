/** The longest texts of the support and the feedback form, in characters. Zod-free, so that the forms can count. */
export const messageLimits = { name: 100, email: 254, subject: 150, message: 5_000, expected: 2_000 } as const

/** What feedback can be about, in the order of the form. */
export const feedbackTypes = ['suggestion', 'bug', 'feature', 'experience', 'other'] as const
export type FeedbackType = (typeof feedbackTypes)[number]

/** What feedback can be about, in words. */
export const feedbackTypeLabels = {
  suggestion: 'Suggestion',
  bug: 'Bug',
  feature: 'Feature request',
  experience: 'My experience',
  other: 'Something else',
} as const satisfies Record<FeedbackType, string>

export const ratingMax = 5

/** Limits of a chat with the team: characters of a text, and texts until a new chat has to begin. Zod-free. */
export const conversationLimits = { message: 2_000, messages: 300 } as const

export const conversationStates = ['open', 'closed'] as const
export type ConversationState = (typeof conversationStates)[number]

/** Who writes: the person who asked, or the team. */
export const conversationSides = ['person', 'team'] as const
export type ConversationSide = (typeof conversationSides)[number]
