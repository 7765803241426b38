import { useEffect, useRef } from 'react'
import { type TabName, tabNames } from './tab-bar.tsx'

type WindowKeys = { onTab: (tab: TabName) => void; onPanic: () => void }

const twiceWithinMs = 600

/** Ctrl+1 to 6 choose a tab; Ctrl+Shift+S, or Escape twice, stop trading at once from anywhere. */
export function useWindowKeys({ onTab, onPanic }: WindowKeys): void {
  const handlers = useRef({ onTab, onPanic })
  useEffect(() => {
    handlers.current = { onTab, onPanic }
  })
  useEffect(() => {
    let escapeAtMs = 0
    const press = (event: KeyboardEvent): void => {
      const isControl = event.ctrlKey || event.metaKey
      const tab = isControl && !event.shiftKey && !event.altKey ? tabNames[Number(event.key) - 1] : undefined
      if (tab !== undefined) {
        event.preventDefault()
        handlers.current.onTab(tab)
      } else if (isControl && event.shiftKey && event.key.toLowerCase() === 's') {
        event.preventDefault()
        handlers.current.onPanic()
      } else if (event.key === 'Escape' && !event.repeat) {
        if (event.timeStamp - escapeAtMs < twiceWithinMs) handlers.current.onPanic()
        escapeAtMs = event.timeStamp
      }
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
