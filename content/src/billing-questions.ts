import type { Question } from './blocks.ts'

export const billingQuestions: readonly Question[] = [
  { id: 'trial-card', question: 'trial-card?', answer: [{ kind: 'paragraph', text: 'Answer.' }] },
  { id: 'cancel-subscription', question: 'cancel-subscription?', answer: [{ kind: 'paragraph', text: 'Answer.' }] },
  { id: 'change-plan', question: 'change-plan?', answer: [{ kind: 'paragraph', text: 'Answer.' }] },
  { id: 'refunds', question: 'refunds?', answer: [{ kind: 'paragraph', text: 'Answer.' }] },
  { id: 'one-time-license', question: 'one-time-license?', answer: [{ kind: 'paragraph', text: 'Answer.' }] },
  { id: 'failed-charge', question: 'failed-charge?', answer: [{ kind: 'paragraph', text: 'Answer.' }] },
]
