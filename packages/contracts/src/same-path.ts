/** No page of ours has a longer address. */
const charactersMax = 2_000
/** How many layers of percent-encoding are undone. */
const decodingsMax = 5

/**
 * A `returnTo` as a path of this site with its query and hash, or the fallback for anything that could lead elsewhere.
 * The path is judged at each level of its percent-encoding: no `//`, no backslash, no dot segment, no control
 * character. The server redirects by this, and the browser navigates by it.
 */
export function samePath(returnTo: unknown, fallback = '/'): string {
  if (typeof returnTo !== 'string' || returnTo.length > charactersMax) return fallback
  if (/[\s\p{Cc}]/u.test(returnTo) || !returnTo.isWellFormed()) return fallback
  const [path = ''] = returnTo.split(/[?#]/u, 1)
  if (!isPlainPath(path)) return fallback
  const site = 'http://same.invalid'
  const { origin, pathname, search, hash } = new URL(returnTo, site)
  return origin === site ? `${pathname}${search}${hash}` : fallback
}

function isPlainPath(path: string): boolean {
  let text = path
  for (let decoding = 0; decoding < decodingsMax; decoding += 1) {
    if (!text.startsWith('/') || /\\|\/\/|\/\.{1,2}(?:\/|$)|\p{Cc}/u.test(text)) return false
    const decoded = decode(text)
    if (decoded === text) return true
    if (decoded === null) return false
    text = decoded
  }
  return false
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    // A percent sign that begins no encoding does not occur in our addresses.
    return null
  }
}
