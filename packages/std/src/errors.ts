/** A wrong setting; the message is one line that names it and says what is allowed. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/** What was thrown, as a text for a log or a person: the message of an error, anything else converted to text. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Whether a system error has one of the codes, such as `ENOENT` for a file that is not there. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code)
}
