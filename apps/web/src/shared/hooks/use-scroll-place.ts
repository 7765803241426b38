import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Anchors stop this far below the top, in pixels, so that the header covers nothing (SPEC §2). */
const offsetPx = 80
/** How long to wait before scrolling to the hash of a page that was just loaded, in milliseconds (SPEC §2). */
const hashDelayMs = 100

/** How long to wait for the part of the page that contains an anchor, in milliseconds. */
const anchorWaitMaxMs = 5_000

/**
 * Where a page starts: at the anchor of its address (scrolled smoothly, and focused), at the old place when the person
 * comes back, otherwise at the top. A dialog with its own address lies over its page, which then stays where it is
 * (`keepsPlace`). The router's own version jumps to anchors without moving the focus.
 */
export function useScrollPlace(): void {
  const location = useLocation()
  const { key, hash, pathname } = location
  // A link that is pressed before its part of the page is interactive creates a history entry without a key, like the
  // first entry. The hash tells them apart, so that nobody is taken back to where the first one was.
  const entry = `${key}${hash}`
  const isOverPage = hasKeptPlace(location.state)
  const navigation = useNavigationType()
  const places = useRef(new Map<string, number>())
  const lastPath = useRef<string | null>(null)

  useEffect(() => {
    const isFirst = lastPath.current === null
    const isNewPage = lastPath.current !== pathname
    lastPath.current = pathname
    const known = places.current.get(entry)
    if (navigation === 'POP' && known !== undefined) {
      layOutWhole()
      window.scrollTo(0, known)
    } else if (hash !== '') {
      const asked = new AbortController()
      // From now on: who presses something before the anchor is there keeps the focus where they put it.
      const left = AbortSignal.any([asked.signal, readerMoves()])
      const timer = setTimeout(() => void goToAnchor(hash, left), isFirst || isNewPage ? hashDelayMs : 0)
      return () => {
        clearTimeout(timer)
        asked.abort()
      }
    } else if (!isFirst && isNewPage && !isOverPage) window.scrollTo(0, 0)
    return undefined
  }, [entry, hash, pathname, navigation, isOverPage])

  useEffect(() => {
    const seen = places.current
    const remember = () => seen.set(entry, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [entry])
}

/** The state of a link when the page below has to stay where it is. */
export const keptPlace = { keepsPlace: true } as const

function hasKeptPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsPlace' in state && state.keepsPlace === true
}

/**
 * Parts of the page may still be loading: it scrolls to the anchor as soon as that exists, if it does in time and the
 * reader has not begun to do something else.
 */
async function goToAnchor(hash: string, signal: AbortSignal): Promise<void> {
  const id = readAnchor(hash)
  const givenUp = AbortSignal.any([signal, AbortSignal.timeout(anchorWaitMaxMs)])
  while (!givenUp.aborted) {
    if (document.getElementById(id) !== null) return scrollToAnchor(id, signal)
    await nextFrame()
  }
}

/** Folded content has no position: the part of the page that contains it is used instead, and opens it. */
function shownPart(target: HTMLElement): HTMLElement {
  let part = target
  while (!part.checkVisibility() && part.parentElement !== null) part = part.parentElement
  return part
}

/** Scrolling has ended when nothing has moved for this long, in milliseconds. */
const stillMs = 150

/**
 * Lays out the whole page: parts far below the screen do not have their real height before (`lays-out-near` in
 * app.css).
 */
function layOutWhole(): void {
  document.documentElement.dataset['laidOut'] = ''
}

/** The id in a hash; a hash with a broken escape is taken as it is. */
function readAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** While parts of the page still change their height, the scroll position is corrected this often at most. */
const correctionsMax = 5
/** How long parts of the page may become interactive around the anchor and under the focus, in milliseconds. */
const heldMs = 10_000

/**
 * Scrolls until the anchor is where it belongs, unless the reader begins to move the page. The element is looked up
 * each time, because a part that becomes interactive replaces the built one.
 */
async function scrollToAnchor(id: string, signal: AbortSignal): Promise<void> {
  layOutWhole()
  focusHeading(document.getElementById(id))
  for (let tries = 0; tries < correctionsMax && !signal.aborted; tries += 1) {
    const target = document.getElementById(id)
    if (target === null) return
    const place = placeOf(shownPart(target))
    if (isAt(place)) break
    const behavior = tries > 0 || matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    window.scrollTo({ top: place, behavior })
    await scrollIsOver(signal)
  }
  await holdPlace(id, signal)
}

/**
 * A part that becomes interactive replaces the built one and changes the height of the page for a moment, often within
 * one frame, and the browser then scrolls with it: the position is corrected. When the focused heading is replaced, its
 * replacement gets the focus. A page that moves without a change of its layout is being scrolled by its reader, and is
 * left alone.
 */
async function holdPlace(id: string, signal: AbortSignal): Promise<void> {
  const endMs = performance.now() + heldMs
  let layout = layoutAround(id)
  let isThere = true
  while (isThere && !signal.aborted && performance.now() < endMs) {
    await nextFrame()
    if (document.activeElement === document.body) focusHeading(document.getElementById(id))
    const now = layoutAround(id)
    if (now === null) continue
    const hasChanged = now.part !== layout?.part || now.place !== layout.place || now.height !== layout.height
    if (hasChanged && !isAt(now.place)) window.scrollTo({ top: now.place, behavior: 'auto' })
    isThere = isAt(now.place)
    layout = now
  }
}

type Layout = { part: HTMLElement; place: number; height: number }

/** The part with the anchor, its position in the page, and the height of the page, in pixels; null without the anchor. */
function layoutAround(id: string): Layout | null {
  const target = document.getElementById(id)
  if (target === null) return null
  const part = shownPart(target)
  return { part, place: placeOf(part), height: document.documentElement.scrollHeight }
}

function isAt(place: number): boolean {
  return Math.abs(place - window.scrollY) < 1
}

function focusHeading(target: HTMLElement | null): void {
  if (target === null) return
  const part = shownPart(target)
  const heading = part.matches('h1,h2,h3') ? part : (part.querySelector<HTMLElement>('h1,h2,h3') ?? part)
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

function placeOf(target: HTMLElement): number {
  const lowest = document.documentElement.scrollHeight - window.innerHeight
  return Math.max(0, Math.min(target.getBoundingClientRect().top + window.scrollY - offsetPx, lowest))
}

/** Aborts as soon as the reader uses the wheel, a finger, the pointer or a key. */
function readerMoves(): AbortSignal {
  const moved = new AbortController()
  for (const name of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    window.addEventListener(name, () => moved.abort(), { once: true, passive: true, signal: moved.signal })
  return moved.signal
}

/**
 * Resolves when the page has not moved for a moment. It does not use `scrollend`, which does not fire when nothing had
 * to move.
 */
async function scrollIsOver(signal: AbortSignal): Promise<void> {
  let place = -1
  let stillSince = performance.now()
  while (!signal.aborted && performance.now() - stillSince < stillMs) {
    await nextFrame()
    if (window.scrollY === place) continue
    place = window.scrollY
    stillSince = performance.now()
  }
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}
