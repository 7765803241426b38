// A search of 10,000 combinations on a million candles in the browser, on /lab itself: the longest task of the page
// while it runs, how soon it ends when it is cancelled, and the most memory that the page's process takes (Linux only).
// Once with the workers of this machine, and once as on a machine with nine cores, where every worker has a copy of the
// candles.
import { readFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { candleTexts } from '@stratomate/candles/formats/candle-texts'
import { randomWalk } from '@stratomate/candles/random-walk'
import { findChromium } from '@stratomate/commands/browser/browser'
import { removeProduct, startProduct } from '@stratomate/commands/start-product'
import { chromium, type Browser, type Page } from 'playwright-core'

const candles = 1_000_000
const query = '?mode=search&g.period=5_104_1&g.multiplier=1_10.5_0.5&expiries=1_2_3_5_8'
const samplesMs = 100
const searchMs = 240_000

console.log(`machine: ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, load ${loadavg()[0]?.toFixed(1)}`)
const folder = await mkdtemp(join(tmpdir(), 'stratomate-lab-'))
const file = join(folder, 'EURUSD_M1.csv')
await writeFile(file, candleTexts.mt5(randomWalk({ candles, seed: 2 })))
const product = await startProduct()
const browser = await chromium.launch({ ...(await findChromium()), headless: true })
for (const cores of [cpus().length, 9]) await measureSearch(browser, cores)
await browser.close()
await removeProduct(product)
await rm(folder, { recursive: true })

async function measureSearch(opened: Browser, cores: number): Promise<void> {
  const context = await opened.newContext({ viewport: { width: 1_280, height: 800 } })
  await context.addInitScript((count) => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => count })
    Object.assign(globalThis, { longTasks: [] })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longTasks.push(duration)
    }).observe({ entryTypes: ['longtask'] })
  }, cores)
  const page = await context.newPage()
  await page.goto(`${product.origin}/lab${query}`)
  await page.locator('footer input[type=radio]:checked').waitFor()
  await page.getByRole('radio', { name: 'My own file' }).check()
  await page.getByLabel('File with candles').setInputFiles(file)
  await page.getByText('Fingerprint').waitFor({ timeout: searchMs })
  await page.getByText(/^10,000 combinations, about/u).waitFor({ timeout: searchMs })
  const { saidMs, endedMs } = await measureCancel(page)
  await page.evaluate(() => longTasks.splice(0))
  const memory = await watchMemory(opened)
  const startMs = performance.now()
  await page.getByRole('button', { name: 'Start the search' }).click()
  await page.getByText(/^Computing: \d+ of 100/u).waitFor()
  const most = page.workers().length
  await page.getByText(/^Computing: 98 of 100/u).waitFor({ timeout: searchMs })
  const during = await page.evaluate(() => longTasks.splice(0))
  await page.getByRole('region', { name: 'Result' }).waitFor({ timeout: searchMs })
  const seconds = (performance.now() - startMs) / 1_000
  console.log(
    `as with ${cores} cores, ${most} workers: 10,000 combinations × ${candles} candles in ${seconds.toFixed(0)} s; ` +
      `tasks of the page above 50 ms while it runs: ${during.length} (longest ${Math.max(0, ...during).toFixed(0)} ms); ` +
      `cancelled within ${saidMs.toFixed(0)} ms, no worker left after ${endedMs.toFixed(0)} ms; ${memory.stop()}`,
  )
  await context.close()
}

type Cancelled = { saidMs: number; endedMs: number }

/** From the press until the page shows the end, by its own clock, and until the browser has no worker left. */
async function measureCancel(page: Page): Promise<Cancelled> {
  await page.getByRole('button', { name: 'Start the search' }).click()
  await page.getByText(/^Computing: \d+ of 100/u).waitFor()
  const ended = Promise.all(page.workers().map((worker) => worker.waitForEvent('close')))
  const startMs = performance.now()
  const saidMs = await page.getByRole('button', { name: 'Cancel' }).evaluate(async (button) => {
    const pressedMs = performance.now()
    const said = new Promise<number>((resolve) => {
      new MutationObserver((_, observer) => {
        if (!document.body.innerText.includes('Cancelled. Nothing is computed any more.')) return
        observer.disconnect()
        resolve(performance.now() - pressedMs)
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    ;(button as HTMLElement).click()
    return said
  })
  await ended
  return { saidMs, endedMs: performance.now() - startMs }
}

/** The most private memory of the browser's page processes, in megabytes, sampled until it is stopped. */
async function watchMemory(opened: Browser): Promise<{ stop: () => string }> {
  const session = await opened.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const pages = processInfo.filter(({ type }) => type === 'renderer')
  let mostKb = 0
  const sample = async (): Promise<void> => {
    const sizes = await Promise.all(pages.map(({ id }) => ownMemoryKb(id)))
    mostKb = Math.max(mostKb, ...sizes)
  }
  const timer = setInterval(() => void sample(), samplesMs)
  return {
    stop() {
      clearInterval(timer)
      return mostKb === 0 ? 'memory is measured on Linux only' : `memory at most ${(mostKb / 1_024).toFixed(0)} MB`
    },
  }
}

async function ownMemoryKb(pid: number): Promise<number> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    return Number(/^RssAnon:\s+(\d+)/mu.exec(status)?.[1] ?? 0)
  } catch {
    return 0
  }
}

/** The values that the script in the page records. */
declare const longTasks: number[]
