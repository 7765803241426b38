import { type Question, plainTextOf } from '@stratomate/content/blocks'

/** The questions of a page as schema.org data, for `pageMeta`. */
export function questionsData(questions: readonly Question[]): Record<string, unknown> {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainTextOf(answer) },
    })),
  }
}
