import { useLayoutEffect, useRef } from 'react'
import { useAddressFilter } from '#web/shared/hooks/use-address-filter.ts'
import type { LabQuestion } from '@stratomate/lab-ui/question/lab-question'
import { readQuestion } from '@stratomate/lab-ui/question/read-question'
import { writeQuestion } from '@stratomate/lab-ui/question/write-question'

const words = { read: readQuestion, write: writeQuestion }

/**
 * The question of the page, which is in its address. `ask` changes a part of the present question, even when it is
 * called long after it was created: reading a file takes time, and the form may be filled in meanwhile.
 */
export function useQuestion(): { question: LabQuestion; ask: (change: Partial<LabQuestion>) => void } {
  const [question, choose] = useAddressFilter(words)
  const latest = useRef(question)
  useLayoutEffect(() => {
    latest.current = question
  }, [question])
  const ask = (change: Partial<LabQuestion>): void => {
    latest.current = { ...latest.current, ...change }
    choose(latest.current)
  }
  return { question, ask }
}
