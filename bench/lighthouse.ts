// Lighthouse, mobile, for the product as `npm start` serves it: the median of five runs per page. It is not a test,
// because times depend on the machine. Needs a Chromium; Lighthouse itself is fetched from npm in the version below.
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium, findInstalledChromium } from '@stratomate/commands/browser/browser'
import { removeProduct, startProduct } from '@stratomate/commands/start-product'
import { upperMedian } from '@stratomate/std/statistics'

const lighthouseVersion = '13.5.0'
const runs = 5
const pages = [
  '/',
  '/pricing',
  '/documentation',
  '/how-to',
  '/strategies-library',
  '/lab',
  '/support',
  '/download',
  '/community',
]
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]
type Report = {
  categories: Record<Category, { score: number | null }>
  audits: Record<string, { score: number | null; title: string; numericValue?: number; scoreDisplayMode: string }>
}

async function main(): Promise<void> {
  const asked = process.argv.slice(2)
  const product = await startProduct()
  const folder = await mkdtemp(join(tmpdir(), 'stratomate-lighthouse-'))
  console.log(
    `${'page'.padEnd(22)}performance  accessibility  best practices  seo  layout shift  largest paint  blocked (ms)`,
  )
  for (const page of asked.length === 0 ? pages : asked) {
    const reports: Report[] = []
    for (let run = 0; run < runs; run++) reports.push(await runAgain(`${product.origin}${page}`, folder))
    print(page, reports)
  }
  await rm(folder, { recursive: true, force: true })
  await removeProduct(product)
}

/** Lighthouse asks for another run when Chromium left something out of its trace. */
async function runAgain(address: string, folder: string): Promise<Report> {
  try {
    return await runOnce(address, folder)
  } catch (error) {
    console.error(String(error), 'Once more.')
    return runOnce(address, folder)
  }
}

async function runOnce(address: string, folder: string): Promise<Report> {
  const file = join(folder, 'report.json')
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking'
  const only = categories.join(',')
  const args = ['exec', '--yes', `--package=lighthouse@${lighthouseVersion}`, '--', 'lighthouse', address, '--quiet']
  args.push('--output=json', `--output-path=${file}`, `--only-categories=${only}`, `--chrome-flags=${flags}`)
  // The browser as people have it, with a window; the one for the tests cannot open a window.
  const { executablePath, env } = findInstalledChromium() ?? (await findChromium())
  const child = spawn('npm', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...env, CHROME_PATH: executablePath },
  })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`Lighthouse ended with code ${String(code)} for ${address}.`)
  // Safe: the file is Lighthouse's own report, whose shape is that of the pinned version.
  return JSON.parse(await readFile(file, 'utf8')) as Report
}

function print(page: string, reports: readonly Report[]): void {
  const score = (category: Category) =>
    upperMedian(reports.map((report) => (report.categories[category].score ?? 0) * 100))
  const measured = (audit: string) =>
    upperMedian(reports.map((report) => report.audits[audit]?.numericValue ?? Number.NaN))
  const [performance, accessibility, practices, seo] = categories.map((category) => score(category).toFixed(0))
  console.log(
    [
      page.padEnd(22),
      performance?.padStart(11),
      accessibility?.padStart(15),
      practices?.padStart(16),
      seo?.padStart(5),
      measured('cumulative-layout-shift').toFixed(3).padStart(14),
      measured('largest-contentful-paint').toFixed(0).padStart(15),
      measured('total-blocking-time').toFixed(0).padStart(13),
    ].join(''),
  )
  const failed = Object.values(reports[0]?.audits ?? {}).filter(
    ({ score: value, scoreDisplayMode }) => scoreDisplayMode === 'binary' && value === 0,
  )
  for (const { title } of failed) console.log(`  not met: ${title}`)
}

await main()
