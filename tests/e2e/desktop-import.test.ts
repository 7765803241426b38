import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@stratomate/contracts/endpoints'
import type { NamedProcess } from '@stratomate/commands/named-process'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import { routes } from '@stratomate/contracts/routes'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from './testing/page-checks/find-violations.ts'
import { keepPicture } from './testing/keep-picture.ts'
import { openBrowser } from './testing/open-browser.ts'
import {
  largeWindow,
  openDesktopWindow,
  passFirstSteps,
  shownCode,
  smallWindow,
} from './testing/open-desktop-window.ts'
import { type Member, signInMember } from './testing/sign-in-member.ts'
import { startDesktopWindow, startTerminal } from './testing/start-trading.ts'
import { stopAtBrokenStep } from './testing/stop-at-broken-step.ts'
import type { watchComplaints } from './testing/page-checks/watch-complaints.ts'

type SharedSettings = NonNullable<BodyOf<'writePost'>['settings']>
const shared: SharedSettings = {
  indicatorId: 'super-trend',
  parameters: { period: 12, multiplier: 3.5 },
  pair: 'EUR/USD',
  timeframe: 'M1',
  expiryCandles: 5,
  stake: { kind: 'fixed', cents: 500 },
}

let product: Product
let browser: Browser
let owner: BrowserContext
let member: Member
let page: Page
let complaints: ReturnType<typeof watchComplaints>
let postId: string | null = null
const programs: NamedProcess[] = []

beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
  owner = await browser.newContext()
  member = await signInMember(owner, product)
  const desktop = startDesktopWindow(product)
  programs.push(desktop)
  const opened = await openDesktopWindow(browser, desktop)
  page = opened.page
  complaints = opened.complaints
  await member.approveDevice(await shownCode(page))
  programs.push(startTerminal(product, { charts: 3, speed: 60 }))
  await passFirstSteps(page)
  await page.keyboard.press('Control+4')
  await page.getByRole('button', { name: 'Import settings' }).click()
}, 120_000)
afterAll(async () => {
  for (const program of programs.toReversed()) await program.stop()
  await browser.close()
  await removeProduct(product)
})

stopAtBrokenStep()

const shoot = (name: string) => keepPicture(page, `import ${name}`)
const field = () => page.getByLabel('Copied settings, or the address of a post')
const chart = () => page.getByLabel('Chart that takes these settings')
const difference = () => page.getByRole('table', { name: 'Settings of the chart today and after the import' })
const rowOf = (name: string) => difference().getByRole('row', { name: new RegExp(`^${name}`) })
const lastImport = () => page.getByRole('region', { name: 'Last import' })
const read = async (text: string) => {
  const cancel = page.getByRole('button', { name: 'Cancel' })
  if (await cancel.isVisible()) await cancel.click()
  await field().fill(text)
  await page.getByRole('button', { name: 'Show what would change' }).click()
}
/** A new member may not post often, so one post is changed for each step; returns its id. */
const share = async (settings: SharedSettings) => {
  const content = `Try this on a demo account ${randomUUID()}`
  const change: BodyOf<'changePost'> = { content, settings }
  if (postId === null) postId = await post(owner, { content, settings })
  const path = routes.changePost.path.replace(':id', postId)
  expect((await owner.request.patch(`${product.origin}${path}`, { data: change })).status()).toBe(200)
  return postId
}
const post = async (writer: BrowserContext, text: BodyOf<'changePost'>) => {
  const body: BodyOf<'writePost'> = { ...text, clientId: randomUUID(), category: 'settings' }
  const answer = await writer.request.post(`${product.origin}${routes.writePost.path}`, { data: body })
  expect(answer.status()).toBe(200)
  // Safe: the contract fixes the shape of a post.
  return ((await answer.json()) as { id: string }).id
}

test('what is no shared settings is told beside the field, and changes nothing', async () => {
  const other = await browser.newContext()
  await signInMember(other, product, 'e2e-asker')
  const words = await post(other, { content: 'What do you use in the morning?', settings: null })
  await other.close()
  const wrong = [
    ['', 'Paste copied settings or the address of a post first.'],
    ['hello', 'That is neither copied settings nor the address of a post.'],
    ['x'.repeat(200_000), 'That is too long to be shared settings.'],
    [JSON.stringify({ ...shared, indicatorId: 'moon' }), 'The indicator of these settings is not in the library.'],
    [JSON.stringify({ ...shared, parameters: { period: 900 } }), 'period must be between 2 and 200, got 900.'],
    [`https://evil.example/community/${randomUUID()}`, `Only posts of ${product.origin} can be read.`],
    [`${product.origin}/community/${randomUUID()}`, 'There is no such post, or it was taken down.'],
    [`/community/${words}`, 'That post shares no settings.'],
  ] as const
  for (const [text, sentence] of wrong) {
    await read(text)
    await page.locator('p[id$=-error]').getByText(sentence).waitFor()
  }
  await shoot('refused')

  expect(await field().getAttribute('aria-invalid')).toBe('true')
  expect(await findViolations(page)).toEqual([])
  expect(await difference().count()).toBe(0)
})

test('copied settings are compared with their chart, by keys alone, and applied only by the press that names it', async () => {
  await field().fill(JSON.stringify(shared, null, 2))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await difference().waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('What would change')
  expect(await chart().inputValue()).toBe('EURUSD 60')
  expect(await rowOf('Expires after').innerText()).toMatch(/3 × M1[\s\S]*5 × M1/)
  expect(await rowOf('Amount').innerText()).toMatch(/\$10\.00[\s\S]*\$5\.00/)
  expect(await page.getByRole('region', { name: 'To set in MetaTrader 5' }).innerText()).toMatch(/ATR period\s+12/)
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
    for (const size of [smallWindow, largeWindow]) {
      await page.setViewportSize(size)
      expect(await findViolations(page), `${theme} ${size.width}`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      await shoot(`difference ${theme} ${size.width}`)
    }
    await page.setViewportSize(smallWindow)
    await page.getByRole('button', { name: 'Apply to EURUSD M1' }).scrollIntoViewIfNeeded()
    await shoot(`difference below ${theme}`)
  }
  await page.getByRole('button', { name: 'Apply to EURUSD M1' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('Imported.').waitFor()
  await lastImport().getByText('expires after 5 candles, amount 5.00 USD').waitFor()
  await shoot('applied')

  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Last import')
  await page.keyboard.press('Control+1')
  expect(await page.getByLabel('Expiry of EURUSD M1').inputValue()).toBe('5')
  expect(await page.getByLabel('Amount of EURUSD M1').inputValue()).toBe('5.00')
})

test('the import is a row of the Alerts Log and is undone there, once', async () => {
  await page.keyboard.press('Control+2')
  const row = page.getByRole('button', { name: /Imported for SuperTrend/ })
  await row.click()
  const panel = page.getByRole('complementary', { name: 'Change of settings' })
  await shoot('log')
  expect(await findViolations(page)).toEqual([])
  await panel.getByRole('button', { name: 'Undo this import' }).click()
  await page.getByRole('button', { name: /Import undone: the chart was removed from favorites/ }).waitFor()
  await panel.getByText('The chart is as it was before the import.').waitFor()

  expect(await panel.getByRole('button', { name: 'Undo this import' }).count()).toBe(0)
  await page.keyboard.press('Control+1')
  expect(await page.getByRole('button', { name: 'Favorite EURUSD M1', pressed: false }).isVisible()).toBe(true)
})

test('a post is read by its address, a larger amount needs its own word, and one above the maximum is not offered', async () => {
  const id = await share({ ...shared, stake: { kind: 'fixed', cents: 400_000 } })
  await page.keyboard.press('Control+4')
  await page.getByRole('button', { name: 'Import settings' }).click()
  await read(`${product.origin}/community/${id}`)
  await rowOf('Amount').getByText('$4,000.00 is above your maximum amount of $100.00').waitFor()
  expect(await page.getByRole('checkbox').count()).toBe(0)
  await share({ ...shared, stake: { kind: 'fixed', cents: 2_500 } })
  await read(`${product.origin}/community/${id}`)
  await page.getByText(/^Shared by/).waitFor()
  const word = page.getByLabel(/^Take the amount of \$25\.00 too/)
  await word.waitFor()
  await shoot('larger amount')
  expect(await word.isChecked()).toBe(false)
  await page.getByRole('button', { name: 'Apply to EURUSD M1' }).click()
  await lastImport().waitFor()
  await page.keyboard.press('Control+1')
  expect(await page.getByLabel('Amount of EURUSD M1').inputValue()).toBe('')

  await page.keyboard.press('Control+4')
  await page.getByRole('button', { name: 'Import settings' }).click()
  await read(`${product.origin}/community/${id}`)
  await page.getByText('There is nothing to apply here.').waitFor()
  await word.check()
  await page.getByRole('button', { name: 'Apply to EURUSD M1' }).click()
  await lastImport().getByText('amount the general amount → 25.00 USD').waitFor()
})

test('settings for a pair without a chart say so and let another chart take what fits', async () => {
  await read(JSON.stringify({ ...shared, pair: 'XAU/USD', timeframe: 'M5', stake: { kind: 'percent', percent: 2 } }))
  await page.getByText(/None of your charts is .*XAU\/USD.* M5/).waitFor()
  expect(await page.getByRole('button', { name: /^Apply/ }).count()).toBe(0)
  await chart().selectOption('GBPUSD 60')
  await rowOf('Pair')
    .getByText(/Not taken over: these settings were shared for .*XAU\/USD/)
    .waitFor()
  await rowOf('Amount').getByText('2% of the balance is a money plan').waitFor()
  await shoot('other chart')

  expect(await rowOf('Expires after').innerText()).toContain('it was shared for 25')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(await field().evaluate((element) => element === document.activeElement)).toBe(true)
})

test('a difference that is not true any more is not applied, and is shown anew', async () => {
  await read(JSON.stringify(shared))
  await rowOf('Amount').getByText('$5.00').waitFor()
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.getByLabel('Amount of EURUSD M1').fill('4')
  await other.keyboard.press('Enter')
  await other.getByRole('status').getByText('Saved').waitFor()
  await other.close()
  await page.getByRole('button', { name: 'Apply to EURUSD M1' }).click()
  await page.getByRole('alert').getByText('Something has changed meanwhile. Read the difference again.').waitFor()

  await rowOf('Amount').getByText('$5.00 was shared. It is more than today').waitFor()
  expect(complaints(/./)).toEqual([])
})

test('undoing brings back no amount above a maximum that was lowered since', async () => {
  await page.keyboard.press('Control+1')
  await page.getByLabel('Amount of EURUSD M1').fill('25')
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('Saved').waitFor()
  await page.keyboard.press('Control+4')
  await page.getByRole('button', { name: 'Import settings' }).click()
  await read(JSON.stringify(shared))
  await page.getByRole('button', { name: 'Apply to EURUSD M1' }).click()
  await lastImport().getByText('amount 25.00 USD → 5.00 USD').waitFor()
  await page.getByRole('button', { name: 'Amount and limits' }).click()
  await page.getByRole('status').getByText('Saved').waitFor({ state: 'detached' })
  await page.getByLabel('Maximum amount').fill('20')
  await page.getByRole('button', { name: 'Save amounts and limits' }).click()
  await page.getByRole('status').getByText('Saved').waitFor()
  await page.getByRole('button', { name: 'Import settings' }).click()
  await lastImport().getByRole('button', { name: 'Undo this import' }).click()

  await page.getByRole('alert').getByText('is above your maximum amount now').waitFor()
  await page.keyboard.press('Control+1')
  expect(await page.getByLabel('Amount of EURUSD M1').inputValue()).toBe('5.00')
  await page.keyboard.press('Control+4')
  await page.getByRole('button', { name: 'Import settings' }).click()
})

test('without the site a post cannot be read, and copied settings still can', async () => {
  const id = await share(shared)
  await product.kill()
  await read(`${product.origin}/community/${id}`)
  await page.locator('p[id$=-error]').getByText('The site cannot be reached, so the post cannot be read.').waitFor()
  await shoot('offline')
  await read(JSON.stringify(shared))

  await difference().waitFor()
  expect(await page.locator('p[id$=-error]').count()).toBe(0)
})
