import type { Badge } from '@stratomate/contracts/community/values'

/** The mark beside a name, in words. */
export const badgeLabels = {
  moderator: 'Moderator',
  expert: 'Expert',
  verified: 'Verified',
  new: 'New',
} as const satisfies Record<Badge, string>
