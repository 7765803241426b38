import { useEffect, useState } from 'react'

/** Below the fixed header, where a jump to an anchor ends. */
const readFromPx = 140

/**
 * The anchor that is being read: the last of them, in the order of the page, that has reached the top of the window and
 * is not in a closed fold. Before one has, the first.
 */
export function useReadAnchor(ids: readonly string[]): string {
  const [read, setRead] = useState(ids[0] ?? '')
  const key = ids.join(' ')
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const all = key.split(' ')
      const reached = all.filter((id) => {
        const place = document.getElementById(id)
        return place?.checkVisibility() === true && place.getBoundingClientRect().top < readFromPx
      })
      setRead(reached.at(-1) ?? all[0] ?? '')
    }
    // At most one look for each picture, however often the browser reports that it scrolls.
    const plan = () => {
      if (frame === 0) frame = requestAnimationFrame(look)
    }
    plan()
    window.addEventListener('scroll', plan, { passive: true })
    return () => {
      window.removeEventListener('scroll', plan)
      cancelAnimationFrame(frame)
    }
  }, [key])
  return read
}
