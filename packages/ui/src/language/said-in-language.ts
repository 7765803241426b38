import { spokenTexts } from './text-in-language.ts'

type Form = { pattern: RegExp; names: readonly string[]; text: string }

let forms: readonly Form[] = []

/**
 * A finished English sentence in the language of the document, if its catalogue has it: word for word, or with values
 * in place of its slots, or sentence by sentence. Otherwise it stays English.
 */
export function saidInLanguage(said: string): string {
  return knownText(said) ?? textOfSentences(said) ?? untranslated(said)
}

/** Looked up although nothing has it: the build reports each text that is looked up and not there. */
function untranslated(said: string): string {
  const text: unknown = spokenTexts.texts[said]
  return typeof text === 'string' ? text : said
}

/** The text of a catalogue, and nothing that every object has, such as `constructor`. */
function ownText(said: string): string | undefined {
  return Object.hasOwn(spokenTexts.texts, said) ? spokenTexts.texts[said] : undefined
}

function knownText(said: string): string | null {
  const known = ownText(said)
  if (known !== undefined) return known
  for (const { pattern, names, text } of forms) {
    const values = pattern.exec(said)?.slice(1)
    // A value may be a sentence of its own, such as the reason of a refusal.
    if (values !== undefined) return text.replace(/\{(\w+)\}/gu, (_, name: string) => valueOf(name, names, values))
  }
  return null
}

/** Some texts are joined sentences, such as those of a refusal; null unless the catalogue has the first of them. */
function textOfSentences(said: string): string | null {
  const pieces = said.split(/(?<=[.!?]) (?=\S)/u)
  for (let count = pieces.length - 1; count > 0; count -= 1) {
    const first = ownText(pieces.slice(0, count).join(' '))
    if (first !== undefined) return `${first} ${saidInLanguage(pieces.slice(count).join(' '))}`
  }
  return null
}

/** The sentences with values that may be translated, by their English words with `{name}` where a value is. */
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

/** Percentages and large counts in the notation of the language; null for numbers that could mean something else. */
function numberText(value: string): string | null {
  const { language } = spokenTexts
  if (/^\d+\.\d %$/u.test(value)) {
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
    return (Number.parseFloat(value) / 100).toLocaleString(language, { style: 'percent', ...digits })
  }
  return /^\d{1,3}(?:,\d{3})+$/u.test(value) ? Number(value.replaceAll(',', '')).toLocaleString(language) : null
}
