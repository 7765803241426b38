/** A piece of a text: plain words, or an address that can be followed. */
export type TextPiece =
  | { kind: 'words'; text: string }
  | { kind: 'link'; text: string; href: string; realHost: string | null }

/**
 * An address ends where a mark of direction begins, because the words after it could be made to look like another site.
 */
const address = /https?:\/\/[^\s<>"'\p{Bidi_Control}]+/giu
/** Marks that end a sentence rather than an address. */
const closingMarks: ReadonlySet<string | undefined> = new Set([
  '.',
  ',',
  ';',
  ':',
  '!',
  '?',
  ')',
  ']',
  '}',
  '»',
  '”',
  '’',
])

/**
 * Splits a text at its addresses. Only http and https are links; where the name of the site uses look-alike letters,
 * `realHost` is what the browser will really open.
 */
export function splitLinks(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const match of text.matchAll(address)) {
    const written = withoutClosingMarks(match[0])
    const link = readLink(written)
    if (link === null) continue
    if (match.index > end) pieces.push({ kind: 'words', text: text.slice(end, match.index) })
    pieces.push(link)
    end = match.index + written.length
  }
  if (end < text.length) pieces.push({ kind: 'words', text: text.slice(end) })
  return pieces
}

/**
 * Steps back over each mark once: a regular expression that looks for the end would read rows of marks again and again.
 */
function withoutClosingMarks(written: string): string {
  let end = written.length
  while (closingMarks.has(written[end - 1])) end -= 1
  return written.slice(0, end)
}

function readLink(written: string): TextPiece | null {
  const url = URL.parse(written)
  if (url === null || url.username !== '' || url.password !== '') return null
  const isPlain = written.toLowerCase().startsWith(`${url.protocol}//${url.hostname}`)
  return { kind: 'link', text: written, href: url.href, realHost: isPlain ? null : url.hostname }
}
