import type { Badge, ReportReason } from '@stratomate/contracts/community/values'

/** The words of the badge beside a name. */
export const badgeLabels = {
  moderator: 'Moderator',
  expert: 'Expert',
  verified: 'Verified',
  new: 'New',
} as const satisfies Record<Badge, string>

/** The reasons for a report, in words, for members and for moderators. */
export const reportLabels = {
  spam: 'Spam',
  insult: 'Insults or threats',
  earnings: 'Earnings claims',
  advertising: 'Selling or referral links',
  private: 'Private data',
  other: 'Something else',
} as const satisfies Record<ReportReason, string>
