import { z } from 'zod'
import { Licence } from '../billing/schemas.ts'
import { Id, Instant, singleLine } from '../values.ts'

/** A key without its letters, which are shown once, when it is made. */
export const LicenceKeyView = z.object({ id: Id, ending: z.string(), madeAt: Instant })

/** A paid license. A revoked one was refunded and no longer connects anything. */
export const LicenceView = z.object({
  id: Id,
  plan: Licence,
  boughtAt: Instant,
  /** Null for life. */
  updatesUntil: Instant.nullable(),
  state: z.enum(['active', 'revoked']),
  /** Null until the first one is made. */
  key: LicenceKeyView.nullable(),
  /** Of the payment provider: what the return page knows the purchase by. */
  paymentId: z.string().nullable(),
  /** Computers that the present key has connected. */
  computers: z.array(z.object({ id: Id, name: z.string() })),
})
export type LicenceView = z.infer<typeof LicenceView>

/** `present` is the id of the key that is replaced, null for the first one, so that two tabs never make two keys. */
export const LicenceKeyInput = z.strictObject({ present: Id.nullable() })
/** The full key, only this once. */
export const LicenceKeyAnswer = z.object({ key: z.string(), licence: LicenceView })

/** A key as a person typed it: case, spaces and dashes do not matter. */
export const LicenceKey = z
  .string()
  .min(1)
  .max(100)
  .transform((text) => text.toUpperCase().replace(/[^A-Z0-9]/gu, ''))

export const ActivateInput = z.strictObject({
  key: LicenceKey,
  computerName: singleLine(80).optional(),
  appVersion: singleLine(32).optional(),
})
export type ActivateInput = z.infer<typeof ActivateInput>
