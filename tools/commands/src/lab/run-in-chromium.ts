import { chromium } from 'playwright-core'
import { findChromium } from '../browser/browser.ts'

// Browsers only give the hash function to secure pages, and treat this address as one.
const address = 'http://localhost/lab'

/**
 * Runs a script in Chromium and answers the result of `call` there, and the browser's version. Throws what the script
 * throws.
 */
export async function runInChromium(script: string, call: string): Promise<{ answer: unknown; version: string }> {
  const browser = await chromium.launch(await findChromium())
  try {
    const page = await browser.newPage()
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Lab</title>' }))
    await page.goto(address)
    await page.addScriptTag({ content: script })
    return { answer: await page.evaluate(call), version: browser.version() }
  } finally {
    await browser.close()
  }
}
