import { z } from 'zod'
import { AppKind } from '../files/schemas.ts'
import { desktopAudience, tokenIssuer } from './schemas.ts'

/** The type of the signed token that describes the package of a version. */
export const updateTokenType = 'update+jwt'

/** A version of a package: two to four numbers. */
export const versionShape = /^\d{1,6}(?:\.\d{1,6}){1,3}$/u

/** The largest package that an app fetches, in bytes. */
export const updateBytesMax = 500_000_000

/** The signed description of the published package. It does not expire; an old one is recognised by its version. */
export const UpdateClaims = z.object({
  iss: z.literal(tokenIssuer),
  aud: z.literal(desktopAudience),
  iat: z.int(),
  version: z.string().regex(versionShape),
  sizeBytes: z.int().min(1).max(updateBytesMax),
  sha256: z.string().regex(/^[0-9a-f]{64}$/u),
  app: AppKind.nullable(),
  /** SHA-256 of the package before it was stamped, which is also in the stamp, so that an app recognises its own. */
  package: z.string().regex(/^[0-9a-f]{64}$/u),
})
export type UpdateClaims = z.infer<typeof UpdateClaims>

/** The signed description, null while nothing is published. */
export const UpdateAnswer = z.object({ update: z.string().max(4_000).nullable() })
export type UpdateAnswer = z.infer<typeof UpdateAnswer>
