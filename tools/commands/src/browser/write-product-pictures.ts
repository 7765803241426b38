// Writes the pictures of the home page from the running product: simulated charts, the paper broker, a dashboard and
// the window of the app. The terminal is stopped at the first open order, because no picture that advertises shows how
// a trade ended. Run it after a change of what they show.
import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Page } from 'playwright-core'
import { openDemoAccount } from '../demo-account.ts'
import { startNamed } from '../named-process.ts'
import { node, repository } from '../repository.ts'
import { removeProduct, startProduct } from '../start-product.ts'
import { findChromium } from './browser.ts'
import { toWebp } from './to-webp.ts'

const target = join(repository, 'apps/web/src/shared/pictures')
const themes = ['dark', 'light'] as const
type Theme = (typeof themes)[number]
type Picture = { name: string; png: Buffer }
/** The shape of the pictures, as their cards give it. */
const shape = { width: 760, height: 345 }
/** Sharp on screens with two pixels for one. */
const width = 2 * shape.width
const windowSize = { width: 1_180, height: 720 }
const quality = 0.8
/** The gutter of the dashboard with the edge of a card. */
const cardEdge = 26
/** Stands in the pictures instead of the name of the computer that takes them. */
const computerName = 'Desktop PC'
/** Candles that the charts have before the first order, at one a second. */
const candlesBefore = 70

const product = await startProduct({ env: { APP_MODE: 'demo' } })
const found = await findChromium()
// A chart asks the screen and not the page how sharp it is to be drawn.
const args = [...found.args, '--force-device-scale-factor=2']
const browser = await chromium.launch({ ...found, args, headless: true })
const account = await openDemoAccount(product.origin, join(product.dataDir, 'pictures.json'))
const desktop = startNamed({
  name: 'desktop',
  path: join(repository, 'apps/desktop/src/app/main.ts'),
  args: ['--browser', 'none', '--server', product.origin],
  environment: { DATA_DIR: product.dataDir },
  cwd: repository,
  show: 'terminal',
})
const [, address = ''] = await desktop.says(/The window: (http\S+)/u)
const window = await openPage(windowSize, 'dark')
await window.goto(address)
await account.approveDevice(await window.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/u).innerText())
const terminal = startCharts(product.dataDir)
process.once('exit', () => terminal.kill('SIGKILL'))
// The app's own pages do not let a script take a picture.
const blank = await browser.newPage()
await window.getByRole('button', { name: 'Send a test signal' }).click()
await window.getByRole('button', { name: 'Go to the charts' }).click()
const star = () =>
  window
    .getByRole('button', { name: /^Favorite /u, pressed: false })
    .first()
    .click()
// One favorite, so that the order is on the chart that is shown.
await star()
const dashboards = { dark: await openDashboard('dark'), light: await openDashboard('light') }
await sleep(candlesBefore * 1_000)
await window.getByRole('button', { name: 'START TRADING', exact: true }).click()
await desktop.says(/accepted by the broker/u)
await star()
// No row is lit up by the pointer that has pressed its star.
await window.mouse.move(0, 0)
await nameComputer(window)
await sleep(600)
terminal.kill('SIGSTOP')
// A terminal counts as gone after some silent seconds, so all pictures are taken first and written later.
const taken: Picture[] = []
for (const theme of themes) {
  const dashboard = dashboards[theme]
  taken.push({ name: `dashboard-${theme}`, png: await take(dashboard, await chartOf(dashboard)) })
  await window.emulateMedia({ colorScheme: theme })
  taken.push({ name: `window-${theme}`, png: await take(window, { x: 0, y: 0, width: windowSize.width }) })
}
if ((await window.getByText('1 open', { exact: true }).count()) === 0) {
  throw new Error(
    'The order ended before its picture was taken, so none is written: try again on a machine that is idle.',
  )
}
for (const picture of taken) await write(picture)
await browser.close()
await desktop.stop()
await removeProduct(product)

function startCharts(dataDir: string): ChildProcess {
  const path = join(repository, 'tools/simulators/src/terminal/main.ts')
  const args = ['--charts', '3', '--speed', '60', '--seed', '7', '--quiet']
  return spawn(node, [path, ...args], { env: { ...process.env, DATA_DIR: dataDir }, stdio: 'ignore' })
}

async function openPage(viewport: { width: number; height: number }, colorScheme: Theme): Promise<Page> {
  const context = await browser.newContext({ viewport, colorScheme, deviceScaleFactor: 2, reducedMotion: 'reduce' })
  return context.newPage()
}

/** A dashboard that is signed in, on a screen that is tall enough for a whole chart. */
async function openDashboard(theme: Theme): Promise<Page> {
  const page = await openPage({ width: 792, height: 1_200 }, theme)
  await page.goto(`${product.origin}/login?returnTo=/dashboard`)
  await page.getByLabel('Email').fill(account.email)
  await page.locator('#password').fill(account.password)
  await page.locator('#password').press('Enter')
  await page.waitForURL(({ pathname }) => pathname === '/dashboard')
  return page
}

/** The window says on which computer it runs, which is nobody's business here. */
async function nameComputer(page: Page): Promise<void> {
  await page
    .getByText(hostname())
    .first()
    .evaluate(
      (element, [own, neutral]) => {
        for (const node of element.childNodes) {
          if (node.nodeType === Node.TEXT_NODE) node.nodeValue = node.nodeValue?.replace(own, neutral) ?? null
        }
      },
      [hostname(), computerName] as const,
    )
}

type Cut = { x: number; y: number; width: number }

/** Where the first chart of a dashboard is, without the edges of its card. */
async function chartOf(page: Page): Promise<Cut> {
  const box = await page.getByRole('heading', { name: 'Charts', exact: true }).boundingBox()
  if (box === null) throw new Error('The dashboard shows no charts.')
  return { x: cardEdge, y: box.y + box.height + 20, width: 792 - 2 * cardEdge }
}

async function take(page: Page, cut: Cut): Promise<Buffer> {
  return page.screenshot({ clip: { ...cut, height: Math.round((cut.width * shape.height) / shape.width) } })
}

async function write({ name, png }: Picture): Promise<void> {
  const bytes = await toWebp(blank, png, { quality, width })
  const file = `${name}.webp`
  writeFileSync(join(target, file), bytes)
  console.log(`${file}: ${(bytes.length / 1024).toFixed(1)} KiB`)
}
