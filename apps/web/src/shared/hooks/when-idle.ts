/** The longest wait for an idle moment, in milliseconds. */
const idleWaitMaxMs = 2_000

/** Resolves when the page has loaded and the browser is idle. Never resolves during the build. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  }
  await new Promise<void>((resolve) => {
    // Safari has no idle callback, so a short timer is used.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: idleWaitMaxMs })
    else setTimeout(resolve, 200)
  })
}
