import type { TranslatedText } from '@stratomate/content/languages/translated-text'
import type { ComponentStatus } from '@stratomate/contracts/status/schemas'
import type { ServiceComponentId } from '@stratomate/contracts/status/values'

type Part = Pick<ComponentStatus, 'id' | 'state'>
export type Ability = 'works' | 'slow' | 'fails' | 'unused'

type Question = {
  question: TranslatedText
  /** Without one of these it fails. */
  vital: readonly ServiceComponentId[]
  /** Without one of these it takes longer. */
  useful: readonly ServiceComponentId[]
  labels: Readonly<Record<Ability, TranslatedText>>
}

const plainLabels = { works: 'Yes', slow: 'Yes, with delays', fails: 'No', unused: 'Not set up' } as const

/** What people come to the page of the status for, and the parts that each of it needs. */
export const questions = [
  {
    question: 'Can I trade?',
    vital: ['database'],
    useful: [],
    // Orders go from the own computer to the broker; what is reserved for the day needs nothing of ours.
    labels: { ...plainLabels, fails: 'Reserved trades only' },
  },
  { question: 'Can I sign in?', vital: ['database'], useful: ['mail'], labels: plainLabels },
  { question: 'Can I buy a plan?', vital: ['database', 'payments'], useful: ['webhooks'], labels: plainLabels },
  { question: 'Can I get the app?', vital: ['desktop-app'], useful: [], labels: plainLabels },
] as const satisfies readonly Question[]

/** Whether something works, from the parts that it needs; a part that is not set up and only useful is no fault. */
export function abilityOf({ vital, useful }: Pick<Question, 'vital' | 'useful'>, parts: readonly Part[]): Ability {
  const stateOf = (id: ServiceComponentId) => parts.find((part) => part.id === id)?.state
  const needed = vital.map(stateOf)
  if (needed.includes('not-configured')) return 'unused'
  if (needed.includes('down')) return 'fails'
  const all = [...needed, ...useful.map(stateOf)]
  return all.includes('degraded') || all.includes('down') ? 'slow' : 'works'
}
