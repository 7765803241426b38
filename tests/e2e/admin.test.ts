import { referenceOf } from '@stratomate/std/text'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type EndpointName, endpoints, type OutputOf } from '@stratomate/contracts/endpoints'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from './testing/page-checks/find-violations.ts'
import { joinInBrowser } from './testing/join-in-browser.ts'
import { openBrowser } from './testing/open-browser.ts'
import { payLicence } from './testing/pay-licence.ts'
import { type Member, signInMember } from './testing/sign-in-member.ts'
import { watchComplaints } from './testing/page-checks/watch-complaints.ts'

const adminEmail = 'admin@example.com'
const adminPassword = 'correct horse battery'
const hostile = `<img src=x onerror="document.title='owned'"> \u202Etxt.exe https://evil.test/${'a'.repeat(300)}`

type Person = { context: BrowserContext; member: Member }

let product: Product
let browser: Browser
let admin: BrowserContext
let page: Page
let complaints: ReturnType<typeof watchComplaints>
let buyer: Person
let writer: Person
let moderator: Person
beforeAll(async () => {
  product = await startProduct({ env: { ADMIN_EMAIL: adminEmail } })
  browser = await openBrowser()
  admin = await newContext(1280)
  page = await admin.newPage()
  await joinInBrowser(page, product, { email: adminEmail, password: adminPassword })
  complaints = watchComplaints(page)
  buyer = await join('buyer')
  writer = await join('writer')
  moderator = await join('moderator')
  await payLicence(buyer.context, { product, plan: 'pro' })
  await payLicence(buyer.context, { product, plan: 'elite' })
  const { id } = moderator.member.user
  await send(admin, 'changeAccount', { id, body: { role: 'moderator', reason: 'Helps in the community.' } })
})
afterAll(async () => {
  await browser.close()
  await removeProduct(product)
})

function newContext(width: number): Promise<BrowserContext> {
  return browser.newContext({ reducedMotion: 'reduce', viewport: { width, height: 900 } })
}

async function join(who: string): Promise<Person> {
  const context = await newContext(390)
  return { context, member: await signInMember(context, product, who) }
}

type Sending = { id?: string; body?: unknown }

/** A public call by a signed-in person. */
async function send<Name extends EndpointName>({ request }: BrowserContext, name: Name, { id = '', body }: Sending) {
  const { method, path } = endpoints[name].route
  const address = `${product.origin}${path.replace(':id', id)}`
  const answer = await request.fetch(address, { method, ...(body === undefined ? {} : { data: body }) })
  // Safe enough for tests: each asserts what it needs of the answer.
  return { status: answer.status(), body: (await answer.json()) as OutputOf<Name> }
}

/** Publishes a post and lets a visitor report it; returns the post's id. */
async function reportedPost({ context }: Person, content: string): Promise<string> {
  const body = { clientId: randomUUID(), category: 'general', content, settings: null }
  const { id } = (await send(context, 'writePost', { body })).body
  const report = { target: 'post', id, reason: 'advertising', note: 'It sells <b>signals</b>' }
  expect((await send(await newContext(390), 'reportContent', { body: report })).status).toBe(200)
  return id
}

const open = async (at: Page, query: string) => {
  await at.goto(`${product.origin}/admin${query}`)
  await at.locator('[role=tab][aria-selected=true]').waitFor()
}
const openAccount = async ({ member }: Person) => {
  await open(page, `?section=accounts&account=${member.user.id}`)
  await page.getByRole('heading', { name: member.email }).waitFor()
}
const main = (at = page) => at.getByRole('main')
const dialog = (at = page) => at.getByRole('dialog')
const press = (name: string | RegExp) => main().getByRole('button', { name }).first().click()
const confirmAs = async ({ reason, confirmation }: { reason: string; confirmation: string }, button: string) => {
  await dialog().getByLabel('Reason').fill(reason)
  await dialog().getByLabel('Confirmation').fill(confirmation)
  await dialog().getByRole('button', { name: button, exact: true }).click()
}
const overflow = (at: Page) => at.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

describe('an account', () => {
  test('opens from the list, at an address of its own, with all that it bought', async () => {
    const { email, user } = buyer.member
    await open(page, `?section=accounts&search=${encodeURIComponent(email)}`)
    await main().getByRole('link', { name: email }).click()
    await main().getByRole('heading', { name: 'Subscriptions' }).waitFor()
    const address = new URL(page.url()).searchParams
    await page.reload()
    await main().getByText('Elite license').first().waitFor()
    const text = await main().innerText()

    expect(address.get('account')).toBe(user.id)
    for (const words of ['Pro Trader', 'Pro license', 'Elite license', 'Updates until: For life', '$321.00']) {
      expect(text).toContain(words)
    }
    expect([...(await findViolations(page)), ...complaints()]).toEqual([])

    await main().getByRole('link', { name: 'All accounts' }).click()
    await main().getByLabel('Email, name or id').waitFor()
    expect(await main().getByLabel('Email, name or id').inputValue()).toBe(email)
  })

  test('gets a trial extended, once the reason and the email are typed', async () => {
    await openAccount(buyer)
    const before = await main().getByText('Trial until').innerText()
    await press(/^Extend: Pro Trader/u)
    await confirmAs({ reason: ' ', confirmation: 'somebody@example.com' }, 'Extend')
    await dialog().getByText('Please say why').waitFor()
    const refused = await dialog().innerText()
    const violations = await findViolations(page)
    await dialog().getByLabel('Days').fill('31')
    await confirmAs({ reason: 'Their computer was broken', confirmation: buyer.member.email.toUpperCase() }, 'Extend')
    await dialog().getByText('A whole number from 1 to 30').waitFor()
    await dialog().getByLabel('Days').fill('30')
    await dialog().getByRole('button', { name: 'Extend', exact: true }).click()
    await page.getByText('Trial extended').first().waitFor()
    await dialog().waitFor({ state: 'detached' })

    expect(refused).toContain('Neither the email nor the id')
    expect(violations).toEqual([])
    expect(await main().getByText('Trial until').innerText()).not.toBe(before)
  })

  test('gets its money back for a license, confirmed by the id, and the audit log says why', async () => {
    await openAccount(buyer)
    await press(/^Refund: Pro license/u)
    const id = /Type \S+ or (\S+) to confirm/u.exec(await dialog().innerText())?.[1] ?? ''
    await confirmAs({ reason: 'Asked within a day', confirmation: id }, 'Refund')
    await page.getByText('Payment refunded').first().waitFor()
    const licences = main().getByRole('region', { name: 'Licenses' })
    await licences.getByText('Refunded', { exact: true }).waitFor()

    expect(await licences.getByRole('button', { name: /Pro license/u }).count()).toBe(0)
    await open(page, `?section=audit&subject=${id}`)
    await main().getByText('reason: Asked within a day').waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    const lines = await main()
      .locator('td time')
      .evaluateAll((times) => times.map((time) => time.getClientRects().length))
    await page.setViewportSize({ width: 1280, height: 900 })
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.filter((count) => count !== 1)).toEqual([])
  })

  test('keeps what the server refuses, and the dialog says why', async () => {
    await openAccount(writer)
    const { subscriptions } = (await send(admin, 'readAccountPurchases', { id: writer.member.user.id })).body
    const body = { kind: 'subscription', id: subscriptions[0]?.id, reason: 'Stolen card' }
    const revoked = await send(admin, 'revokePurchase', { body })
    await press(/^Extend: Pro Trader/u)
    await confirmAs({ reason: 'Too late', confirmation: writer.member.email }, 'Extend')
    await dialog().getByText('Only a trial or a paid subscription that runs can be extended.').waitFor()

    expect(revoked.status).toBe(200)
    expect(await findViolations(page)).toEqual([])
    await page.reload()
    await main().getByText('Cancelled', { exact: true }).waitFor()
    expect(
      await main()
        .getByRole('button', { name: /^(?:Extend|Revoke)/u })
        .count(),
    ).toBe(0)
    complaints()
  })

  test('asks for a new sign-in, which leads back here', async () => {
    await openAccount(buyer)
    // The answer to a sign-in older than 15 minutes, which no test waits for.
    const message = 'Your sign-in is older than 15 minutes. Log in again to do this.'
    const json = { message, code: 'sign_in_again', requestId: 'r' }
    await page.route('**/api/admin/revocations', (route) => route.fulfill({ status: 403, json }))
    await press(/^Revoke: Elite license/u)
    await confirmAs({ reason: 'Stolen card', confirmation: buyer.member.email }, 'Revoke')
    const link = dialog().getByRole('link', { name: 'Log in again' })
    await dialog().getByText(message).waitFor()
    const unconfirmed = { message: 'Confirm this session first.', code: 'second_factor_needed', requestId: 'r' }
    await page.unroute('**/api/admin/revocations')
    await page.route('**/api/admin/revocations', (route) => route.fulfill({ status: 403, json: unconfirmed }))
    await dialog().getByRole('button', { name: 'Revoke' }).click()
    const confirm = dialog().getByRole('link', { name: 'Confirm this session' })
    const security = new URL((await confirm.getAttribute('href')) ?? '', product.origin)
    await page.unroute('**/api/admin/revocations')
    await page.route('**/api/admin/revocations', (route) => route.fulfill({ status: 403, json }))
    await dialog().getByRole('button', { name: 'Revoke' }).click()
    await dialog().getByText(message).waitFor()
    const target = new URL((await link.getAttribute('href')) ?? '', product.origin)
    await page.unroute('**/api/admin/revocations')
    complaints()

    expect([security.pathname, security.searchParams.get('tab')]).toEqual(['/account', 'security'])
    expect(security.searchParams.get('returnTo')).toBe(target.searchParams.get('returnTo'))
    expect(target.pathname).toBe('/login')
    expect(target.searchParams.get('returnTo')).toBe(`/admin?section=accounts&account=${buyer.member.user.id}`)
    await link.click()
    await page.getByRole('textbox', { name: 'Email' }).fill(adminEmail)
    await page.getByRole('textbox', { name: 'Password' }).fill(adminPassword)
    await page.getByRole('button', { name: 'Log In', exact: true }).click()
    await page.getByRole('heading', { name: buyer.member.email }).waitFor()
  })

  test.each([randomUUID(), 'demo', '../x'])('that is not there (%s) is said to be missing', async (id) => {
    await open(page, `?section=accounts&account=${encodeURIComponent(id)}`)
    await main().getByText('There is no account of this id').waitFor()

    expect(complaints()).toEqual([])
  })
})

describe('reports', () => {
  const card = (at: Page, words: string) => at.getByRole('article').filter({ hasText: words })

  test('are what a moderator sees beside chats; a hostile text stays text, and is hidden with a reason', async () => {
    const id = await reportedPost(buyer, hostile)
    const engine = await moderator.context.newPage()
    const said = watchComplaints(engine)
    await open(engine, '?section=accounts')
    const mine = card(engine, 'evil.test')
    await mine.waitFor()
    const seen = await mine.innerText()

    expect(await engine.getByRole('tab').allInnerTexts()).toEqual(['Reports', 'Chats'])
    expect(seen).toContain('<img src=x')
    expect(seen).toContain('It sells <b>signals</b>')
    expect(seen).toContain('Selling or referral links × 1')
    expect(await mine.locator('img, a[href*=evil]').count()).toBe(0)
    expect(await overflow(engine)).toBe(0)
    expect([...(await findViolations(engine)), ...said()]).toEqual([])

    await mine.getByRole('button', { name: 'Hide' }).click()
    await dialog(engine).getByRole('button', { name: 'Hide' }).click()
    await dialog(engine).getByText('Please say why').waitFor()
    await dialog(engine)
      .getByLabel(/^Reason/u)
      .fill('It sells signals')
    expect(await findViolations(engine)).toEqual([])
    await dialog(engine).getByRole('button', { name: 'Hide' }).click()
    await engine.getByText('Nothing waits').waitFor()

    expect((await send(writer.context, 'readPost', { id })).status).toBe(404)
    expect(await engine.title()).not.toBe('owned')
    await engine.close()
  })

  test('suspend an author until a day, and then the text is left as it is', async () => {
    const id = await reportedPost(writer, 'Rude, but no insult')
    await open(page, '?section=reports')
    const mine = card(page, 'Rude, but no insult')
    await mine.getByRole('button', { name: 'Suspend author' }).click()
    await dialog().getByLabel('For how long').selectOption('30 days')
    await dialog()
      .getByLabel(/^Reason/u)
      .fill('Third time this week')
    await dialog().getByRole('button', { name: 'Suspend author' }).click()
    await page.getByText('Author suspended').first().waitFor()
    const body = { clientId: randomUUID(), category: 'general', content: 'One more', settings: null }
    const refused = await send(writer.context, 'writePost', { body })
    await mine.getByRole('button', { name: 'Leave it' }).click()
    await dialog()
      .getByLabel(/^Reason/u)
      .fill('Rude is allowed')
    await dialog().getByRole('button', { name: 'Leave it' }).click()
    await mine.waitFor({ state: 'detached' })

    const end = new Date(Date.now() + 30 * 86_400_000)
    const until = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(end)
    expect(refused).toMatchObject({ status: 403, body: { code: 'posting_suspended' } })
    expect(JSON.stringify(refused.body)).toMatch(
      new RegExp(`until ${until} at [0-9:]{5} UTC. Reason: Third time this week`, 'u'),
    )
    expect((await send(buyer.context, 'readPost', { id })).status).toBe(200)
    expect(complaints()).toEqual([])
  })

  test('of a moderator’s text do not suspend the moderator, and the dialog says so', async () => {
    await reportedPost(moderator, 'The rules of this place')
    await open(page, '?section=reports')
    await card(page, 'The rules').getByRole('button', { name: 'Suspend author' }).click()
    await dialog()
      .getByLabel(/^Reason/u)
      .fill('x')
    await dialog().getByRole('button', { name: 'Suspend author' }).click()
    await dialog().getByText('Moderators and administrators cannot be moderated here.').waitFor()

    expect(await findViolations(page)).toEqual([])
    complaints()
  })
})

test.each(['member', 'visitor'] as const)('a %s is told that the console is for the team', async (who) => {
  const visitor = who === 'member' ? buyer.context : await newContext(390)
  const their = await visitor.newPage()
  await their.goto(`${product.origin}/admin?section=reports`)
  await their.getByRole('heading', { name: 'Administrators and moderators only' }).waitFor()

  expect(await their.getByRole('tab').count()).toBe(0)
  expect(await findViolations(their)).toEqual([])
  await their.close()
})

test('feedback is counted, filtered in the address and saved as a harmless file', async () => {
  const texts = [
    { feedbackType: 'bug', rating: 1, message: '=HYPERLINK("https://evil.test")', expected: 'A chart' },
    { feedbackType: 'feature', rating: 4, message: hostile, email: 'ann@example.com' },
  ]
  for (const text of texts) await send(buyer.context, 'sendFeedback', { body: { clientId: randomUUID(), ...text } })
  await open(page, '?section=feedback')
  await main().getByText('2.50 of 5').waitFor()
  expect(await findViolations(page)).toEqual([])
  await main().getByLabel('Type').selectOption('Bug')
  await main().getByText('1 of 5', { exact: true }).waitFor()
  await main().getByText('4 of 5', { exact: true }).waitFor({ state: 'detached' })
  const [download] = await Promise.all([page.waitForEvent('download'), press('Export CSV')])
  const file = await readFile(await download.path(), 'utf8')

  expect(new URL(page.url()).search).toBe('?section=feedback&type=bug')
  expect(await main().getByText('2.50 of 5').count()).toBe(1)
  expect(file).toContain(`,Bug,1,"'=HYPERLINK(""https://evil.test"")",A chart,,`)
  expect(file).not.toContain('Feature request')
  expect(complaints()).toEqual([])
})

test('messages to support are found by the reference of their mails', async () => {
  const body = { clientId: randomUUID(), name: 'Ann', email: 'ann@example.com', subject: 'Help', message: hostile }
  const { id } = (await send(buyer.context, 'sendSupportMessage', { body })).body
  await open(page, `?section=messages&search=${referenceOf(id)}`)
  await main().getByRole('cell', { name: 'ann@example.com' }).waitFor()

  expect(await findViolations(page)).toEqual([])
  expect(complaints()).toEqual([])
})

test('failed work is one press from the overview, and says when there is none', async () => {
  await page.setViewportSize({ width: 390, height: 900 })
  await open(page, '')
  await main().getByRole('link', { name: 'Telegram queue' }).click()
  await main().getByText('Nothing has failed').waitFor()
  const isInView = async () => ((await main().getByRole('tablist').boundingBox())?.y ?? -1) >= 0
  await expect.poll(isInView).toBe(true)
  await main().getByLabel('Kind').selectOption('job')

  await expect.poll(() => new URL(page.url()).search).toBe('?section=failures&kind=job')
  expect(await overflow(page)).toBe(0)
  expect([...(await findViolations(page)), ...complaints()]).toEqual([])
})

test('the audit log fits a screen, and the arrows go through the sections, down where they are a column', async () => {
  await page.setViewportSize({ width: 1_280, height: 900 })
  await open(page, '?section=audit')
  const table = main().getByRole('region', { name: 'Audit log, table' })
  await table.locator('tbody tr').first().waitFor()
  const cut = await table.evaluate((region) => region.scrollWidth - region.clientWidth)
  const tab = (name: string) => main().getByRole('tab', { name, exact: true })
  await tab('Audit log').press('ArrowDown')
  await expect.poll(() => tab('Emails').getAttribute('aria-selected')).toBe('true')
  await page.setViewportSize({ width: 390, height: 900 })
  await tab('Emails').press('ArrowDown')
  const afterDown = await tab('Emails').getAttribute('aria-selected')
  await tab('Emails').press('ArrowRight')
  await expect.poll(() => tab('Visits').getAttribute('aria-selected')).toBe('true')
  const box = await tab('Visits').boundingBox()

  expect(cut).toBe(0)
  expect(afterDown).toBe('true')
  expect(box === null ? null : box.x >= 0 && box.x + box.width <= 390).toBe(true)
})

test('the audit log shows changes, and what was only read by a choice that is in the address', async () => {
  await page.setViewportSize({ width: 1_280, height: 900 })
  await open(page, '?section=audit')
  const table = main().getByRole('region', { name: 'Audit log, table' })
  await table.getByText('accounts.change').first().waitFor()
  const readings = table.getByText(/^[a-z-]+\.read$/u)
  const before = await readings.count()
  await main().getByLabel('Show').selectOption('Everything')
  await readings.first().waitFor()
  const { search } = new URL(page.url())
  await page.reload()
  await readings.first().waitFor()
  await main().getByLabel('Show').selectOption('Changes')
  await readings.first().waitFor({ state: 'detached' })

  expect([before, search, new URL(page.url()).search]).toEqual([0, '?section=audit&show=everything', '?section=audit'])
  expect(complaints()).toEqual([])
})

test.each([
  ['events', 'Payment events'],
  ['mails', 'Emails'],
  ['accounts', 'Accounts'],
])('the table of %s is not cut on a screen, and its rows are a few lines on a phone', async (section, label) => {
  await page.setViewportSize({ width: 1_280, height: 900 })
  await open(page, `?section=${section}`)
  const table = main().getByRole('region', { name: `${label}, table` })
  await table.locator('tbody tr').first().waitFor()
  const cutOf = () => table.evaluate((region) => region.scrollWidth - region.clientWidth)
  const cut = await cutOf()
  await page.setViewportSize({ width: 390, height: 844 })
  const heights = await table.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.clientHeight))

  expect([cut, await cutOf()]).toEqual([0, 0])
  expect(Math.max(...heights)).toBeLessThan(140)
  expect([...(await findViolations(page)), ...complaints()]).toEqual([])
})

test.each([360, 390, 1280])('nothing scrolls sideways at %i px', async (width) => {
  await page.setViewportSize({ width, height: 900 })
  for (const section of ['feedback', 'messages', 'reports', 'accounts', `accounts&account=${buyer.member.user.id}`]) {
    await open(page, `?section=${section}`)
    await main().locator('table, article, h3').first().waitFor()

    expect(await overflow(page)).toBe(0)
  }
})
