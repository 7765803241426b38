import { windowPaths } from '@stratomate/contracts/desktop-window/values'
import type { StatisticsAnswer } from '@stratomate/contracts/statistics/schemas'
import type { StatisticsChoice } from '@stratomate/lab-ui/statistics/statistics-head'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../connection/use-app.ts'

/** Nobody reads figures that change more often than this. */
const againAfterMs = 2_000

type Shown = { kind: 'loading' } | { kind: 'silent' } | { kind: 'shown'; answer: StatisticsAnswer }

/** The counted trades of a choice, again after each trade that begins or ends. The last answer stays while the next comes. */
export function useOwnStatistics({ period, account }: StatisticsChoice): { shown: Shown; again: () => void } {
  const { openTrades, closedTrades } = useApp().state
  const [shown, setShown] = useState<Shown>({ kind: 'loading' })
  const [tries, setTries] = useState(0)
  const askedAtMs = useRef<number | null>(null)
  const news = `${openTrades.length} ${closedTrades.length} ${closedTrades[0]?.id ?? ''}`
  const query = new URLSearchParams({ period, ...account }).toString()
  const asked = useRef('')
  useEffect(() => {
    let isCurrent = true
    const isChoice = asked.current !== `${query} ${tries}`
    const sinceMs = performance.now() - (askedAtMs.current ?? 0)
    const waitMs = isChoice || askedAtMs.current === null ? 0 : Math.max(0, againAfterMs - sinceMs)
    const timer = setTimeout(() => {
      asked.current = `${query} ${tries}`
      askedAtMs.current = performance.now()
      void readStatistics(query).then((answer) => {
        if (isCurrent) setShown(answer === null ? { kind: 'silent' } : { kind: 'shown', answer })
      })
    }, waitMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [query, tries, news])
  return { shown, again: () => setTries((count) => count + 1) }
}

async function readStatistics(query: string): Promise<StatisticsAnswer | null> {
  try {
    const answer = await fetch(`${windowPaths.statistics}?${query}`)
    // Safe: only our own app answers, with this type.
    return answer.ok ? ((await answer.json()) as StatisticsAnswer) : null
  } catch {
    return null
  }
}
