import { useAddressFilter } from '#web/shared/hooks/use-address-filter.ts'
import type { LabQuestion } from './question/lab-question.ts'
import { readQuestion } from './question/read-question.ts'
import { writeQuestion } from './question/write-question.ts'

const words = { read: readQuestion, write: writeQuestion }

/** The question of the page, which lives in its address. `ask` changes a part of it. */
export function useQuestion(): { question: LabQuestion; ask: (change: Partial<LabQuestion>) => void } {
  const [question, choose] = useAddressFilter(words)
  return { question, ask: (change) => choose({ ...question, ...change }) }
}
