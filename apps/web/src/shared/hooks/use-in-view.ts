import { type RefObject, useEffect, useRef } from 'react'

/** Adds `data-seen` to an element once a tenth of it has been visible; the style sheet does the rest. */
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
