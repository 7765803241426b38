/** An object of JSON whose fields were not checked yet. */
export type JsonFields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is JsonFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value)
}

/** The JSON in a text; undefined, which JSON does not have, when it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
