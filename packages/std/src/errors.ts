/** What was thrown, as a text for a log or a person: the message of an error, anything else as it is written. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
