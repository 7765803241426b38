import { z } from 'zod'
import { digestRhythms, notificationKindNames, unreadMax } from './values.ts'
import { Id, Instant, pageOf } from '../values.ts'

const Kind = z.enum(notificationKindNames)

/** Something that happened to somebody. `path` is the page of this site that it leads to. */
export const Notification = z.object({
  id: Id,
  kind: Kind,
  at: Instant,
  read: z.boolean(),
  title: z.string(),
  detail: z.string().nullable(),
  /** An instant that the detail names, and the words for it there, which pages replace by the reader's local time. */
  moment: z.object({ at: Instant, words: z.string() }).nullable(),
  path: z.string(),
})
export type Notification = z.infer<typeof Notification>

/** How many are unread; the greatest number also stands for any higher count. */
export const UnreadCount = z.object({ unread: z.int().min(0).max(unreadMax) })
export type UnreadCount = z.infer<typeof UnreadCount>

export const NotificationPage = pageOf(Notification).extend(UnreadCount.shape)
export type NotificationPage = z.infer<typeof NotificationPage>

/** Everything up to this instant, so that what arrives while the button is pressed stays unread. */
export const ReadAllInput = z.strictObject({ upTo: Instant })
export type ReadAllInput = z.infer<typeof ReadAllInput>

/** Where notifications go beside the site. `telegram` is null where the service has no bot. */
export const NotificationSettings = z.object({
  digest: z.enum(digestRhythms),
  telegram: z
    .object({
      bot: z.string(),
      /** The simulator that gets messages instead of Telegram, for tests; null in production, where there is none. */
      testAddress: z.url().nullable(),
      linked: z.object({ name: z.string(), since: Instant }).nullable(),
      kinds: z.array(Kind),
    })
    .nullable(),
})
export type NotificationSettings = z.infer<typeof NotificationSettings>

export const NotificationSettingsInput = z.strictObject({
  digest: z.enum(digestRhythms).optional(),
  telegramKinds: z.array(Kind).max(notificationKindNames.length).optional(),
})
export type NotificationSettingsInput = z.infer<typeof NotificationSettingsInput>

/** An address that connects the account with the bot once, until it expires. */
export const TelegramInvitation = z.object({ url: z.url(), expiresAt: Instant })
export type TelegramInvitation = z.infer<typeof TelegramInvitation>
