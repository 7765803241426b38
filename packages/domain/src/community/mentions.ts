/** At most this many places with an @ are examined in one text; the rest stays plain text. */
const placesMax = 20
/** A display name has at most this many words: `Mary Ann Sue L.` */
const wordsMax = 4
const nameLengthMax = 100

const at = /(?<![\p{L}\p{N}._%+@-])@(?=[\p{L}\p{N}])/gu
const closing = /[.,;:!?)\]}»”’'"]+$/u

/** A name that may follow an @, as it is looked up and as it is written. */
export type MentionCandidate = { name: string; written: string }

/**
 * For each @ of a text the names that may be meant, the longest first. An @ counts at the beginning of a word only, so
 * an email is not a mention; the name has up to four words of the same line and may end with the period of its initial.
 */
export function mentionCandidates(text: string): MentionCandidate[][] {
  const places = [...text.matchAll(at)].slice(0, placesMax)
  return places.map(({ index }) => candidatesIn(text.slice(index + 1, index + 1 + nameLengthMax)))
}

function candidatesIn(rest: string): MentionCandidate[] {
  const [line = ''] = rest.split('\n', 1)
  const words = line.split(' ').slice(0, wordsMax)
  const found = new Map<string, MentionCandidate>()
  for (let count = words.length; count > 0; count -= 1) {
    const raw = words.slice(0, count).join(' ')
    const name = raw.replace(closing, '').trimEnd()
    const written = raw.startsWith(`${name}.`) ? `${name}.` : name
    if (!found.has(name)) found.set(name, { name, written })
  }
  return [...found.values()]
}
