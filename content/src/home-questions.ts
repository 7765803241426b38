import type { Question } from './blocks.ts'

export const homeQuestions: readonly Question[] = [
  { id: 'what-it-does', question: 'what-it-does?', answer: [{ kind: 'paragraph', text: 'Answer.' }] },
  { id: 'programming-or-keys', question: 'programming-or-keys?', answer: [{ kind: 'paragraph', text: 'Answer.' }] },
  { id: 'daily-limit', question: 'daily-limit?', answer: [{ kind: 'paragraph', text: 'Answer.' }] },
  { id: 'demo-account', question: 'demo-account?', answer: [{ kind: 'paragraph', text: 'Answer.' }] },
  { id: 'cancel-trial', question: 'cancel-trial?', answer: [{ kind: 'paragraph', text: 'Answer.' }] },
]
