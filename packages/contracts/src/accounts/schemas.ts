import { z } from 'zod'
import { languages } from '../site/languages.ts'
import { Id, Instant, singleLine } from '../values.ts'

export const Role = z.enum(['member', 'moderator', 'admin'])
export type Role = z.infer<typeof Role>

export const User = z.object({
  id: Id,
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  role: Role,
  emailVerified: z.boolean(),
})
export type User = z.infer<typeof User>

export const Email = z
  .string()
  .max(254)
  .transform((text) => text.trim())
  .pipe(z.email())
export const passwordLengthMin = 10
export const Password = z.string().min(passwordLengthMin).max(200)
/** A one-time code from a mail: six digits. */
export const OneTimeCode = z.string().regex(/^\d{6}$/u)

/** Two capital letters of ISO 3166-1. */
export const Country = z.string().regex(/^[A-Z]{2}$/u)

export const SignUpInput = z.strictObject({
  email: Email,
  password: Password,
  /** Optional in the profile; the sign-up asks for as little as possible. */
  firstName: singleLine(80).optional(),
  lastName: singleLine(80).optional(),
  country: Country,
  adult: z.literal(true),
  riskAccepted: z.literal(true),
  riskTextVersion: z.string().min(1).max(32),
  /** Which wording of the legal texts was accepted. */
  legalVersion: z.string().min(1).max(32),
  /** The language of the page, which becomes that of the account. English where it is not named. */
  language: z.enum(languages).optional(),
})
export type SignUpInput = z.infer<typeof SignUpInput>

/** Where a code is mailed to. `language` is that of the page, for an account that has chosen none. */
export const EmailInput = z.strictObject({ email: Email, language: z.enum(languages).optional() })
export const CodeInput = z.strictObject({ email: Email, code: OneTimeCode })
export const SignInInput = z.strictObject({ email: Email, password: z.string().min(1).max(200) })
export const ResetPasswordInput = z.strictObject({ email: Email, code: OneTimeCode, password: Password })

/** What a person sees before approving a desktop sign-in. */
export const DeviceRequest = z.object({
  userCode: z.string(),
  computerName: z.string(),
  appVersion: z.string(),
  address: z.string(),
  requestedAt: Instant,
  expiresAt: Instant,
})
export type DeviceRequest = z.infer<typeof DeviceRequest>

export const UserCode = z
  .string()
  .max(20)
  .transform((text) => text.toUpperCase().replace(/[^A-Z0-9]/gu, ''))
export const DeviceDecision = z.strictObject({ decision: z.enum(['approve', 'deny']) })
