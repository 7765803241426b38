/**
 * Mails that a person may switch off, and whether they are on at first. Receipts and mails that protect an account
 * cannot be switched off. Zod-free, so that the web can show them.
 */
export const mailTopics = {
  trial: { label: 'Before the free trial ends', startsOn: true },
  limit: { label: 'When the daily limit is reached', startsOn: true },
  engine: {
    label: 'When a computer goes quiet, many signals are refused, your limits stop trading, or a chart’s results break',
    startsOn: true,
  },
  replies: { label: 'Replies to your posts', startsOn: true },
  mentions: { label: 'Posts that mention you', startsOn: true },
  answers: { label: 'Answers of the support team', startsOn: true },
  digest: { label: 'Unread notifications in one email', startsOn: false },
  tips: { label: 'Tips for getting more out of it', startsOn: false },
} as const satisfies Record<string, { label: string; startsOn: boolean }>

export type MailTopic = keyof typeof mailTopics

/** Which mails come until a person has chosen. */
export const mailSettingsAtFirst: Record<MailTopic, boolean> = {
  trial: mailTopics.trial.startsOn,
  limit: mailTopics.limit.startsOn,
  engine: mailTopics.engine.startsOn,
  replies: mailTopics.replies.startsOn,
  mentions: mailTopics.mentions.startsOn,
  answers: mailTopics.answers.startsOn,
  digest: mailTopics.digest.startsOn,
  tips: mailTopics.tips.startsOn,
}
