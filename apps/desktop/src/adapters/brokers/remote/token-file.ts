import { readSecret, writeSecret } from '#desktop/platform/secrets/secret-file.ts'

/** `appId` is the registration whose sign-in gave the token; null for a token that the person made. */
export type KeptToken = { readonly token: string; readonly appId: string | null }

const shape = /^(?<token>[\x21-\x7E]{8,4000})(?: (?<appId>[\w-]{1,64}))?$/u

/** Keeps the token on disk, encrypted for this person, replaced in one step. @throws Error when it is not a token */
export function writeToken(path: string, token: string, appId: string | null = null): void {
  const content = appId === null ? token : `${token} ${appId}`
  if (!shape.test(content)) throw new Error('This is not an access token.')
  writeSecret(path, content)
}

/** Null without a token, or when the file contains none: then the person signs in. */
export function readToken(path: string): KeptToken | null {
  try {
    const { token, appId = null } = shape.exec(readSecret(path)?.trim() ?? '')?.groups ?? {}
    return token === undefined ? null : { token, appId }
  } catch (error) {
    if (error instanceof Error) return null
    throw error
  }
}
