/** So far from the screen counts as near: a quick reader is expected, too. */
const nearMargin = '800px'

/** Resolves when a part of the page is on the screen or close to it. */
export function whenNear(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: nearMargin },
    )
    observer.observe(element)
  })
}
