/** A form value: text, a list or a nested record, as the provider's HTTP interface writes them (`items[0][price]`). */
export type FormValue = string | FormValue[] | { [key: string]: FormValue }
export type FormRecord = { [key: string]: FormValue }

const pathPattern = /^([^[\]]+)((?:\[[^[\]]*\])*)$/u
const keyLengthMax = 200

/**
 * Reads `a[b][0]=c` bodies. Throws a RangeError on keys that are not paths, are too long or would reach a prototype.
 */
export function readForm(body: string): FormRecord {
  const root: FormRecord = {}
  for (const [key, value] of new URLSearchParams(body)) {
    const match = key.length > keyLengthMax ? null : pathPattern.exec(key)
    if (match === null) throw new RangeError(`Invalid parameter: ${key.slice(0, keyLengthMax)}`)
    const path = [match[1] ?? '', ...[...(match[2] ?? '').matchAll(/\[([^\]]*)\]/gu)].map((part) => part[1] ?? '')]
    if (path.some((part) => part === '__proto__' || part === 'constructor' || part === 'prototype')) {
      throw new RangeError(`Invalid parameter: ${key}`)
    }
    insert(root, path, value)
  }
  return root
}

function insert(target: FormRecord, path: string[], value: string): void {
  const [key = '', ...rest] = path
  if (rest.length === 0) {
    target[key] = value
    return
  }
  const held = target[key]
  const next: FormRecord = typeof held === 'object' && !Array.isArray(held) ? held : {}
  target[key] = next
  insert(next, rest, value)
}

/** A text of the form, or undefined. */
export function textOf(record: FormRecord, key: string): string | undefined {
  const value = record[key]
  return typeof value === 'string' ? value : undefined
}

/** A nested record of the form; empty when it is not there. */
export function recordOf(record: FormRecord, key: string): FormRecord {
  const value = record[key]
  return typeof value === 'object' && !Array.isArray(value) ? value : {}
}

/** The texts of a nested record or list, by key. */
export function textsOf(record: FormRecord, key: string): Record<string, string> {
  const entries = Object.entries(recordOf(record, key))
  return Object.fromEntries(entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}
