/** This close to the screen counts as near once the reader moves, which leaves time for one who scrolls fast. */
const nearMargin = '800px'
/** How often to check whether the part was taken out of the page, in milliseconds. */
const goneCheckMs = 100

/** The first events of a reader, on any device. */
const firstMoves = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const

/**
 * Resolves when a part of the page is on the screen, or close to it while the reader moves. Before the first move only
 * what is on the screen can be used, so the rest does not take processor time. A part that was taken out of the page is
 * needed at once, because a change of the address draws it again.
 */
export async function whenNear(element: Element): Promise<void> {
  const ended = new AbortController()
  const isGone = whenGone(element, ended.signal)
  const isSeen = whenWithin(element, { margin: '0px', signal: ended.signal })
  const isNear = firstMove(ended.signal).then(() => whenWithin(element, { margin: nearMargin, signal: ended.signal }))
  await Promise.race([isGone, isSeen, isNear])
  ended.abort()
}

type Within = { margin: string; signal: AbortSignal }

function whenWithin(element: Element, { margin, signal }: Within): Promise<void> {
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
    signal.addEventListener('abort', () => observer.disconnect(), { once: true })
  })
}

function whenGone(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (!element.isConnected) resolve()
    }, goneCheckMs)
    signal.addEventListener('abort', () => clearInterval(timer), { once: true })
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
