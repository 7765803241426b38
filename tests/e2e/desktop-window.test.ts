import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { homedir, hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NamedProcess } from '@stratomate/commands/named-process'
import { routes } from '@stratomate/contracts/routes'
import { isSoak } from '@stratomate/commands/soak-scale'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import { readSecret } from '@stratomate/desktop/platform/secrets/secret-file'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findTightText } from './testing/page-checks/find-tight-text.ts'
import { findNameless } from './testing/page-checks/find-nameless.ts'
import { findViolations } from './testing/page-checks/find-violations.ts'
import { keepPicture } from './testing/keep-picture.ts'
import { openBrowser } from './testing/open-browser.ts'
import { helloFrame, openChart } from './testing/open-chart.ts'
import { largeWindow, openDesktopWindow, smallWindow } from './testing/open-desktop-window.ts'
import { publishApp } from './testing/publish-app.ts'
import { smallZip } from './testing/small-zip.ts'
import { type Member, signInMember } from './testing/sign-in-member.ts'
import { startDesktopWindow, startTerminal } from './testing/start-trading.ts'
import { stopAtBrokenStep } from './testing/stop-at-broken-step.ts'
import type { watchComplaints } from './testing/page-checks/watch-complaints.ts'

const admin = { email: 'admin@example.com', password: 'correct horse battery' }
const tabs = ['Charts/Favorites', 'Alerts Log', 'Trades', 'Settings'] as const

let product: Product
let browser: Browser
let owner: BrowserContext
let member: Member
let desktop: NamedProcess
let page: Page
let complaints: ReturnType<typeof watchComplaints>
const programs: NamedProcess[] = []

beforeAll(async () => {
  product = await startProduct({ env: { ADMIN_EMAIL: admin.email } })
  browser = await openBrowser()
  owner = await browser.newContext()
  member = await signInMember(owner, product)
})
afterAll(async () => {
  for (const program of programs.toReversed()) await program.stop()
  await browser.close()
  await removeProduct(product)
})

stopAtBrokenStep()

/** From now on the member lives in another country. */
async function moveTo(country: string): Promise<void> {
  const { method, path } = routes.changeProfile
  const data = { firstName: 'Ann', lastName: 'Lee', country }
  expect((await owner.request.fetch(`${product.origin}${path}`, { method, data })).ok()).toBe(true)
}

/** Starts the app and opens the address that it prints. */
async function openWindow(more: readonly string[] = []): Promise<string> {
  desktop = startDesktopWindow(product, more)
  programs.push(desktop)
  const opened = await openDesktopWindow(browser, desktop)
  page = opened.page
  complaints = opened.complaints
  return opened.address
}

const tab = (name: (typeof tabs)[number]) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const startButton = () => page.getByRole('button', { name: 'START TRADING', exact: true })
const stopButton = () => page.getByRole('button', { name: 'STOP', exact: true })

const shoot = (name: string) => keepPicture(page, `window ${name}`)

test('a fresh app shows the code of its sign-in, and goes on by itself when it is approved', async () => {
  await openWindow()
  await page.getByRole('heading', { name: 'Connect this computer' }).waitFor()
  const code = page.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/)
  await shoot('sign-in')
  expect(await findViolations(page)).toEqual([])
  await member.approveDevice(await code.innerText())

  await page.getByRole('heading', { name: 'Connect MetaTrader 5' }).waitFor()
  expect(new URL(page.url()).hash).toBe('')
  await shoot('terminal')
})

test('our files are installed into a terminal once, and a file that the person changed is asked about', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'terminal-'))
  await mkdir(join(folder, 'MQL5'))
  await page.getByLabel('Another data folder').fill(join(folder, 'MQL5'))
  await page.getByRole('button', { name: 'Look' }).click()
  await page.getByRole('alert').getByText('That folder holds no MQL5 folder.').waitFor()
  await page.getByLabel('Another data folder').fill(folder)
  await page.getByRole('button', { name: 'Look' }).click()
  await page.getByLabel('Indicator of the trial').selectOption('Super_Trend')
  await page.getByRole('button', { name: /^Install \d+ files/ }).click()
  await page.getByText('Everything is installed').waitFor()
  const expert = join(folder, 'MQL5/Experts/Stratomate/Stratomate.mq5')
  expect(await readdir(join(folder, 'MQL5/Indicators/Stratomate'))).toEqual(['Super_Trend.mq5'])
  await writeFile(expert, 'my own')
  await page.getByRole('button', { name: 'Look' }).click()
  await page.getByLabel('Replace Experts/Stratomate/Stratomate.mq5, which you changed').waitFor()
  await shoot('terminal files')

  expect(await readFile(expert, 'utf8')).toBe('my own')
  expect(await findViolations(page)).toEqual([])
  await rm(folder, { recursive: true })
})

test('charts appear when a terminal starts, and without favorites no signal is traded', async () => {
  programs.push(startTerminal(product, { charts: 3, speed: 240 }))
  await page.getByRole('heading', { name: 'Your chart is connected' }).waitFor()
  await page.getByRole('button', { name: 'Send a test signal' }).click()
  await page.getByText('Order and answer of the paper broker').waitFor()
  await shoot('test-signal')
  expect(await findViolations(page)).toEqual([])
  expect(await page.getByRole('contentinfo').innerText()).toMatch(/Today's Trades\s+0 of 10/)
  await startButton().click()
  await page.getByRole('button', { name: 'Panic stop' }).click()
  await startButton().waitFor()
  await page.getByRole('button', { name: 'Go to the charts' }).click()
  await page.getByRole('row').nth(3).waitFor()

  expect(await page.getByRole('button', { name: /^Favorite /, pressed: true }).count()).toBe(0)
  expect(await startButton().isVisible()).toBe(true)
})

test('a star makes a favorite, and one more than the plan allows is refused with the reason', async () => {
  const stars = page.getByRole('button', { name: /^Favorite /, pressed: false })
  await stars.first().click()
  await expect.poll(() => page.getByRole('button', { name: /^Favorite /, pressed: true }).count()).toBe(1)
  await stars.first().click()
  await expect.poll(() => page.getByRole('button', { name: /^Favorite /, pressed: true }).count()).toBe(2)
  await stars.first().click()

  await page.getByRole('alert').getByText('Your plan trades 2 charts').waitFor()
  expect(await page.getByRole('button', { name: /^Favorite /, pressed: true }).count()).toBe(2)
})

test('a wrong amount of a chart stays as it was typed, with the words for what is allowed', async () => {
  const amount = page.getByRole('textbox', { name: /^Amount of / }).first()
  const described = () =>
    amount.evaluate((field) => {
      return document.querySelector(`[id="${field.getAttribute('aria-describedby') ?? ''}"]`)?.textContent ?? ''
    })
  const wrong = [
    ['ten', 'Enter an amount such as 10.00, or leave it empty.'],
    ['500', 'At most $100.00, your maximum amount.'],
  ] as const
  for (const [typed, words] of wrong) {
    await amount.fill(typed)
    await amount.press('Tab')
    await expect.poll(described).toBe(words)
    expect(await amount.inputValue()).toBe(typed)
    expect(await amount.getAttribute('aria-invalid')).toBe('true')
  }
  await shoot('wrong amount')
  expect(await findViolations(page)).toEqual([])
  await amount.press('Escape')
  await expect.poll(described).toBe('')

  expect(await amount.inputValue()).toBe('')
  expect(await amount.getAttribute('aria-invalid')).toBeNull()
})

test('long names of a chart push nothing out of the smallest window', async () => {
  const chart = openChart(product.dataDir)
  const names = { sym: 'AUDCADCHF.rawspread-ecn', ind: 'Pocket_Options_Optimized_Indicator' }
  chart.send({ ...helloFrame(chart.token, 'long-names'), chart: '9', ...names })
  await page.getByText('Pocket_Options_Optimized_Indicator').waitFor()
  const edges = await page
    .locator('header button, [role=tablist] ~ button, td')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right))
  await shoot('long names')
  chart.end()

  expect(Math.max(...edges)).toBeLessThanOrEqual(smallWindow.width)
  await page.getByText('Pocket_Options_Optimized_Indicator').waitFor({ state: 'detached' })
})

test('before START every signal is refused because trading is stopped', async () => {
  await page.keyboard.press('Control+2')
  await page
    .getByText(/Trading is paused\. (Press START TRADING when you are ready|Panic stop)/)
    .first()
    .waitFor({ timeout: 60_000 })

  expect(await tab('Alerts Log').getAttribute('aria-selected')).toBe('true')
})

test('a person signs this computer out after a second press, and in again with another code', async () => {
  await tab('Settings').click()
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await shoot('sign-out')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Sign this computer out' }).click()
  const code = page.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/)
  await code.waitFor()
  await shoot('signed-out')
  await member.approveDevice(await code.innerText())

  await startButton().waitFor()
  await page.keyboard.press('Control+4')
  await page.getByRole('button', { name: 'Sign out', exact: true }).waitFor()
  await page.keyboard.press('Control+2')
})

test('after START a trade appears in the Alerts Log, in Trades and in Today’s Trades', async () => {
  await startButton().click()
  await stopButton().waitFor()
  await page
    .getByText(/^Traded \$10\.00\./)
    .first()
    .waitFor({ timeout: 90_000 })
  await shoot('alerts')
  await page
    .getByText(/^Traded \$10\.00\./)
    .first()
    .click()
  await page.getByRole('complementary', { name: 'Trace of the signal' }).getByText('Order sent').waitFor()
  await shoot('trace')
  await page.keyboard.press('Control+3')
  await page
    .getByRole('row', { name: /CALL|PUT/ })
    .first()
    .waitFor()
  await page
    .getByRole('button', { name: /^Record of / })
    .first()
    .click()
  const record = page.getByRole('complementary', { name: 'Trace of the signal' })
  await record.getByText('Paper broker, play money').waitFor()
  await shoot('trade record')
  // The newest trade may just be on its way to the broker.
  await expect.poll(() => record.innerText()).toMatch(/Broker's trade id\s+[\da-f-]{36}[^]*Entry price\s+\d/)
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Close the trace' }).click()
  await shoot('trades')

  expect(await page.getByRole('contentinfo').innerText()).toMatch(/Today's Trades\s+[1-9]\d* of 10/)
})

test('a favorite that asks shows its signal with the time left, and CALL and PUT trade without one', async () => {
  await page.keyboard.press('Control+1')
  const placing = page.getByRole('combobox', { name: /^Placing of / })
  for (const place of [0, 1]) await placing.nth(place).selectOption('ask')
  const question = page.getByRole('region', { name: 'A signal asks you' })
  await question.getByRole('button', { name: 'Trade', exact: true }).waitFor({ timeout: 60_000 })
  await shoot('question')
  await page
    .getByRole('button', { name: /^PUT .* by hand$/ })
    .first()
    .click()
  await page
    .getByText(/^The order on \w+ was sent\.$/)
    .first()
    .waitFor()
  for (const place of [0, 1]) await placing.nth(place).selectOption('at_once')
  await page.keyboard.press('Control+3')
  await page.getByRole('row', { name: /By hand/ }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Control+2')

  await page.getByText('The favorite asks you first, and you did not agree in time.').first().waitFor()
  await page.keyboard.press('Control+3')
})

test('closing the window while trading runs asks first, and the app goes on', async () => {
  const asked = page.waitForEvent('dialog')
  const closing = page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await closing

  expect(await stopButton().isVisible()).toBe(true)
})

test('STOP refuses the next signals with the reason, and so does the panic stop from any tab', async () => {
  await stopButton().click()
  await page.getByText('Trading is stopped. You stopped trading.').waitFor()
  await startButton().click()
  await stopButton().waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByText('Trading is stopped. Panic stop.').waitFor()
  await startButton().click()
  await stopButton().waitFor()
  await page.keyboard.press('Control+Shift+S')

  await startButton().waitFor()
  await page.keyboard.press('Control+2')
  const refused = page.getByText(/Trading is paused\. (You stopped|Panic stop)/)
  await expect.poll(() => refused.count(), { timeout: 60_000 }).toBeGreaterThan(0)
})

test('the pause of the dashboard stays above START until it is lifted there', async () => {
  const answer = await owner.request.get(`${product.origin}${routes.listDevices.path}`)
  const { items } = (await answer.json()) as { items: { id: string }[] }
  const path = routes.pauseDevice.path.replace(':id', items[0]?.id ?? '')
  const pause = (paused: boolean) =>
    owner.request.fetch(`${product.origin}${path}`, { method: routes.pauseDevice.method, data: { paused } })
  expect((await pause(true)).ok()).toBe(true)
  await page.getByText('It was paused in the dashboard. Resume it there.').waitFor()
  await startButton().click()
  await page.getByRole('alert').getByText('Trading is paused in the dashboard. Resume it there first.').waitFor()
  await pause(false)

  await page.getByText('Trading is stopped. Press START TRADING when you are ready.').waitFor()
  expect(await startButton().isVisible()).toBe(true)
})

test('a long Alerts Log is drawn in part, stays where the reader is, and counts what is new', async () => {
  const many = startTerminal(product, { charts: 12, speed: 1_200 })
  programs.push(many)
  await page.getByRole('list', { name: 'Alerts, newest first' }).waitFor()
  const list = page.getByRole('list', { name: 'Alerts, newest first' })
  const sizeOf = async () => Number(await list.getByRole('listitem').first().getAttribute('aria-setsize'))
  await expect.poll(sizeOf, { timeout: 90_000 }).toBeGreaterThan(60)
  await list.getByRole('button').first().focus()
  await page.keyboard.press('End')
  await page.getByRole('button', { name: /^\d+ new$/ }).waitFor({ timeout: 60_000 })
  const drawn = await list.getByRole('listitem').count()
  const focused = page.locator('li button:focus')
  const before = { words: await focused.innerText(), box: await focused.boundingBox() }
  const size = await sizeOf()
  await expect.poll(sizeOf, { timeout: 60_000 }).toBeGreaterThan(size)
  await shoot('long log')

  expect(drawn).toBeLessThan(45)
  expect(await focused.innerText()).toBe(before.words)
  expect((await focused.boundingBox())?.y).toBeCloseTo(before.box?.y ?? 0, 0)
  await page.getByRole('button', { name: /^\d+ new$/ }).click()
  await expect.poll(() => page.getByRole('button', { name: /^\d+ new$/ }).count()).toBe(0)
  await many.stop()
})

test('amounts change while the app runs, wrong ones change nothing and say why', async () => {
  await page.keyboard.press('Control+4')
  await page.getByRole('button', { name: 'Amount and limits' }).click()
  const amount = page.getByLabel('Amount per trade')
  await amount.fill('ten')
  await page.getByRole('button', { name: 'Save amounts and limits' }).click()
  await page.getByText('Enter an amount such as 10.00.').waitFor()
  await amount.fill('500')
  await page.getByRole('button', { name: 'Save amounts and limits' }).click()
  await page.getByRole('alert').getByText('Amount per trade: is above the maximum amount.').waitFor()
  await amount.fill('12.50')
  await page.getByLabel('Daily loss stop').fill('40')
  await page.getByRole('button', { name: 'Save amounts and limits' }).click()
  await page.getByRole('status').getByText('Saved').waitFor()
  await page.getByLabel('Daily loss stop').fill('90')
  await page.getByRole('button', { name: 'Save amounts and limits' }).click()

  expect(await page.getByText(/\$40\.00 holds until .+; then \$90\.00/).innerText()).toContain('after 24 hours')
  await shoot('limits')
})

test('while a limit refuses every signal the window does not say that trading runs, but which limit it is', async () => {
  const own = page.getByLabel('Own trades a day')
  const save = page.getByRole('button', { name: 'Save amounts and limits' })
  await own.fill('1')
  await save.click()
  await page.getByRole('status').getByText('Saved', { exact: true }).waitFor()
  // The earlier trades may have used up the plan's day too, and then that is shown first. The answer to START
  // disappears by itself.
  const notice = page.getByText(
    /Your own number of trades for today is reached|Trading is paused until the daily limit/,
  )
  const answer = page
    .getByRole('status')
    .getByText(/^Trading is on, but nothing is traded now\. (Your own number|Trading is paused until)/)
  await Promise.all([notice.first().waitFor(), answer.waitFor(), startButton().click()])
  expect(await page.getByText('Signals of your favorites become trades.').count()).toBe(0)
  await shoot('limit notice')
  await stopButton().click()
  await own.fill('')
  await save.click()
  await startButton().waitFor()
})

test('a money plan is on only after its worst case was read', async () => {
  await page.getByRole('button', { name: 'Money plan' }).click()
  await page.getByLabel('Money plan').selectOption('percent')
  const share = page.getByLabel('Share of the balance')
  await share.fill('two')
  await page.getByRole('button', { name: 'Use this plan' }).click()
  await page.getByText('Enter a number from 0.1 to 10.').waitFor()
  expect(await share.evaluate((field) => field === document.activeElement)).toBe(true)
  await share.fill('2,5')
  await page.getByRole('button', { name: 'Use this plan' }).click()
  await page.getByText('On now: Share of the balance, 2.5% of it for each trade.').waitFor()
  await page.getByLabel('Money plan').selectOption('martingale')
  await page.getByLabel('Steps').fill('3')
  await page.getByRole('button', { name: 'Show the worst case' }).click()
  const xray = page.getByRole('region', { name: 'Worst case of this plan' })
  await xray.getByText('$12.50, $25.00, $50.00').waitFor()
  await shoot('plan')

  expect(await xray.getByRole('button', { name: 'Switch this plan on' }).isDisabled()).toBe(true)
  await xray.getByLabel(/I have read the worst case/).check()
  await xray.getByRole('button', { name: 'Switch this plan on' }).click()
  await page.getByText('On now: Martingale').waitFor()
  await page.getByRole('button', { name: 'Amount and limits' }).click()
  await page.getByLabel('Amount per trade').fill('13')
  await page.getByRole('button', { name: 'Save amounts and limits' }).click()
  await page.getByRole('status').getByText('The money plan is off').waitFor()
  await page.getByLabel('Amount per trade').fill('12.50')
  await page.getByRole('button', { name: 'Save amounts and limits' }).click()
  await page.getByRole('status').getByText('Saved', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Money plan' }).click()
  await page.getByLabel('Money plan').selectOption('fixed')
  await page.getByRole('button', { name: 'Use this plan' }).click()
  await page.getByText('On now: Fixed amount').waitFor()
})

test('a real broker needs its notice read, and real money a country that allows it and the word', async () => {
  await page.getByRole('button', { name: 'Broker', exact: true }).click()
  await page.getByLabel('Broker', { exact: true }).selectOption('deriv')
  await page.getByText('Orders go to Deriv through its official public interface').waitFor()
  await page.getByLabel('Account id').fill('CR1234')
  await page.getByRole('button', { name: 'Save this broker' }).click()
  await page.getByRole('alert').getByText('Read the notice and accept it first.').waitFor()
  await page.getByLabel('I have read this and accept the risk.').check()
  await page.getByRole('radio', { name: 'Live' }).click()
  await page.getByLabel('Type LIVE to trade with real money').fill('yes')
  await shoot('broker')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save this broker' }).click()
  await page.getByRole('alert').getByText('Trading with real money is locked for your account').waitFor()

  await moveTo('BR')
  await expect
    .poll(
      async () => {
        await page.getByRole('button', { name: 'Save this broker' }).click()
        return page.getByRole('alert').innerText()
      },
      { timeout: 20_000 },
    )
    .toContain('Type the word to choose real money.')

  await page.getByLabel('Type LIVE to trade with real money').fill('LIVE')
  await page.getByRole('button', { name: 'Save this broker' }).click()
  await page.getByText('Live: real money.').waitFor()
  await page.getByText('your access is missing').waitFor()
  await shoot('live broker')
})

test('an order by hand with real money is confirmed once more, and Cancel places nothing', async () => {
  await startButton().click()
  const start = page.getByRole('dialog', { name: 'Trade with real money' })
  await start.getByLabel(/^Type LIVE/).fill('LIVE')
  await start.locator('button[type=submit]').click()
  await stopButton().waitFor()
  await page.keyboard.press('Control+1')
  const call = page.getByRole('button', { name: /^CALL .* by hand$/ }).first()
  const order = page.getByRole('dialog', { name: 'Trade with real money' })
  await call.click()
  await order.getByText(/^CALL .+ at Deriv, Live, for .+\. An order cannot be taken back\.$/).waitFor()
  await shoot('live order')
  expect(await findViolations(page)).toEqual([])
  await order.getByRole('button', { name: 'Cancel' }).click()
  await order.waitFor({ state: 'hidden' })
  expect(await page.getByText('Not traded.').count()).toBe(0)

  await call.click()
  await order.getByRole('button', { name: 'Place the order' }).click()
  await page.getByText('Not traded. The broker is not connected.').first().waitFor()
  expect(await order.isVisible()).toBe(false)
  await stopButton().click()
  await startButton().waitFor()
  await page.keyboard.press('Control+4')
})

test('START with real money in a country where it is locked says so, and the paper broker is back at once', async () => {
  const dialog = page.getByRole('dialog', { name: 'Trade with real money' })
  await moveTo('GB')
  const locked = page.getByRole('alert').getByText('Trading with real money is locked for your account')
  await expect
    .poll(
      async () => {
        // The word was typed in this session: until the lock arrives, trading starts, and it is stopped before the next
        // press.
        await startButton().click()
        await locked.or(stopButton()).first().waitFor()
        if (await stopButton().isVisible()) await stopButton().click()
        await startButton().waitFor()
        return locked.count()
      },
      { timeout: 60_000 },
    )
    .toBe(1)
  await shoot('locked start')
  expect(await dialog.isVisible()).toBe(false)
  expect(await page.getByText('Trading is stopped.').first().isVisible()).toBe(true)

  await page.getByLabel('Broker', { exact: true }).selectOption('paper')
  await page.getByRole('button', { name: 'Use the paper broker' }).click()
  await page.getByText('Demo: no real money.').waitFor()
  await page.getByText('Connected.', { exact: true }).waitFor()
  await tab('Trades').click()
  await page.getByText('Result today, demo').waitFor()
  await tab('Settings').click()
  await startButton().click()
  await stopButton().waitFor()
  await page.getByLabel('Broker', { exact: true }).selectOption('pocket_option')
  await page.getByLabel('I have read this and accept the risk.').check()
  await page.getByRole('button', { name: 'Save this broker' }).click()
  await page.getByRole('alert').getByText('Stop trading first, then choose another broker.').waitFor()
  await stopButton().click()
  await startButton().waitFor()
})

test('an account is switched on beside the first, and a chart that names it trades there or not at all', async () => {
  await page.getByRole('button', { name: 'Add it beside the first' }).click()
  const list = page.getByRole('region', { name: 'Accounts' })
  await list.getByText('Waits for you: your access is missing').waitFor()
  await list.getByRole('button', { name: 'Switch on Deriv, Live' }).click()
  await list.getByLabel('Type LIVE to trade with real money at Deriv').fill('LIVE')
  await shoot('accounts')
  expect(await findViolations(page)).toEqual([])
  await list.getByRole('button', { name: 'Switch on', exact: true }).click()
  await page.getByRole('alert').getByText('Trading with real money is locked for your account').waitFor()
  await list.getByRole('button', { name: 'Cancel' }).click()
  await page.getByLabel('Broker', { exact: true }).selectOption('deriv')
  expect(await page.getByLabel('Account id').inputValue()).toBe('CR1234')

  await page.keyboard.press('Control+1')
  const rules = page.getByRole('button', { name: /^Rules of .*/ }).first()
  await rules.click()
  await page.getByLabel('Account', { exact: true }).selectOption('pocket-option:demo')
  await shoot('account of a chart')
  await page.getByRole('button', { name: 'Charts', exact: true }).click()
  await page.getByRole('button', { name: /^Rules of .*Pocket Option, Demo$/ }).waitFor()
  await startButton().click()
  await stopButton().waitFor()
  await page.keyboard.press('Control+2')
  await page.getByText('The broker is not connected.').first().waitFor({ timeout: 60_000 })
  expect(await page.getByText('Paper broker +1').isVisible()).toBe(true)
  const plan = page.getByRole('banner').getByText('Free Trial')
  expect(await plan.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true)
  await stopButton().click()

  await page.keyboard.press('Control+4')
  await list.getByRole('button', { name: 'Switch off Pocket Option, Demo' }).click()
  await list.getByRole('button', { name: 'Switch on Pocket Option, Demo' }).waitFor()
  await page.keyboard.press('Control+1')
  await rules.click()
  await page.getByLabel('Account', { exact: true }).selectOption('The first, for all charts')
  await page.getByRole('button', { name: 'Charts', exact: true }).click()
})

test('axe finds nothing on any tab, in both themes and all sections of the settings, and all that speaks has a name', async () => {
  for (const theme of ['Light', 'Dark']) {
    await page.keyboard.press('Control+4')
    await page.getByRole('button', { name: 'Look and sound' }).click()
    await page.getByRole('radio', { name: theme, exact: true }).click()
    await page.locator(`html[data-theme=${theme.toLowerCase()}]`).waitFor()
    for (const size of isSoak ? [smallWindow, largeWindow] : [smallWindow]) {
      await page.setViewportSize(size)
      for (const name of tabs) {
        await tab(name).click()
        expect(await findViolations(page), `${name} ${theme}`).toEqual([])
        expect(await findNameless(page), `${name} ${theme}`).toEqual([])
        expect(await findTightText(page), `${name}`).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
        await shoot(`${name.split('/')[0]} ${theme} ${size.width}`)
      }
      for (const section of await page.getByRole('navigation', { name: 'Settings' }).getByRole('button').all()) {
        await section.click()
        const words = await section.innerText()
        expect(await findViolations(page), `${words} ${theme}`).toEqual([])
        expect(await findNameless(page), `${words} ${theme}`).toEqual([])
        expect(await findTightText(page), `${words}`).toEqual([])
        await shoot(`settings ${words} ${theme} ${size.width}`)
      }
    }
  }
  await page.setViewportSize(smallWindow)
})

test('the doctor looks at every link, and the text for support holds no secret', async () => {
  const silent = openChart(product.dataDir)
  const note = { type: 'note', run: 'no-source', code: 'source_choice', count: 1, about: 'MA(20), RSI(14)' }
  silent.send({ ...helloFrame(silent.token, 'no-source'), sym: 'AUDUSD-OTC', chart: '8', ind: '' }, note)
  await page.keyboard.press('Control+4')
  await page.getByRole('button', { name: 'Diagnostics' }).click()
  await page.getByRole('button', { name: 'Check everything' }).click()
  await page.getByText('MetaTrader 5 is connected with 3 charts.').waitFor()
  await page.getByText('The pipe is open for terminals.').waitFor()
  await page.getByText(/The clock is right/).waitFor()
  await page.getByText('AUDUSD-OTC, 1 min: Several indicators on the chart could be the source').waitFor()
  await page.getByText('(source_choice: MA(20), RSI(14))').waitFor()
  await shoot('doctor')
  silent.end()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  const text = await page.getByLabel('Text for support').inputValue()
  const credential = readSecret(join(product.dataDir, 'desktop/credential.json')) ?? ''
  // Safe: the app writes its sign-in in this form.
  const { refreshToken } = JSON.parse(credential) as { refreshToken: string }
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page
    .getByRole('status')
    .getByText(/Saved as .*support-/)
    .waitFor()

  expect(text).toContain('Trading was started in the window.')
  for (const secret of [refreshToken, member.email, hostname(), homedir()]) expect(text).not.toContain(secret)
  expect(await findViolations(page)).toEqual([])
})

test('the log is searched for what the app has done, and holds no secret', async () => {
  await page.getByRole('button', { name: 'Log', exact: true }).click()
  const lines = page.getByRole('list', { name: 'Lines of the log' })
  await lines.getByRole('listitem').nth(10).waitFor()
  const credential = readSecret(join(product.dataDir, 'desktop/credential.json')) ?? ''
  const { refreshToken } = JSON.parse(credential) as { refreshToken: string }
  expect(await lines.innerText()).not.toContain(refreshToken)
  await page.getByLabel('Search the log').fill('started WINDOW')
  await shoot('log')

  for (const line of await lines.getByRole('listitem').allInnerTexts())
    expect(line).toContain('Trading was started in the window.')
  await page.getByLabel('Search the log').fill('nothing has these words')
  await page.getByText('No line fits the search.').waitFor()
})

test('a day is exported with its trades and its refused signals', async () => {
  await tab('Trades').click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV' }).click()
  const file = await (await download).createReadStream()
  let text = ''
  for await (const chunk of file) text += String(chunk)

  expect(text.split('\r\n')[0]).toContain('"time_utc","kind","symbol"')
  expect(text).toMatch(/,"trade",/)
  expect(text).toMatch(/"Trading is paused\."/)
})

test('a recorded day is replayed with other limits while trading is stopped, and no setting changes', async () => {
  await page.keyboard.press('Control+4')
  await page.getByRole('button', { name: 'Replay a day' }).click()
  const replay = page.getByRole('button', { name: 'Replay this day' })
  await startButton().click()
  await stopButton().waitFor()
  await replay.click()
  await page.getByRole('alert').getByText('Stop trading first.').waitFor()
  await stopButton().click()
  await startButton().waitFor()
  await page.getByLabel('Minimum payout').fill('much')
  await replay.click()
  await page.getByText('Enter a number from 0 to 1,000.').waitFor()
  // No broker pays ten times the stake, so none of the day's trades would have been placed.
  await page.getByLabel('Minimum payout').fill('1000')
  await replay.click()
  const sums = page.getByRole('table', { name: 'The day as it was, and as it would have been' })
  const trades = sums.getByRole('row', { name: /^Trades / })
  await trades.waitFor()
  const differences = page.getByRole('list', { name: 'Signals that would have been judged differently' })

  expect(await trades.innerText()).toMatch(/Trades\s+[1-9]\d*\s+0$/u)
  expect(await differences.innerText()).toContain('Not traded: The payout is under your minimum.')
  expect(await findViolations(page)).toEqual([])
  await shoot('replay')
  await page.getByRole('button', { name: 'Change the numbers' }).click()
  expect(await page.getByLabel('Minimum payout').inputValue()).toBe('1000')
  await page.getByRole('button', { name: 'Amount and limits' }).click()
  expect(await page.getByLabel('Minimum payout').inputValue()).not.toBe('1000')
})

test('a whole session goes by keys alone: a favorite, START, STOP, the panic stop, a trace, and the day as a file', async () => {
  const reach = async (target: Locator) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error('The Tab key does not lead there.')
  }
  const expanded = page.getByRole('list', { name: 'Alerts, newest first' }).locator('button[aria-expanded=true]')
  await page.keyboard.press('Control+1')
  const label = await page
    .getByRole('button', { name: /^Favorite /, pressed: true })
    .first()
    .getAttribute('aria-label')
  const star = page.getByRole('button', { name: label ?? '', exact: true })
  for (const state of ['false', 'true']) {
    await reach(star)
    await page.keyboard.press('Space')
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe(state)
  }
  await reach(startButton())
  await page.keyboard.press('Enter')
  await reach(stopButton())
  await page.keyboard.press('Enter')
  await page.getByText('Trading is stopped. You stopped trading.').waitFor()
  await page.keyboard.press('Enter')
  await stopButton().waitFor()
  await page.keyboard.press('Control+Shift+S')
  await page.getByText('Trading is stopped. Panic stop.').waitFor()

  await page.keyboard.press('Control+2')
  await reach(page.getByRole('list', { name: 'Alerts, newest first' }).getByRole('button').first())
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('complementary', { name: 'Trace of the signal' }).waitFor()
  await page.keyboard.press('Tab')
  await reach(page.getByRole('button', { name: 'Close the trace' }))
  await page.keyboard.press('Enter')
  await expect.poll(() => expanded.count()).toBe(0)
  expect(await page.locator('li button:focus').count()).toBe(1)

  await page.keyboard.press('Control+3')
  await reach(page.getByRole('link', { name: 'CSV' }))
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toMatch(/\.csv$/u)
})

test('a second start opens the window of the first one again and ends', async () => {
  const second = startDesktopWindow(product)
  const [, address = ''] = await second.says(/is already running\. Its window opens again: (http\S+)/)
  expect(await second.ended).toBe(0)
  const again = await browser.newPage()
  await again.goto(address)
  await again.getByRole('button', { name: 'START TRADING', exact: true }).waitFor()
  await again.close()

  const reused = await (await browser.newContext()).newPage()
  await reused.goto(address)
  await reused.getByRole('heading', { name: 'This window is closed' }).waitFor()
})

test('a version that the site publishes is fetched and checked, and waits until the person takes it', async () => {
  await publishApp(browser, product, { admin, zip: smallZip('the next version') })

  await tab('Settings').click()
  await page.getByRole('button', { name: 'Version', exact: true }).click()
  await page.getByRole('heading', { name: 'No newer version is known' }).waitFor()
  await page.getByRole('button', { name: 'Look for a newer version' }).click()
  await page.getByRole('heading', { name: /^Version [\d.]+ is ready$/u }).waitFor()
  const kept = await page.getByText(/updates\/[\d.]+\.zip$/u).innerText()
  await shoot('version')

  expect(await readFile(kept)).toEqual(smallZip('the next version'))
  expect(await findViolations(page)).toEqual([])
  await tab('Charts/Favorites').click()
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /is ready$/u })
    .click()
  await page.getByRole('heading', { name: /is ready$/u }).waitFor()
})

test('settings and favorites are there after Quit and a new start, and trading begins stopped', async () => {
  await tab('Settings').click()
  await page.getByRole('button', { name: 'Diagnostics' }).click()
  await page.getByRole('button', { name: 'Quit' }).click()
  expect(await desktop.ended).toBe(0)
  expect(complaints(/./)).toEqual([])
  await openWindow()

  await page.getByText('Trading is stopped. Press START TRADING when you are ready.').waitFor()
  await expect.poll(() => page.getByRole('button', { name: /^Favorite /, pressed: true }).count()).toBe(2)
  await page.keyboard.press('Control+4')
  await page.getByRole('button', { name: 'Amount and limits' }).click()
  expect(await page.getByLabel('Amount per trade').inputValue()).toBe('12.50')
})

test('after a crash while trading, the next start stays stopped and says why', async () => {
  await startButton().click()
  await stopButton().waitFor()
  await desktop.kill()
  await page.getByText(/The app has not answered since/).waitFor()
  await page.keyboard.press('Control+Shift+S')
  await page.getByRole('alert').getByText('The app does not answer.').waitFor()
  await openWindow()

  await page
    .getByText(/The app ended unexpectedly while it was trading/)
    .first()
    .waitFor()
  expect(await startButton().isVisible()).toBe(true)
})
