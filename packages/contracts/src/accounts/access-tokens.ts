import { z } from 'zod'
import { Id, Instant, singleLine } from '../values.ts'
import { accessScopes, accessTokenDays } from './access-token-values.ts'

/** What a program may do with a token. */
export const AccessScope = z.enum(accessScopes)

/** A token without its secret, which nobody can read again. `ending` is the last four characters of the secret. */
export const AccessTokenView = z.object({
  id: Id,
  name: z.string(),
  ending: z.string(),
  scopes: z.array(AccessScope),
  createdAt: Instant,
  /** To the minute. */
  lastUsedAt: Instant.nullable(),
  expiresAt: Instant,
})
export type AccessTokenView = z.infer<typeof AccessTokenView>

export const AccessTokenInput = z.strictObject({
  name: singleLine(60).pipe(z.string().min(1, 'Give it a name.')),
  scopes: z
    .array(AccessScope)
    .min(1, 'Choose what it may do.')
    .max(accessScopes.length)
    .refine((scopes) => new Set(scopes).size === scopes.length, 'Name each permission once.'),
  /** Days until it ends. */
  days: z.literal([...accessTokenDays]),
})
export type AccessTokenInput = z.infer<typeof AccessTokenInput>

/** The only answer that contains the secret. */
export const NewAccessToken = z.object({ token: AccessTokenView, secret: z.string() })
