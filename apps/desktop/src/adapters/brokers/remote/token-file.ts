import { readSecret, writeSecret } from '#desktop/platform/secrets/secret-file.ts'

const shape = /^[\x21-\x7E]{8,4000}$/u

/** Keeps the token on disk, sealed for this person, replaced in one step. @throws Error when it is no token */
export function writeToken(path: string, token: string): void {
  if (!shape.test(token)) throw new Error('This is not an access token.')
  writeSecret(path, token)
}

/** Null without a token, or with a file that holds none: then the person signs in. */
export function readToken(path: string): string | null {
  try {
    const token = readSecret(path)?.trim() ?? ''
    return shape.test(token) ? token : null
  } catch (error) {
    if (error instanceof Error) return null
    throw error
  }
}
