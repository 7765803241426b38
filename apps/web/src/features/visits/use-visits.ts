import { useEffect, useState } from 'react'
import { callApi } from '#web/shared/api/call-api.ts'
import { whenIdle } from '#web/shared/hooks/when-idle.ts'
import { type VisitState, visitState } from './visit-state.ts'

export type VisitPlace = { path: string; threshold?: number | undefined }

const hidden: VisitState = { kind: 'hidden' }

/**
 * Records a visit to the page and asks for its count, at the same time and in no order, as soon as the browser is idle.
 * A failure concerns nobody: it is logged, and the badge stays hidden (SPEC §8).
 */
export function useVisits({ path, threshold }: VisitPlace): VisitState {
  const place = `${threshold ?? ''} ${path}`
  const [known, setKnown] = useState({ place, state: hidden })

  useEffect(() => {
    let isCurrent = true
    const start = async () => {
      await whenIdle()
      if (!isCurrent) return
      void recordVisit(path)
      const state = await readVisits({ path, threshold })
      if (isCurrent) setKnown({ place, state })
    }
    void start()
    return () => {
      isCurrent = false
    }
  }, [place, path, threshold])

  return known.place === place ? known.state : hidden
}

async function recordVisit(path: string): Promise<void> {
  try {
    await callApi('recordVisit', { body: { path } })
  } catch (error) {
    console.error('Error recording visit', error)
  }
}

async function readVisits({ path, threshold }: VisitPlace): Promise<VisitState> {
  try {
    const visits = await callApi('readVisits', { query: { path } })
    if (threshold !== undefined && threshold !== visits.displayThreshold) void askForThreshold(path, threshold)
    return visitState(visits)
  } catch (error) {
    console.error('Error getting visit count', error)
    return hidden
  }
}

async function askForThreshold(path: string, threshold: number): Promise<void> {
  try {
    await callApi('setVisitThreshold', { body: { path, threshold } })
  } catch (error) {
    console.error('Error setting visit threshold', error)
  }
}
