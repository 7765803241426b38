import type { Page } from 'playwright-core'

/** Scrolls to a part of the page, whose script is loaded when a reader is near, and waits until it runs. */
export async function comeToLife(page: Page, selector: string): Promise<void> {
  await page.locator(selector).scrollIntoViewIfNeeded()
  await untilAlive(page, selector)
}

/** Waits until the script of a part of the page runs. */
export async function untilAlive(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((part) => {
    const element = document.querySelector(part)
    const isAlive = element !== null && Object.keys(element).some((key) => key.startsWith('__react'))
    // Posts that the server has drawn can be read; their buttons work once the page has replaced them by its own.
    return isAlive && document.querySelector('[data-drawn-posts]') === null
  }, selector)
}
