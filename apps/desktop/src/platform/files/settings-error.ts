/** A wrong setting; the message names it and what is allowed. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}
