import { z } from 'zod'
import { OneTimeCode } from './schemas.ts'
import { Id, Instant, singleLine } from '../values.ts'

export const passkeysMax = 20

export const PasskeyView = z.object({ id: Id, name: z.string(), createdAt: Instant, lastUsedAt: Instant.nullable() })
export type PasskeyView = z.infer<typeof PasskeyView>

/** The input of the browser's own `parse…OptionsFromJSON`, word for word. */
export const PasskeyOptions = z.object({ options: z.record(z.string(), z.unknown()) })

/** The result of the credential's `toJSON()` in the browser; its parts are checked against the challenge. */
export const PasskeyResponse = z.looseObject({
  id: z.string().min(1).max(2_000),
  rawId: z.string().min(1).max(2_000),
  type: z.literal('public-key'),
  response: z.record(z.string().max(100), z.unknown()),
})
export type PasskeyResponse = z.infer<typeof PasskeyResponse>

const PasskeyName = singleLine(60).pipe(z.string().min(1, 'Give it a name.'))
export const AddPasskeyInput = z.strictObject({ name: PasskeyName, response: PasskeyResponse })
export const RenamePasskeyInput = z.strictObject({ name: PasskeyName })
export const PasskeySignInInput = z.strictObject({ response: PasskeyResponse })

/** The second factor of this session. `demanded` is true where administrators need more than a password. */
export const SecondFactorView = z.object({
  demanded: z.boolean(),
  proved: z.boolean(),
  authenticator: z.enum(['none', 'on']),
  /**
   * Whether the session may set up another factor, must be confirmed first, or needs the link of a mail for the first
   * one.
   */
  enrolment: z.enum(['open', 'after-confirming', 'by-link']),
})
export type SecondFactorView = z.infer<typeof SecondFactorView>

/** A fresh secret for an authenticator app, as text and as the address that such apps open. */
export const AuthenticatorSecret = z.object({ secret: z.string(), uri: z.string() })
export const AuthenticatorCodeInput = z.strictObject({ code: OneTimeCode })

/** The content of the link in the mail. */
export const FactorLinkInput = z.strictObject({ token: z.string().min(1).max(200) })
