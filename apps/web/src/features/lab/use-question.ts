import { useLayoutEffect, useRef } from 'react'
import { useAddressFilter } from '#web/shared/hooks/use-address-filter.ts'
import type { LabQuestion } from '@stratomate/lab-ui/question/lab-question'
import { readQuestion } from '@stratomate/lab-ui/question/read-question'
import { writeQuestion } from '@stratomate/lab-ui/question/write-question'

const words = { read: readQuestion, write: writeQuestion }

/**
 * The question of the page, which lives in its address. `ask` changes a part of what is asked at that moment, also when it is
 * called long after it was handed out: a file takes its time, and the form is filled in meanwhile.
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
