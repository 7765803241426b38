import { errorCatalogue } from '@stratomate/contracts/errors'
import { errorPage } from '@stratomate/contracts/site/pages'
import { refusalCatalogue } from '@stratomate/contracts/trading/refusals'
import { billingQuestions } from './questions/billing-questions.ts'
import { type Block, plainText, type Question, type Section, plainTextOf } from './blocks.ts'
import { documentation } from './documentation/documentation.ts'
import { explanations } from './codes/explanations.ts'
import { type Guide, guides } from './guides/guides.ts'
import { searchTerms } from './search-terms.ts'
import type { TranslatedContent } from './languages/translated-content.ts'
import { homeQuestions } from './questions/home-questions.ts'
import type { Explanation } from './codes/refusal-explanations.ts'
import { supportQuestions } from './questions/support-questions.ts'

export type SearchPlace = 'Documentation' | 'Guide' | 'Question' | 'Error page'

/** `path` leads to the page and, where there is one, to the place on it. */
export type SearchEntry = {
  id: string
  title: string
  place: SearchPlace
  path: string
  words: string
  /** What people say when they look for it; never shown. */
  said?: string
}

/** What is searched, and how a language says a sentence of a code. */
type Searched = { content?: Partial<TranslatedContent>; say?: (sentence: string) => string }

/** Everything the site search can find, in the order of the pages; in English where a language has nothing. */
export function searchEntries({ content = {}, say = (sentence) => sentence }: Searched = {}): readonly SearchEntry[] {
  const written = { ...english, ...content }
  const entries = [
    ...written.documentation.sections.flatMap(entriesOfSection),
    ...written.guides.map(entryOfGuide),
    ...entriesOfQuestions('/', written.homeQuestions),
    ...entriesOfQuestions('/pricing', written.billingQuestions),
    ...entriesOfQuestions('/support', written.supportQuestions),
    ...Object.entries(written.codeExplanations)
      .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
      .map(([code, explanation]) => entryOfCode(say(sentences.get(code) ?? code), code, explanation)),
  ]
  return entries.map((entry) => ({ ...entry, said: written.searchTerms[entry.path] ?? '' }))
}

/** The section up to its first heading, then each heading with what is below it. */
function entriesOfSection({ id, title, blocks }: Section): SearchEntry[] {
  const parts: { id: string; title: string; blocks: Block[] }[] = [{ id, title, blocks: [] }]
  for (const block of blocks) {
    if (block.kind === 'heading') parts.push({ id: block.id, title: block.text, blocks: [] })
    else parts.at(-1)?.blocks.push(block)
  }
  return parts.map((part) => {
    const path = `/documentation#${part.id}`
    return { id: path, title: part.title, place: 'Documentation', path, words: plainTextOf(part.blocks) }
  })
}

function entryOfGuide({ path, title, summary, prerequisites, steps, doneWhen }: Guide): SearchEntry {
  const words = [
    summary,
    ...prerequisites.map(plainText),
    plainTextOf([{ kind: 'steps', items: steps }]),
    plainText(doneWhen),
  ].join(' ')
  return { id: path, title, place: 'Guide', path, words }
}

function entriesOfQuestions(page: string, questions: readonly Question[]): SearchEntry[] {
  return questions.map(({ id, question, answer }) => {
    const path = `${page}#${id}`
    return { id: path, title: question, place: 'Question', path, words: plainTextOf(answer) }
  })
}

const english = {
  documentation,
  searchTerms,
  guides,
  homeQuestions,
  billingQuestions,
  supportQuestions,
  codeExplanations: explanations,
}

const sentences = new Map<string, string>([
  ...Object.entries(refusalCatalogue).map(([code, { sentence }]) => [code, sentence] as const),
  ...Object.entries(errorCatalogue).map(([code, { message }]) => [code, message] as const),
])

function entryOfCode(title: string, code: string, { cause, fix }: Explanation): SearchEntry {
  const path = errorPage(code)
  return { id: path, title, place: 'Error page', path, words: `${code} ${cause} ${fix}` }
}
