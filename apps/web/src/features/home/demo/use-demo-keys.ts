import { type RefObject, useEffect, useRef } from 'react'
import type { Demo } from './use-demo.ts'

/** Space pauses and the right arrow goes to the next signal, unless the key belongs to the focused control. */
export function useDemoKeys(stage: RefObject<HTMLElement | null>, demo: Demo): void {
  const latest = useRef(demo)
  useEffect(() => {
    latest.current = demo
  })
  useEffect(() => {
    const element = stage.current
    const press = (event: KeyboardEvent) => {
      const isOthers = event.target instanceof Element && event.target.closest('button, a, input') !== null
      if (isOthers || event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === ' ') latest.current.setPaused(!latest.current.isPaused)
      else if (event.key === 'ArrowRight') latest.current.skip()
      else return
      event.preventDefault()
    }
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [stage])
}
