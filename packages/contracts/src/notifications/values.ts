/** The kinds of notifications, with the label of each in the settings. Zod-free, so that the web can show them. */
export const notificationKinds = {
  reply: { label: 'Replies to your posts' },
  mention: { label: 'Posts that mention you' },
  answer: { label: 'Answers of the support team' },
  billing: { label: 'Trial, plan and failed payments' },
  limit: { label: 'The daily limit is reached' },
  device: { label: 'A computer was added' },
  moderation: { label: 'Moderation of your posts' },
  silent: { label: 'A computer that trades falls silent' },
  refusals: { label: 'Many signals are refused' },
  proof: { label: 'A chart’s results weaken or break' },
  webhook: { label: 'A webhook is switched off' },
  stop: { label: 'A limit of your own stops trading' },
} as const satisfies Record<string, { label: string }>

export type NotificationKind = keyof typeof notificationKinds

// Safe: the keys of a constant table are its own names.
export const notificationKindNames = Object.freeze(Object.keys(notificationKinds)) as readonly NotificationKind[]

/** How often unread notifications are mailed together. */
export const digestRhythms = ['off', 'daily', 'weekly'] as const
export type DigestRhythm = (typeof digestRhythms)[number]

/** The count of unread ones stops here: 100 means 100 or more. */
export const unreadMax = 100
