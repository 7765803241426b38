import { randomUUID } from 'node:crypto'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import { routes } from '@stratomate/contracts/routes'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nextSupportOpening } from '@stratomate/domain/support/support-hours'
import { hourMs } from '@stratomate/std/time'
import { findViolations } from './testing/page-checks/find-violations.ts'
import { joinInBrowser } from './testing/join-in-browser.ts'
import { openBrowser } from './testing/open-browser.ts'
import { watchComplaints } from './testing/page-checks/watch-complaints.ts'

const phone = { width: 390, height: 800 }
const desktop = { width: 1280, height: 800 }
const narrow = { width: 360, height: 740 }
const admin = { email: 'admin@example.com', password: 'correct horse battery' }
const question = 'It says:\nno terminal found <b>x</b>'

let product: Product
let browser: Browser
let team: BrowserContext
beforeAll(async () => {
  product = await startProduct({ env: { ADMIN_EMAIL: admin.email } })
  browser = await openBrowser()
  team = await browser.newContext()
  await joinInBrowser(await team.newPage(), product, admin)
})
afterAll(async () => {
  await browser.close()
  await removeProduct(product)
})

/** How long after the next opening of the support a browser believes to be. */
const clocks = { open: hourMs, closed: -hourMs } as const

async function setClock(context: BrowserContext, hours: keyof typeof clocks): Promise<void> {
  await context.clock.setFixedTime(nextSupportOpening(Date.now()) + clocks[hours])
}

/** A person on the support page with a browser of their own. */
async function visit(viewport = phone, hours: keyof typeof clocks = 'open'): Promise<Page> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  await setClock(context, hours)
  const page = await context.newPage()
  await openSupport(page)
  return page
}

/** A press before the script runs would be lost. */
async function openSupport(page: Page): Promise<void> {
  await page.goto(`${product.origin}/support`)
  await page.locator('footer input[type=radio]:checked').waitFor()
}

const log = (page: Page) => page.getByRole('log', { name: 'Messages' })

async function ask(page: Page, email: string, text = question): Promise<void> {
  await page.getByRole('button', { name: 'Start Chat' }).click()
  await page.getByLabel('First name').fill('Ann')
  await page.getByLabel('Email for answers').fill(email)
  await page.getByLabel('Your question').fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await log(page).waitFor()
}

/** The newest chat, as the team sees it. */
async function newestId(): Promise<string> {
  const answer = await team.request.get(`${product.origin}${routes.listConversations.path}`)
  // Safe: the contract fixes the shape, and the list is not empty here.
  const { items } = (await answer.json()) as { items: { id: string }[] }
  return items[0]?.id ?? ''
}

async function act(id: string, what: 'messages' | 'close', data: object = {}): Promise<number> {
  const path = `${product.origin}${routes.listConversations.path}/${id}/${what}`
  return (await team.request.post(path, { data })).status()
}
const answer = (id: string, message: string) => act(id, 'messages', { clientId: randomUUID(), message })

async function mailsTo(address: string): Promise<{ text: string }[]> {
  const read = await fetch(`${product.origin}/dev/mailbox.json`)
  // Safe: the mailbox is the product's own, and its shape is fixed.
  const mails = (await read.json()) as { to: string; text: string }[]
  return mails.filter(({ to }) => to === address)
}

test('a question is asked, answered live and still there after a reload', async () => {
  const page = await visit()
  const complaints = watchComplaints(page)
  await page.getByRole('button', { name: 'Start Chat' }).click()
  await page.getByLabel('First name').waitFor()
  const focused = await page.evaluate(() => document.activeElement?.id)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('Please check these fields:').waitFor()
  const violations = await findViolations(page)
  await page.getByLabel('First name').fill('Ann')
  await page.getByLabel('Email for answers').fill('ann@example.com')
  await page.getByLabel('Your question').fill(question)
  await page.getByRole('button', { name: 'Send', exact: true }).dblclick()
  await log(page).getByText('no terminal found <b>x</b>').waitFor()
  const listening = page.waitForResponse((response) => response.url().endsWith('/events'))
  await page.reload()
  await log(page).getByText('no terminal found').waitFor()
  await listening
  const id = await newestId()
  await answer(id, 'Which one do you see?')
  await log(page).getByText('Which one do you see?').waitFor()
  await page.getByLabel('Your message').fill('ok')
  await page.getByLabel('Your message').press('Enter')
  await expect.poll(() => log(page).getByRole('listitem').count()).toBe(3)
  await page.getByLabel('Your message').fill('ok')
  await page.getByLabel('Your message').press('Enter')
  await expect.poll(() => log(page).getByRole('listitem').count()).toBe(4)
  const shown = await findViolations(page)

  expect(focused).toBe('chat-name')
  expect([...violations, ...shown, ...complaints()]).toEqual([])
  expect(await mailsTo('ann@example.com')).toEqual([])
})

test.each([phone, desktop])(
  'while the team is away a chat begins as well, and says once that its answer comes by email ($width px)',
  async (size) => {
    const page = await visit(size, 'closed')
    const complaints = watchComplaints(page)
    await page.getByText('Closed now').waitFor()
    const offered = await page.getByText('the answer comes by email').count()
    await page.getByRole('button', { name: 'Start Chat' }).click()
    await page.getByLabel('Your question').waitFor()

    expect(offered).toBe(1)
    expect(await page.getByText('the answer comes by email').count()).toBe(1)
    expect([...(await findViolations(page)), ...complaints()]).toEqual([])
  },
)

test('an answer goes by email when nobody reads, and stands in the chat as well', async () => {
  const page = await visit()
  await ask(page, 'bob@example.com')
  await page.getByText('bob@example.com').waitFor()
  const id = await newestId()
  await page.goto('about:blank')
  await expect
    .poll(async () => {
      await answer(id, 'Restart the terminal.')
      return (await mailsTo('bob@example.com')).length
    })
    .toBeGreaterThan(0)
  await page.goto(`${product.origin}/support`)
  await log(page).getByText('Restart the terminal.').first().waitFor()

  expect((await mailsTo('bob@example.com'))[0]?.text).toContain('Restart the terminal.')
})

test('what cannot be sent stays, and is sent once when it can', async () => {
  const page = await visit()
  await ask(page, 'carl@example.com')
  const messages = `**/api/conversations/*/messages`
  await page.route(messages, (route) => route.abort())
  await page.getByLabel('Your message').fill('Still broken')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('No connection to the server').waitFor()
  const kept = await page.getByLabel('Your message').inputValue()
  await page.unroute(messages)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await log(page).getByText('Still broken').waitFor()

  expect(kept).toBe('Still broken')
  expect(await log(page).getByRole('listitem').count()).toBe(2)
})

test('a chat that the team ends says so, and a new one can begin', async () => {
  const page = await visit(narrow)
  await ask(page, 'dora@example.com', 'x'.repeat(300))
  const listening = page.waitForResponse((response) => response.url().endsWith('/events'))
  await page.reload()
  await listening
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  await act(await newestId(), 'close')
  await page.getByText('This chat has ended.').waitFor()
  await page.getByRole('button', { name: 'Start a new chat' }).click()

  expect(isWide).toBe(false)
  expect(await page.getByLabel('Your question').inputValue()).toBe('')
})

test('the team finds the chat in its console, answers there and ends it', async () => {
  const page = await visit()
  await ask(page, 'fred@example.com', 'Is somebody there?')
  const console = await team.newPage()
  const complaints = watchComplaints(console)
  await console.setViewportSize(desktop)
  await console.goto(`${product.origin}/admin?section=chats`)
  await console.getByRole('button', { name: /fred@example\.com/ }).click()
  await log(console).getByText('Is somebody there?').waitFor()
  await console.getByLabel('Your message').fill('Yes, I am.')
  await console.getByRole('button', { name: 'Send', exact: true }).click()
  await log(page).getByText('Yes, I am.').waitFor()
  await page.getByLabel('Your message').fill('Thank you')
  await page.getByLabel('Your message').press('Enter')
  await log(console).getByText('Thank you').waitFor()
  const violations = await findViolations(console)
  await console.getByRole('button', { name: 'End chat' }).click()
  await page.getByText('This chat has ended.').waitFor()
  await console.setViewportSize(narrow)
  const isWide = await console.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  await console.close()

  expect([...violations, ...complaints()]).toEqual([])
  expect(isWide).toBe(false)
})

test('who is signed in only writes the question', async () => {
  const context = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce' })
  await setClock(context, 'open')
  const page = await context.newPage()
  await joinInBrowser(page, product, { ...admin, email: `${randomUUID()}@example.com` })
  await openSupport(page)
  await page.getByRole('button', { name: 'Start Chat' }).click()
  await page.getByLabel('Your question').fill('Hello')
  const asked = await page.getByLabel('First name').count()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await log(page).getByText('Hello').waitFor()
  await page.getByRole('button', { name: 'End chat' }).click()
  await page.getByText('This chat has ended.').waitFor()

  expect(asked).toBe(0)
  expect(await findViolations(page)).toEqual([])
})

test('a member finds their chat in another browser, and need not write who they are', async () => {
  const person = { email: 'mia@example.com', password: 'correct horse battery' }
  const first = await browser.newContext()
  await joinInBrowser(await first.newPage(), product, person)
  const data = { clientId: randomUUID(), message: question }
  const opened = await first.request.post(`${product.origin}${routes.openConversation.path}`, { data })
  const other = await browser.newContext({ storageState: { cookies: await first.cookies(), origins: [] } })
  const page = await other.newPage()
  await openSupport(page)

  await log(page).getByText('no terminal found').waitFor()
  expect(opened.status()).toBe(200)
  await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(person.email)
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ann Lee')
})
