import { spokenTexts } from './text-in-language.ts'

type Form = { pattern: RegExp; names: readonly string[]; text: string }

let forms: readonly Form[] = []

/**
 * A finished English sentence in the language of the document where its catalogue has it: word for word, or with values in
 * the places of its slots, or sentence by sentence. English for all others.
 */
export function saidInLanguage(said: string): string {
  return knownText(said) ?? textOfSentences(said) ?? said
}

function knownText(said: string): string | null {
  const known = spokenTexts.texts[said]
  if (known !== undefined) return known
  for (const { pattern, names, text } of forms) {
    const values = pattern.exec(said)?.slice(1)
    // A value may be a sentence of its own, such as the reason of a refusal.
    if (values !== undefined) return text.replace(/\{(\w+)\}/gu, (_, name: string) => valueOf(name, names, values))
  }
  return null
}

/** Sentences are joined, such as those of a refusal; null unless the catalogue has the first of them. */
function textOfSentences(said: string): string | null {
  const pieces = said.split(/(?<=[.!?]) (?=\S)/u)
  for (let count = pieces.length - 1; count > 0; count -= 1) {
    const first = spokenTexts.texts[pieces.slice(0, count).join(' ')]
    if (first !== undefined) return `${first} ${saidInLanguage(pieces.slice(count).join(' '))}`
  }
  return null
}

/** Which sentences with values may be said, by their English words with `{name}` where a value stands. */
export function learnSentences(sentences: Readonly<Record<string, string>>): void {
  forms = Object.entries(sentences)
    .filter(([english]) => english.includes('{'))
    .map(([english, text]) => ({ ...formOf(english), text }))
}

function formOf(english: string): Pick<Form, 'pattern' | 'names'> {
  const names: string[] = []
  const source = english.split(/(\{\w+\})/u).map((piece) => {
    if (!/^\{\w+\}$/u.test(piece)) return piece.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
    names.push(piece.slice(1, -1))
    return '(.+?)'
  })
  return { pattern: new RegExp(`^${source.join('')}$`, 'su'), names }
}

function valueOf(name: string, names: readonly string[], values: readonly string[]): string {
  const value = values[names.indexOf(name)] ?? ''
  return numberText(value) ?? saidInLanguage(value)
}

/** Percentages and large counts as the language writes them; null for what could mean something else. */
function numberText(value: string): string | null {
  const { language } = spokenTexts
  if (/^\d+\.\d %$/u.test(value)) {
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
    return (Number.parseFloat(value) / 100).toLocaleString(language, { style: 'percent', ...digits })
  }
  return /^\d{1,3}(?:,\d{3})+$/u.test(value) ? Number(value.replaceAll(',', '')).toLocaleString(language) : null
}
