import type { Badge, ReportReason } from '@stratomate/contracts/community/values'

/** The mark beside a name, in words. */
export const badgeLabels = {
  moderator: 'Moderator',
  expert: 'Expert',
  verified: 'Verified',
  new: 'New',
} as const satisfies Record<Badge, string>

/** What can be wrong with a text, in words: for those who report it and for moderators. */
export const reportLabels = {
  spam: 'Spam',
  insult: 'Insults or threats',
  earnings: 'Earnings claims',
  advertising: 'Selling or referral links',
  private: 'Private data',
  other: 'Something else',
} as const satisfies Record<ReportReason, string>
