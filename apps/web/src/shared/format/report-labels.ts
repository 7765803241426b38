import type { ReportReason } from '@stratomate/contracts/community/values'

/** What can be wrong with a text, in words: for those who report it and for moderators. */
export const reportLabels = {
  spam: 'Spam',
  insult: 'Insults or threats',
  earnings: 'Earnings claims',
  advertising: 'Selling or referral links',
  private: 'Private data',
  other: 'Something else',
} as const satisfies Record<ReportReason, string>
