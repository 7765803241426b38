import { randomUUID } from 'node:crypto'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import { routes, streams } from '@stratomate/contracts/routes'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from './testing/page-checks/find-violations.ts'
import { joinInBrowser } from './testing/join-in-browser.ts'
import { openBrowser } from './testing/open-browser.ts'
import { watchComplaints } from './testing/page-checks/watch-complaints.ts'

const desktop = { width: 1280, height: 800 }
const narrow = { width: 360, height: 740 }
const password = 'correct horse battery'

let product: Product
let browser: Browser
let ann: BrowserContext
/** Joins once, even when the journey is tried a second time. */
let admin: BrowserContext | null = null
beforeAll(async () => {
  product = await startProduct({ env: { ADMIN_EMAIL: 'admin@example.com' } })
  browser = await openBrowser()
  ann = await join()
})
afterAll(async () => {
  await browser.close()
  await removeProduct(product)
})

async function join(email = `${randomUUID()}@example.com`): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await joinInBrowser(page, product, { email, password })
  await page.close()
  return context
}

async function send(context: BrowserContext, path: string, data: object): Promise<string> {
  const answer = await context.request.post(`${product.origin}${path}`, { data })
  expect(answer.status()).toBe(200)
  // Safe: the contract fixes the shape of a post and of a reply.
  return ((await answer.json()) as { id: string }).id
}
const publish = (context: BrowserContext) =>
  send(context, routes.writePost.path, {
    clientId: randomUUID(),
    category: 'general',
    content: `A question ${randomUUID()}`,
    settings: null,
  })
const reply = (context: BrowserContext, id: string, content: string) =>
  send(context, routes.writeReply.path.replace(':id', id), { clientId: randomUUID(), content })

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })

test('the bell counts live, shows what happened and leads there; the rest is on a page of its own', async () => {
  const [context, other] = [await join(), await join()]
  const post = await publish(context)
  const page = await context.newPage()
  const complaints = watchComplaints(page)
  await page.goto(`${product.origin}/pricing`)
  await bell(page).waitFor()
  await bell(page).click()
  await page.getByText('Nothing has happened yet.').waitFor()
  await page.keyboard.press('Escape')
  await reply(other, post, 'Try a longer period')
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  const violations = await findViolations(page)
  await page.getByRole('link', { name: /Ann L\. replied to your post/ }).click()
  await page.waitForURL(`**/community/${post}`)
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
  await bell(page).press('ArrowDown')
  await page.getByRole('link', { name: 'See all' }).press('Enter')
  await page.waitForURL('**/notifications')
  await page.getByText('Everything is read.').waitFor()

  expect(violations).toEqual([])
  expect(await findViolations(page)).toEqual([])
  expect(complaints()).toEqual([])
  await page.close()
})

test('one and all are marked as read, in every tab', async () => {
  const context = await join()
  const post = await publish(context)
  for (const text of ['First', 'Second']) await reply(await join(), post, text)
  const [page, other] = [await context.newPage(), await context.newPage()]
  for (const tab of [page, other]) await tab.goto(`${product.origin}/notifications`)
  await page.getByText('2 unread', { exact: true }).waitFor()
  await page
    .getByRole('button', { name: /^Mark as read/ })
    .first()
    .click()
  await page.getByText('1 unread', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await page.getByText('Everything is read.').waitFor()
  await other.getByText('Everything is read.').waitFor()
  await page.reload()

  await page.getByText('Everything is read.').waitFor()
  expect(await page.locator('main li:has(a)').count()).toBe(2)
})

test('what happens between the first answer and the first event is counted too', async () => {
  const context = await join()
  const post = await publish(context)
  const [page, other] = [await context.newPage(), await context.newPage()]
  const isCounted = Promise.withResolvers<void>()
  await page.route(`**${streams.ownerEvents}`, async (route) => {
    await isCounted.promise
    await route.continue()
  })
  for (const tab of [other, page]) await tab.goto(`${product.origin}/pricing`)
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
  await reply(await join(), post, 'Try a longer period')
  await other.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor()
  isCounted.resolve()

  await expect.poll(() => bell(page).getAttribute('aria-label')).toBe('Notifications, 1 unread')
  await context.close()
})

test('on a phone the bell leads to the page, and nothing scrolls sideways', async () => {
  const page = await ann.newPage()
  await page.setViewportSize(narrow)
  for (const path of ['/', '/community', '/notifications', '/account']) {
    await page.goto(`${product.origin}${path}`)
    await page.getByRole('link', { name: /^Notifications/ }).waitFor()
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
    expect(widths[0]).toBe(widths[1])
  }
  await page.getByRole('link', { name: /^Notifications/ }).click()

  await page.waitForURL('**/notifications')
  await page.close()
})

test('on a phone one line says how many go which way and opens to what they are', async () => {
  const page = await ann.newPage()
  await page.setViewportSize(narrow)
  await page.goto(`${product.origin}/notifications`)
  const line = page.getByText('10 also by email, 2 shown here only')
  await line.waitFor()
  const kind = page.getByText('A webhook is switched off')
  const isFolded = !(await kind.isVisible())
  await line.click()
  await page.getByRole('link', { name: 'Change' }).waitFor()

  expect(isFolded).toBe(true)
  expect(await kind.isVisible()).toBe(true)
  expect(await findViolations(page)).toEqual([])
  await page.close()
})

test('who is not signed in has no bell, loads nothing of it and is sent to sign-in from the page', async () => {
  const page = await browser.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(product.origin)
  await page.waitForLoadState('networkidle')
  const hasBell = asked.some((url) => /\/bell-(?!place)|\/api\/notifications/.test(url))
  await page.goto(`${product.origin}/notifications`)
  await page.waitForURL('**/login?returnTo=%2Fnotifications')

  expect(hasBell).toBe(false)
  await page.close()
})

test('a member is led to no console, an administrator is', async () => {
  admin ??= await join('admin@example.com')
  const links = async (context: BrowserContext | null) => {
    if (context === null) return 0
    const page = await context.newPage()
    await page.goto(`${product.origin}/pricing`)
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('link', { name: 'Account', exact: true }).waitFor()
    const found = await page.getByRole('link', { name: 'Administration' }).count()
    await page.close()
    return found
  }

  expect([await links(ann), await links(admin)]).toEqual([0, 1])
})

test('how often unread things are mailed is chosen under Preferences and stays', async () => {
  const page = await ann.newPage()
  const open = () => page.goto(`${product.origin}/account?tab=preferences`)
  await open()
  await page.getByRole('radio', { name: 'Weekly' }).waitFor()
  await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === routes.changeNotificationSettings.method),
    page.getByRole('radio', { name: 'Weekly' }).click(),
  ])
  await open()

  expect(await page.getByRole('radio', { name: 'Weekly' }).isChecked()).toBe(true)
  expect(await page.getByText('Telegram is not set up on this service.').count()).toBe(1)
  expect(await findViolations(page)).toEqual([])
  await page.close()
})
