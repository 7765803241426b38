import { chromium } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Browser, canRunUnpacked, findChromium, findInstalledChromium } from './browser.ts'
import { unpackChromium } from './unpack-chromium.ts'

test('the browser that is found draws a page', async () => {
  expect(await lookAt(await findChromium())).toEqual({ title: '12 signals', width: 100, language: 'en-US' })
})

test('it is the one from npm, the same for everybody', async ({ skip }) => {
  if (!canRunUnpacked()) return skip('the browser from npm runs on Linux x64 with glibc only')
  const { executablePath } = await unpackChromium()

  expect((await findChromium({})).executablePath).toBe(executablePath)
})

test('an installed browser draws the same page', async ({ skip }) => {
  const installed = findInstalledChromium()
  if (installed === null) return skip('no browser is installed here')

  expect(await lookAt(installed)).toEqual({ title: '12 signals', width: 100, language: 'en-US' })
})

test('a CHROMIUM_PATH that names no file is told apart from no browser at all', async () => {
  await expect(findChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).rejects.toThrow(
    'CHROMIUM_PATH names /nowhere/chromium',
  )
})

type Look = { title: string; width: number | undefined; language: string }

/** A text field needs a font: a browser that finds none crashes. */
async function lookAt(found: Browser): Promise<Look> {
  const browser = await chromium.launch({ ...found, headless: true })
  try {
    const page = await browser.newPage()
    await page.setContent(
      '<title></title><input value="EURUSD" style="width: 100px; box-sizing: border-box">' +
        '<script>document.title = `${3 * 4} signals`</script>',
    )
    await page.screenshot()
    const width = (await page.locator('input').boundingBox())?.width
    return { title: await page.title(), width, language: await page.evaluate(() => navigator.language) }
  } finally {
    await browser.close()
  }
}
