/** A piece of words: plain, or the name of a member with its @. */
export type NamePiece = { kind: 'words' | 'name'; text: string }

/** Cuts words at the names that the server has found in them, the longest first. */
export function splitMentions(text: string, names: readonly string[]): NamePiece[] {
  const known = [...names].filter((name) => name !== '').toSorted((a, b) => b.length - a.length)
  const pieces: NamePiece[] = []
  let words = ''
  for (let place = 0; place < text.length; place += 1) {
    const name = text[place] === '@' ? known.find((candidate) => text.startsWith(candidate, place + 1)) : undefined
    if (name === undefined) {
      words += text[place]
      continue
    }
    if (words !== '') pieces.push({ kind: 'words', text: words })
    words = ''
    pieces.push({ kind: 'name', text: `@${name}` })
    place += name.length
  }
  if (words !== '') pieces.push({ kind: 'words', text: words })
  return pieces
}
