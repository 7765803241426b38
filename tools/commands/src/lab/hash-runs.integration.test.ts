import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { findChromium } from '../browser/browser.ts'
import { hashRuns } from './hash-runs.ts'
import { findFirefox, runInFirefox } from './run-in-firefox.ts'

// Browsers give the hash function to secure pages only, and count this address as one.
const address = 'http://localhost/lab'

/** The lab as one script for a browser. */
async function browserScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'hash-runs.ts'), formats: ['iife'], name: 'lab', fileName: 'lab' },
    },
  })
  const [first] = Array.isArray(built) ? built : [built]
  const chunk = first !== undefined && 'output' in first ? first.output[0] : null
  if (chunk === null) throw new Error('The lab was not built.')
  return chunk.code
}

const here = await hashRuns()
const script = await browserScript()

test('twenty indicators trade the same in Chromium as here, on three histories', async () => {
  const browser = await chromium.launch(await findChromium())
  try {
    const page = await browser.newPage()
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Lab</title>' }))
    await page.goto(address)
    await page.addScriptTag({ content: script })
    const there: unknown = await page.evaluate('lab.hashRuns()')

    expect(Object.keys(here)).toHaveLength(60)
    expect(there).toEqual(here)
  } finally {
    await browser.close()
  }
})

test('and in Firefox, whose engine nobody here shares', async ({ skip }) => {
  const firefox = findFirefox()
  if (firefox === null) return skip('Firefox is not installed.')

  expect(await runInFirefox(firefox, script, 'lab.hashRuns()')).toEqual(here)
})
