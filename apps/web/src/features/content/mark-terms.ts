/** A piece of a text; matches are marked. */
export type Fragment = { text: string; isMatch: boolean }

const excerptChars = 140

/** A text in pieces, with every word that begins with one of the terms marked. */
export function markTerms(text: string, terms: readonly string[]): readonly Fragment[] {
  const wanted = terms.map(bareLetters)
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, isMatch: wanted.some((term) => bareLetters(piece).startsWith(term)) }))
    .reduce<Fragment[]>(joinAlike, [])
}

function joinAlike(fragments: Fragment[], next: Fragment): Fragment[] {
  const last = fragments.at(-1)
  if (last === undefined || last.isMatch !== next.isMatch) return [...fragments, next]
  return [...fragments.slice(0, -1), { text: last.text + next.text, isMatch: last.isMatch }]
}

/** The part of a text around the first match, cut at words. */
export function cutExcerpt(text: string, terms: readonly string[]): string {
  const flat = text.replaceAll(/\s+/gu, ' ').trim()
  const bare = bareLetters(flat)
  const places = terms.map((term) => bare.indexOf(bareLetters(term))).filter((place) => place >= 0)
  const first = places.length === 0 ? 0 : Math.min(...places)
  const start = first < excerptChars / 2 ? 0 : flat.indexOf(' ', first - excerptChars / 2) + 1
  if (flat.length - start <= excerptChars) return `${start === 0 ? '' : '… '}${flat.slice(start)}`
  const end = flat.lastIndexOf(' ', start + excerptChars)
  return `${start === 0 ? '' : '… '}${flat.slice(start, end <= start ? start + excerptChars : end)} …`
}

/**
 * Lower case without accents, because many people type none. The length does not change where letters are composed, as
 * ours are.
 */
export function bareLetters(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
