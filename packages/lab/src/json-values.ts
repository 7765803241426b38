/** An object of JSON whose fields nobody has looked at yet. */
export type JsonFields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is JsonFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value)
}

/** What a text holds as JSON; undefined, which JSON does not know, for what is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
