import { useSyncExternalStore } from 'react'

/** How far the page may be scrolled before the header gets a background, in pixels (SPEC §2). */
const thresholdPx = 10

export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > thresholdPx,
    () => false,
  )
}

function subscribe(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true })
  return () => window.removeEventListener('scroll', notify)
}
