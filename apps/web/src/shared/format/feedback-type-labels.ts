import type { FeedbackType } from '@stratomate/contracts/support/values'

/** What feedback can be about, in words. */
export const feedbackTypeLabels = {
  suggestion: 'Suggestion',
  bug: 'Bug',
  feature: 'Feature request',
  experience: 'My experience',
  other: 'Something else',
} as const satisfies Record<FeedbackType, string>
