// From a year of one-minute candles to the first verdict on /lab, with the page's processor slowed down four times, as
// Lighthouse simulates a mid-range phone: the median of five. Chromium slows down the page, not its workers.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { candleTexts } from '@stratomate/candles/formats/candle-texts'
import { randomWalk } from '@stratomate/candles/random-walk'
import { findChromium } from '@stratomate/commands/browser/browser'
import { removeProduct, startProduct } from '@stratomate/commands/start-product'
import { upperMedian } from '@stratomate/std/statistics'
import { chromium, type Page } from 'playwright-core'

const [runs, slowerTimes] = [5, 4]

const loadAtStart = loadavg()[0] ?? 0
const folder = await mkdtemp(join(tmpdir(), 'stratomate-lab-'))
const file = join(folder, 'EURUSD_M1.csv')
await writeFile(file, candleTexts.mt5(randomWalk({ candles: 370_000, seed: 2 })))
const product = await startProduct()
const browser = await chromium.launch({ ...(await findChromium()), headless: true })
const times: Awaited<ReturnType<typeof measureOnce>>[] = []
for (let run = 0; run < runs; run += 1) times.push(await measureOnce())
const median = (name: 'read' | 'verdict') => upperMedian(times.map((time) => time[name]))
const [read, verdict] = [median('read'), median('verdict')]
console.log(
  `file of 370,000 rows until its facts: ${read.toFixed(0)} ms; press until the verdict: ${verdict.toFixed(0)} ms`,
)
console.log(
  `together ${(read + verdict).toFixed(0)} ms with the page ${slowerTimes} times as slow; ${browser.version()}`,
)
console.log(`load of the machine before: ${loadAtStart.toFixed(1)}`)
await browser.close()
await removeProduct(product)
await rm(folder, { recursive: true })

async function measureOnce(): Promise<{ read: number; verdict: number }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(`${product.origin}/lab`)
  // The page can be used once the theme switch in its footer works.
  await page.locator('footer input[type=radio]:checked').waitFor()
  await page.getByRole('radio', { name: 'My own file' }).check()
  await page.getByLabel('File with candles').waitFor()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerTimes })
  const reading = timeFrom(page, { event: 'change', tag: 'dt', text: 'Fingerprint' })
  await page.getByLabel('File with candles').setInputFiles(file)
  const read = await reading
  const judging = timeFrom(page, { event: 'click', tag: 'h2', text: 'Result' })
  await page.getByRole('button', { name: 'Test this rule' }).click()
  const verdict = await judging
  await context.close()
  return { read, verdict }
}

/**
 * From an action of the person until an element with this text was painted, in milliseconds of the page's own clock,
 * because the time in which the driver of the browser scrolls and presses does not count.
 */
function timeFrom(page: Page, shown: { event: 'change' | 'click'; tag: string; text: string }): Promise<number> {
  return page.evaluate(
    ({ event, tag, text }) =>
      new Promise<number>((resolve) => {
        let startMs = Number.NaN
        addEventListener(event, () => (startMs = performance.now()), { capture: true, once: true })
        const observer = new MutationObserver(() => {
          const isThere = [...document.querySelectorAll(tag)].some(({ textContent }) => textContent.includes(text))
          if (!isThere || Number.isNaN(startMs)) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - startMs)))
        })
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
      }),
    shown,
  )
}
