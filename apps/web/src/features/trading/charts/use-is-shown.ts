import { type RefObject, useEffect, useState } from 'react'

/** How far outside the screen something counts as visible, so that it is ready when it is scrolled to. */
const nearMargin = '480px'

/** Whether the element can be seen: it is on or near the screen, and the page is not in the background. */
export function useIsShown(target: RefObject<HTMLElement | null>): boolean {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const element = target.current
    if (element === null) return
    let isNear = false
    const notify = () => setShown(isNear && document.visibilityState === 'visible')
    const observer = new IntersectionObserver(
      (entries) => {
        isNear = entries.at(-1)?.isIntersecting === true
        notify()
      },
      { rootMargin: nearMargin },
    )
    observer.observe(element)
    document.addEventListener('visibilitychange', notify)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', notify)
    }
  }, [target])
  return isShown
}
