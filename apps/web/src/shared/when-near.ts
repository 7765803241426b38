/** So far from the screen counts as near once the reader moves: a quick one is expected, too. */
const nearMargin = '800px'

/** What a reader does first, whatever the device. */
const firstMoves = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const

/**
 * Resolves when a part of the page is on the screen, or close to it while the reader moves. Before the first move nothing
 * but what is on the screen can be used, so the rest leaves the processor alone.
 */
export async function whenNear(element: Element): Promise<void> {
  const seen = new AbortController()
  const isSeen = whenWithin(element, { margin: '0px', signal: seen.signal })
  await Promise.race([isSeen, firstMove(seen.signal)])
  seen.abort()
  await whenWithin(element, { margin: nearMargin })
}

function whenWithin(element: Element, { margin, signal }: { margin: string; signal?: AbortSignal }): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    signal?.addEventListener('abort', () => observer.disconnect(), { once: true })
  })
}

let hasMoved = false

function firstMove(signal: AbortSignal): Promise<void> {
  if (hasMoved || window.scrollY > 0) return Promise.resolve()
  return new Promise((resolve) => {
    const move = () => {
      hasMoved = true
      resolve()
    }
    for (const name of firstMoves) window.addEventListener(name, move, { once: true, passive: true, signal })
  })
}
