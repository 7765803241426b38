/**
 * The decoded cookie of a name. Null when there are two: another host of the same domain may have set one of them, and
 * nobody can tell which.
 */
export function readSingleCookie(header: string, name: string): string | null {
  const values = header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
  return values.length === 1 ? decode(values[0] ?? '') : null
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    // Not a cookie that the service wrote.
    return null
  }
}
