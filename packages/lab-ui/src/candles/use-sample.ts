import { useEffect, useRef } from 'react'
import type { LoadedCandles } from '#lab-ui/jobs/lab-jobs.ts'
import { type LabWork, startJob } from '#lab-ui/jobs/start-job.ts'

type Drawing = { readonly seed: number; readonly work: LabWork<LoadedCandles> }

/**
 * Draws random candles when they are first needed; the last ones are kept. Throws a LabCancelled when the page is left.
 */
export function useSample(): (seed: number) => Promise<LoadedCandles> {
  const kept = useRef<{ seed: number; loaded: LoadedCandles } | null>(null)
  const drawing = useRef<Drawing | null>(null)
  useEffect(() => () => drawing.current?.work.cancel(), [])
  return async (seed) => {
    if (kept.current?.seed === seed) return kept.current.loaded
    // The estimate and the start of a search ask for the same at the same time.
    if (drawing.current?.seed === seed) return drawing.current.work.result
    const drawn = { seed, work: startJob('sample', { seed }) }
    drawing.current = drawn
    try {
      const loaded = await drawn.work.result
      kept.current = { seed, loaded }
      return loaded
    } finally {
      // Another sample may be drawn by now.
      if (drawing.current === drawn) drawing.current = null
    }
  }
}
