import { z } from 'zod'
import { readSecret, writeSecret } from '#desktop/platform/secrets/secret-file.ts'
import { PocketAuth } from './pocket-messages.ts'

/** What the person's own sign-in created. As secret as a password: it is bound to this address and browser. */
export const PocketSession = z.object({
  /** The socket that the page itself has opened. */
  socketUrl: z.url({ protocol: /^wss?$/u }),
  /** Where earlier sessions of this account were made, the newest first. */
  otherSocketUrls: z
    .array(z.url({ protocol: /^wss?$/u }))
    .max(20)
    .optional(),
  origin: z.url(),
  userAgent: z.string().min(1).max(1_000),
  auth: PocketAuth,
})
export type PocketSession = z.infer<typeof PocketSession>

/** The session on disk: sealed for this person, replaced in one step. */
export function writeSession(path: string, session: PocketSession): void {
  writeSecret(path, JSON.stringify(session))
}

/** Null without a session, or with an incomplete one: then the person signs in. */
export function readSession(path: string): PocketSession | null {
  try {
    return PocketSession.parse(JSON.parse(readSecret(path) ?? ''))
  } catch (error) {
    if (error instanceof Error) return null
    throw error
  }
}

/** The texts of a session that must never be shown or logged. */
export function secretsOf({ auth }: PocketSession): string[] {
  const texts = Object.values(auth).filter((value): value is string => typeof value === 'string')
  return [auth.session, JSON.stringify(auth.session).slice(1, -1), ...texts].filter((text) => text.length >= 8)
}
