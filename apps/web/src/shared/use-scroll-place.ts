import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Anchors stop this far under the top, in pixels, so that the header hides nothing (SPEC §2). */
const offsetPx = 80
/** A hash in the address of a fresh page is followed after this wait in milliseconds (SPEC §2). */
const hashDelayMs = 100

/**
 * Where a page starts: at the anchor of its address (smoothly, and the focus goes with it), where the person was when
 * they come back, else at the top. Written here because the router's own jumps to anchors without moving the focus.
 */
export function useScrollPlace(): void {
  const { key, hash, pathname } = useLocation()
  const navigation = useNavigationType()
  const places = useRef(new Map<string, number>())
  const lastPath = useRef<string | null>(null)

  useEffect(() => {
    const isFirst = lastPath.current === null
    const isNewPage = lastPath.current !== pathname
    lastPath.current = pathname
    const known = places.current.get(key)
    if (navigation === 'POP' && known !== undefined) window.scrollTo(0, known)
    else if (hash !== '') {
      const timer = setTimeout(() => scrollToAnchor(hash), isFirst || isNewPage ? hashDelayMs : 0)
      return () => clearTimeout(timer)
    } else if (!isFirst && isNewPage) window.scrollTo(0, 0)
    return undefined
  }, [key, hash, pathname, navigation])

  useEffect(() => {
    const seen = places.current
    const remember = () => seen.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])
}

function scrollToAnchor(hash: string): void {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)))
  if (target === null) return
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  window.scrollTo({ top: target.getBoundingClientRect().top + window.scrollY - offsetPx, behavior })
  const heading = target.matches('h1,h2,h3') ? target : (target.querySelector<HTMLElement>('h1,h2,h3') ?? target)
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
