import type { Question } from './blocks.ts'

export const supportQuestions: readonly Question[] = [
  { id: 'install', question: 'install?', answer: [{ kind: 'paragraph', text: 'Answer.' }] },
  { id: 'connect-account', question: 'connect-account?', answer: [{ kind: 'paragraph', text: 'Answer.' }] },
  {
    id: 'automation-not-working',
    question: 'automation-not-working?',
    answer: [{ kind: 'paragraph', text: 'Answer.' }],
  },
  { id: 'update', question: 'update?', answer: [{ kind: 'paragraph', text: 'Answer.' }] },
  {
    id: 'subscription-transferable',
    question: 'subscription-transferable?',
    answer: [{ kind: 'paragraph', text: 'Answer.' }],
  },
]
