import { readFileSync } from 'node:fs'
import { replaceFile } from '#desktop/platform/files/replace-file.ts'

const shape = /^[\x21-\x7E]{8,4000}$/u

/** Keeps the token on disk, readable by its owner only, replaced in one step. @throws Error when it is no token */
export function writeToken(path: string, token: string): void {
  if (!shape.test(token)) throw new Error('This is not an access token.')
  replaceFile(path, token)
}

/** Null without a token, or with a file that holds none: then the person signs in. */
export function readToken(path: string): string | null {
  try {
    const token = readFileSync(path, 'utf8').trim()
    return shape.test(token) ? token : null
  } catch (error) {
    if (error instanceof Error) return null
    throw error
  }
}
