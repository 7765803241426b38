/**
 * `/things/:id` with its parameters and query filled in. Absent query values are left out.
 * Throws when a parameter is missing, for the address would be another one.
 */
export function fillPath(path: string, params: Record<string, unknown>, query: Record<string, unknown>): string {
  const filled = path.replaceAll(/:([a-zA-Z]+)/g, (_, key: string) => {
    const value = params[key]
    if (typeof value !== 'string' || value === '') throw new RangeError(`The path ${path} needs ${key}`)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (typeof value === 'string' || typeof value === 'number') search.set(key, String(value))
  }
  return search.size === 0 ? filled : `${filled}?${search.toString()}`
}
