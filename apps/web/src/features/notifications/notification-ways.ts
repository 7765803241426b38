import type { MailSettings } from '@stratomate/contracts/accounts/profile'
import { mailSettingsAtFirst, type MailTopic } from '@stratomate/contracts/mail/values'
import type { NotificationSettings } from '@stratomate/contracts/notifications/schemas'
import { notificationKindNames, type NotificationKind } from '@stratomate/contracts/notifications/values'

/** What is set: which emails come, and what is sent to Telegram. */
export type WaySettings = { mail: MailSettings; telegram: NotificationSettings['telegram'] }

/** Where kinds go beside the page, in the order in which they are listed. */
const ways = {
  mail: 'also by email',
  both: 'also by email and Telegram',
  telegram: 'also by Telegram',
  page: 'shown here only',
} as const

type Way = keyof typeof ways
export type WayGroup = { words: string; kinds: readonly NotificationKind[] }

/** The kinds by the ways that they go; a way that none goes is left out. */
export function wayGroups(settings: WaySettings): WayGroup[] {
  // Safe: the keys of a constant table are its own names.
  return (Object.keys(ways) as Way[])
    .map((way) => ({
      words: ways[way],
      kinds: notificationKindNames.filter((kind) => wayOf(kind, settings) === way),
    }))
    .filter(({ kinds }) => kinds.length > 0)
}

/** How many go which way, in one line. */
export function waysText(groups: readonly WayGroup[]): string {
  return groups.map(({ words, kinds }) => `${kinds.length} ${words}`).join(', ')
}

/** Which emails say the same as a kind; `always` cannot be switched off. */
const emails = {
  reply: 'replies',
  mention: 'mentions',
  answer: 'answers',
  billing: 'always',
  limit: 'limit',
  device: 'never',
  moderation: 'always',
  silent: 'engine',
  refusals: 'engine',
  proof: 'engine',
  stop: 'engine',
  webhook: 'never',
} as const satisfies Record<NotificationKind, MailTopic | 'always' | 'never'>

function wayOf(kind: NotificationKind, { mail, telegram }: WaySettings): Way {
  const email = emails[kind]
  const isMailed = email === 'always' || (email !== 'never' && mail[email])
  const isSent = telegram !== null && telegram.linked !== null && telegram.kinds.includes(kind)
  if (isMailed) return isSent ? 'both' : 'mail'
  return isSent ? 'telegram' : 'page'
}

/** How they go for most people: what takes the place of a list that is still read. */
export const usualGroups: readonly WayGroup[] = wayGroups({ mail: mailSettingsAtFirst, telegram: null })
