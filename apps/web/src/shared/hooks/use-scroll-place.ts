import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Anchors stop this far under the top, in pixels, so that the header hides nothing (SPEC §2). */
const offsetPx = 80
/** A hash in the address of a fresh page is followed after this wait in milliseconds (SPEC §2). */
const hashDelayMs = 100

/** An anchor whose part of the page does not come within this time is given up, in milliseconds. */
const anchorWaitMaxMs = 5_000

/**
 * Where a page starts: at the anchor of its address (smoothly, and the focus goes with it), where the person was when
 * they come back, else at the top. A dialog with an address of its own lies over its page, which then stays where it is
 * (`keepsPlace`). Written here because the router's own jumps to anchors without moving the focus.
 */
export function useScrollPlace(): void {
  const location = useLocation()
  const { key, hash, pathname } = location
  // A link that is pressed before its part of the page runs makes an entry without a key, as the first entry is: the hash
  // tells them apart, so that nobody is taken back to where the page began.
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
      const timer = setTimeout(() => void goToAnchor(hash, asked.signal), isFirst || isNewPage ? hashDelayMs : 0)
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

/** What a link gives along as its state when the page under it has to stay in place. */
export const keptPlace = { keepsPlace: true } as const

function hasKeptPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsPlace' in state && state.keepsPlace === true
}

/** Parts of a page may still be on their way: the anchor is followed as soon as it is there, if it comes in time. */
async function goToAnchor(hash: string, signal: AbortSignal): Promise<void> {
  const id = readAnchor(hash)
  const givenUp = AbortSignal.any([signal, AbortSignal.timeout(anchorWaitMaxMs)])
  while (!givenUp.aborted) {
    if (document.getElementById(id) !== null) return scrollToAnchor(id, signal)
    await nextFrame()
  }
}

/** What is folded away has no place: the part of the page that holds it is taken instead, and unfolds it. */
function shownPart(target: HTMLElement): HTMLElement {
  let part = target
  while (!part.checkVisibility() && part.parentElement !== null) part = part.parentElement
  return part
}

/** A scroll is over when nothing has moved for this long, in milliseconds. */
const stillMs = 150

/** Parts far below the screen have no true height until then (`lays-out-near` in app.css). */
function layOutWhole(): void {
  document.documentElement.dataset['laidOut'] = ''
}

/** The id that a hash names; one that is not written well names itself. */
function readAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** A page whose parts still grow moves its places: the scroll is set right this often before it is given up. */
const correctionsMax = 5
/** The parts of a page may come to life around the place and under the focus for this long, in milliseconds. */
const heldMs = 10_000

/**
 * Scrolls until the place is where it belongs, unless the reader begins to move the page. It is looked up again each time:
 * a part that comes to life takes the place of the one that was built.
 */
async function scrollToAnchor(id: string, signal: AbortSignal): Promise<void> {
  layOutWhole()
  focusHeading(document.getElementById(id))
  const left = AbortSignal.any([signal, readerMoves()])
  for (let tries = 0; tries < correctionsMax && !left.aborted; tries += 1) {
    const target = document.getElementById(id)
    if (target === null) return
    const place = placeOf(shownPart(target))
    if (isAt(place)) break
    const behavior = tries > 0 || matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    window.scrollTo({ top: place, behavior })
    await scrollIsOver(left)
  }
  await holdPlace(id, left)
}

/**
 * A part that comes to life changes the height of the page for a moment, and the browser then moves the page along with
 * it: the place is set right again. A heading that is taken out of the page takes the focus with it, so the one in its
 * place gets it back. A page that moves without a change of its layout is moved by its reader, and is left alone.
 */
async function holdPlace(id: string, signal: AbortSignal): Promise<void> {
  const endMs = performance.now() + heldMs
  let layout = layoutAround(id)
  let isThere = true
  while (isThere && !signal.aborted && performance.now() < endMs) {
    await nextFrame()
    if (document.activeElement === document.body) focusHeading(document.getElementById(id))
    const now = layoutAround(id)
    if (now === null) return
    const hasChanged = now.place !== layout?.place || now.height !== layout.height
    if (hasChanged && !isAt(now.place)) window.scrollTo({ top: now.place, behavior: 'auto' })
    isThere = isAt(now.place)
    layout = now
  }
}

/** Where the place is in the page, and how tall the page is, in pixels. */
function layoutAround(id: string): { place: number; height: number } | null {
  const target = document.getElementById(id)
  return target === null ? null : { place: placeOf(shownPart(target)), height: document.documentElement.scrollHeight }
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

/** Aborts as soon as the reader does something else, by wheel, touch, pointer or keys. */
function readerMoves(): AbortSignal {
  const moved = new AbortController()
  for (const name of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    window.addEventListener(name, () => moved.abort(), { once: true, passive: true, signal: moved.signal })
  return moved.signal
}

/** When the page has not moved for a moment. Not by `scrollend`, which is not fired when nothing had to move. */
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
