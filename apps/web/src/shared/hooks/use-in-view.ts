import { type RefObject, useEffect, useRef } from 'react'

/** Marks an element with `data-seen` once a tenth of it has been seen; the style sheet does the rest. */
export function useInView<Element extends HTMLElement>(): RefObject<Element | null> {
  const target = useRef<Element>(null)
  useEffect(() => {
    const element = target.current
    if (element === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        element.dataset['seen'] = 'true'
        observer.disconnect()
      },
      { threshold: 0.1 },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return target
}
