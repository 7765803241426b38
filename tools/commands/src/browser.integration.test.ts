import { chromium } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Browser, findChromium } from './browser.ts'
import { unpackChromium } from './unpack-chromium.ts'

test('the browser that is found draws a page', async () => {
  const found = await findChromium()

  const title = await titleSeenBy(found)

  expect(title).toBe('12 signals')
})

test('the browser from npm draws the same page', async ({ skip }) => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return skip('the browser from npm runs on Linux x64 only')
  const { executablePath, env } = await unpackChromium()
  const found = await findChromium({ CHROMIUM_PATH: executablePath })

  const title = await titleSeenBy({ ...found, env: { ...found.env, ...env } })

  expect(title).toBe('12 signals')
})

test('a CHROMIUM_PATH that names no file is told apart from no browser at all', async () => {
  await expect(findChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).rejects.toThrow(
    'CHROMIUM_PATH names /nowhere/chromium',
  )
})

async function titleSeenBy(found: Browser): Promise<string> {
  const browser = await chromium.launch({ ...found, headless: true })
  try {
    const page = await browser.newPage()
    await page.setContent('<title></title><script>document.title = `${3 * 4} signals`</script>')
    return await page.title()
  } finally {
    await browser.close()
  }
}
