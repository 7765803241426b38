import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keepPicture } from './testing/keep-picture.ts'
import { openBrowser } from './testing/open-browser.ts'
import { findBareShares } from './testing/page-checks/find-bare-shares.ts'
import { findBoxFaults } from './testing/page-checks/find-box-faults.ts'
import { findViolations } from './testing/page-checks/find-violations.ts'
import { watchComplaints } from './testing/page-checks/watch-complaints.ts'
import { reportHistory } from './testing/report-history.ts'
import { signInMember } from './testing/sign-in-member.ts'

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1_280, height: 900 } } as const

let product: Product
let browser: Browser
let context: BrowserContext
let page: Page
beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
})
// A second attempt of a journey is made by another person.
beforeEach(async () => {
  context = await browser.newContext({ viewport: sizes.desk, reducedMotion: 'reduce', acceptDownloads: true })
  await signInMember(context, product, randomUUID())
  page = await context.newPage()
})
afterAll(async () => {
  await browser.close()
  await removeProduct(product)
})

/** What is wrong with the page as it is now, at each width in one of the themes. */
async function faultsOf(name: string): Promise<string[]> {
  const faults: string[] = []
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await keepPicture(page, `${name}-${size}-${colorScheme}`)
      if ((size === 'phone') === (colorScheme === 'dark'))
        faults.push(...(await findViolations(page)), ...(await findBoxFaults(page)))
    }
  }
  await page.setViewportSize(sizes.desk)
  return [...faults, ...(await findBareShares(page))]
}

test('own trades are counted with interval and break-even, a filter is judged with its tries, and all of it is saved', async () => {
  const complaints = watchComplaints(page)
  await page.goto(`${product.origin}/dashboard`)
  await page.getByRole('link', { name: 'Statistics' }).click()
  await page.getByText('No settled trade yet').waitFor()
  const emptyFaults = await faultsOf('statistics-empty')
  await reportHistory(context, product, { won: 70, lost: 50, source: 'Unproven source: Room 7' })
  // The open page shows new trades by itself.
  await page
    .getByText(/58\.5\s% won of 123 trades \(95\s% interval [\d.]+\s% to [\d.]+\s%\); break-even is 53\.8\s%/u)
    .waitFor()
  const stop = page.getByRole('checkbox', { name: 'Take EURUSD M1 off the favorites when it breaks' })
  await stop.click()
  await page.reload()
  await expect.poll(() => stop.isChecked()).toBe(true)
  const proofs = page.getByRole('region', { name: 'What each chart proves' })
  await proofs.getByText('By symbol').click()
  const states = await proofs.innerText()
  await page.getByLabel('By', { exact: true }).selectOption('hour')
  const chosen = new URL(page.url()).searchParams.get('by')
  await page.getByLabel('By', { exact: true }).selectOption('symbol')
  await page.getByRole('region', { name: 'Where they were won' }).getByText('2 won and 1 lost; break-even is').waitFor()
  await page.getByRole('checkbox', { name: 'EURUSD', exact: true }).check()
  await page.getByRole('button', { name: 'Try this filter' }).click()
  await page.getByText('you have tried 1.').waitFor()
  const verdict = await page.getByRole('status').filter({ hasText: 'They brought' }).innerText()
  const faults = await faultsOf('statistics')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const csv = await readFile(await (await saving).path(), 'utf8')
  await page.reload()
  await page.getByRole('checkbox', { name: 'GBPJPY', exact: true }).waitFor()

  expect(verdict).toMatch(/after one try, luck (?:alone )?shows as much in \d+ of 100 cases/iu)
  expect(verdict).toMatch(/70 won|58\.3\s% won of 120 trades/u)
  expect(states.match(/Not yet proven/gu)).toHaveLength(2)
  expect(states.match(/off the favorites when it breaks/gu)).toHaveLength(1)
  expect(states).toMatch(
    /Unproven source: Room 7\s+From outside · Paper[^]*By symbol\s+GBPJPY M1: 2 won and 1 lost; break-even/u,
  )
  expect(csv).toMatch(/symbol,GBPJPY,2,1,0,,,,7\.20,USD/u)
  expect([chosen, new URL(page.url()).searchParams.get('by')]).toEqual(['hour', null])
  expect([...emptyFaults, ...faults, ...complaints()]).toEqual([])
})

test('a day and a trade are written about, found again by a tag, and printed without the forms', async () => {
  const complaints = watchComplaints(page)
  await reportHistory(context, product, { won: 2, lost: 1 })
  await page.goto(`${product.origin}/dashboard?view=journal`)
  await page.getByText(/4 won and 2 lost; break-even is/u).waitFor()
  await page.getByLabel('Note about this day').fill('Calm. <b>No news</b>')
  await page.getByRole('textbox', { name: 'Tags' }).first().fill('Calm, news day')
  await page.getByRole('button', { name: 'Save note' }).click()
  await page.getByText('Saved.').waitFor()
  const openTrade = (symbol: string) =>
    page
      .getByRole('button', { name: new RegExp(`^Write about CALL ${symbol} M1`, 'u') })
      .first()
      .click()
  await openTrade('EURUSD')
  await page.getByText(/dashed line: entry at 1\.\d+\./u).waitFor()
  await openTrade('GBPJPY')
  await page.getByText('No candles of this trade are kept.').waitFor()
  await page.getByLabel('Note about this trade').first().fill('Too late')
  await page.getByRole('button', { name: 'Save note' }).nth(1).click()
  const noteOfTrade = page.getByRole('complementary', { name: 'Notes' }).getByText(/^(?:EURUSD|GBPJPY) M1$/u)
  await noteOfTrade.waitFor()
  const faults = await faultsOf('journal')
  await page.emulateMedia({ media: 'print' })
  const printed = await page.getByRole('main').innerText()
  await keepPicture(page, 'journal-print')
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'news day 1' }).click()
  await noteOfTrade.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('button', { name: 'news day 1', pressed: true }).waitFor()
  const day = page.getByLabel('Note about this day')
  await day.fill('')
  await page.getByRole('textbox', { name: 'Tags' }).first().fill('')
  await page.getByRole('button', { name: 'Save note' }).first().click()
  await page.getByText('No note fits.').waitFor()

  expect(printed).toContain('Calm. <b>No news</b>')
  expect(printed).toContain('Too late')
  expect(printed).not.toContain('Save note')
  expect(printed).not.toContain('Search your notes')
  expect([...faults, ...complaints()]).toEqual([])
})

test('on a phone the periods are as wide as each other on one line, and the rows of trades as high as each other', async () => {
  await reportHistory(context, product, {
    won: 2,
    lost: 2,
    source: 'Unproven source: A room with a name of many words',
  })
  await page.setViewportSize(sizes.phone)
  await page.goto(`${product.origin}/dashboard?view=statistics`)
  const periods = page.getByRole('group', { name: 'Period' }).locator('label > span')
  await periods.first().waitFor()
  const sizesOf = (boxes: typeof periods, side: 'width' | 'height') =>
    boxes.evaluateAll(
      (elements, wanted) => [...new Set(elements.map((it) => Math.round(it.getBoundingClientRect()[wanted])))],
      side,
    )
  const count = await periods.count()
  const [widths, heights] = [await sizesOf(periods, 'width'), await sizesOf(periods, 'height')]
  await page.goto(`${product.origin}/dashboard?view=journal`)
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Write about/u }) })
  await rows.first().waitFor()
  const rowHeights = await sizesOf(rows, 'height')

  expect(count).toBe(5)
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1)
  expect(heights).toEqual([44])
  expect(Math.max(...rowHeights) - Math.min(...rowHeights)).toBeLessThanOrEqual(1)
})
