/** Words and limits of the community. Zod-free, so that pages can count and choose. */
export const postCategories = ['settings', 'support', 'general'] as const
export type PostCategory = (typeof postCategories)[number]

/** Marks beside a name, the highest only (SPEC §3). */
export const badges = ['moderator', 'expert', 'verified', 'new'] as const
export type Badge = (typeof badges)[number]

export const voteStates = ['up', 'down', 'none'] as const
export type VoteState = (typeof voteStates)[number]

export const reportReasons = ['spam', 'insult', 'earnings', 'advertising', 'private', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export const moderationActions = ['hide', 'show', 'lock', 'unlock', 'pin', 'unpin'] as const
export type ModerationAction = (typeof moderationActions)[number]

export const memberActions = ['warn', 'suspend', 'lift', 'mark-expert', 'mark-verified', 'unmark'] as const
export type MemberAction = (typeof memberActions)[number]

/** Texts in code points after normalisation; settings as in a post. */
export const communityLimits = {
  post: 5_000,
  reply: 2_000,
  reason: 500,
  /** Words that hold a text back for a moderator: how many, and the length of one. */
  wordFilter: 500,
  heldWord: 60,
  /** How many of the people that one text mentions are notified. */
  mentions: 5,
  search: 100,
  pair: 20,
  parameters: 12,
  expiryCandles: 60,
  stakePercent: 10,
  stakeCents: 500_000,
} as const

export const settingsTimeframes = ['M1', 'M2', 'M3', 'M5', 'M10', 'M15', 'M30', 'H1', 'H4'] as const

/** Where the built page of the community has room for the posts that the server draws into it. */
export const postsMark = '<!--posts-->'
