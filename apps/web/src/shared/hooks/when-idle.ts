/** The longest wait for a quiet moment, in milliseconds. */
const idleWaitMaxMs = 2_000

/** Resolves when the page has loaded and the browser has nothing better to do. Never resolves while it is built. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  }
  await new Promise<void>((resolve) => {
    // Safari has no idle callback: a short timer replaces it.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: idleWaitMaxMs })
    else setTimeout(resolve, 200)
  })
}
