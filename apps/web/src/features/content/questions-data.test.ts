import { expect, test } from 'vitest'
import { questionsData } from './questions-data.ts'

test('questions become schema.org data with the plain words of their answers', () => {
  const data = questionsData([
    {
      id: 'reset',
      question: 'When does the day end?',
      answer: [{ kind: 'paragraph', text: ['At midnight ', { kind: 'strong', text: 'UTC' }, '.'] }],
    },
  ])

  expect(data).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'When does the day end?',
        acceptedAnswer: { '@type': 'Answer', text: 'At midnight UTC.' },
      },
    ],
  })
})
