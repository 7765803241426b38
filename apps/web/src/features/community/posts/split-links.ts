/** A piece of a text: words as they are, or an address that can be followed. */
export type TextPiece =
  | { kind: 'words'; text: string }
  | { kind: 'link'; text: string; href: string; realHost: string | null }

/** An address ends where a mark of direction begins: behind one, its words could be made to read as another site. */
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
 * Cuts a text at its addresses. Only http and https are followed; where the name of the site is written with letters that
 * look like others, `realHost` holds what the browser will really open.
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

/** Steps back over each mark once: an expression that looks for the end reads rows of marks again and again. */
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
