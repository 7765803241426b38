import { z } from 'zod'
import { Country, Password } from './schemas.ts'
import type { MailTopic } from '../mail/values.ts'
import { Id, Instant, singleLine } from '../values.ts'

/** What people have entered about themselves; the email is shown, not changed. */
export const Profile = z.object({
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  country: z.string().nullable(),
  createdAt: Instant,
})
export type Profile = z.infer<typeof Profile>

const PersonName = singleLine(80).pipe(z.string().min(1))
export const ProfileInput = z.strictObject({ firstName: PersonName, lastName: PersonName, country: Country })
export type ProfileInput = z.infer<typeof ProfileInput>

export const ChangePasswordInput = z.strictObject({ currentPassword: z.string().min(1).max(200), password: Password })
export type ChangePasswordInput = z.infer<typeof ChangePasswordInput>

/** Which of the mails that can be switched off a person wants. */
export const MailSettings = z.object({
  trial: z.boolean(),
  limit: z.boolean(),
  engine: z.boolean(),
  replies: z.boolean(),
  mentions: z.boolean(),
  answers: z.boolean(),
  digest: z.boolean(),
  tips: z.boolean(),
}) satisfies z.ZodType<Record<MailTopic, boolean>>
export type MailSettings = z.infer<typeof MailSettings>
export const MailSettingsInput = MailSettings.partial().strict()

/** A browser that is signed in. `lastUsedAt` is exact to ten minutes. */
export const SessionView = z.object({
  id: Id,
  userAgent: z.string().nullable(),
  address: z.string().nullable(),
  createdAt: Instant,
  lastUsedAt: Instant,
  /** The one that asks. */
  current: z.boolean(),
})
export type SessionView = z.infer<typeof SessionView>

/** `confirmation` is the account's own email, typed. Without a password the sign-in must be a fresh one. */
export const DeleteAccountInput = z.strictObject({
  confirmation: z.string().max(254),
  password: z.string().max(200).optional(),
})
export type DeleteAccountInput = z.infer<typeof DeleteAccountInput>
