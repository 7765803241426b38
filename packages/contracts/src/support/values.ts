/** The longest texts of the support and the feedback form, in characters. Zod-free, so that the forms can count. */
export const messageLimits = { name: 100, email: 254, subject: 150, message: 5_000, expected: 2_000 } as const

/** What feedback can be about, in the order of the form. */
export const feedbackTypes = ['suggestion', 'bug', 'feature', 'experience', 'other'] as const
export type FeedbackType = (typeof feedbackTypes)[number]

export const ratingMax = 5
