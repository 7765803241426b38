import { findChromium } from '@stratomate/commands/browser/browser'
import { freePort } from '@stratomate/commands/free-port'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ClockShop, openClockShop } from '#server/main/testing/open-clock-shop.ts'
import { payByCard, testCards } from '#server/main/testing/pay-by-card.ts'
import type { Member } from '#server/main/testing/start-shop.ts'

const day = 86_400_000

let clock: ClockShop
let browser: Browser
beforeAll(async () => {
  // The portal is below the service's own address, and accepts forms only from pages there.
  clock = await openClockShop({ environment: { PORT: String(await freePort()) } })
  browser = await chromium.launch({ ...(await findChromium()), headless: true })
})
afterAll(async () => {
  await browser.close()
  await clock.close()
})

/** The dashboard of a member, in a browser with the session of the member's calls. */
async function dashboardOf({ visitor }: Member): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  context.setDefaultTimeout(15_000)
  const url = clock.shop.origin
  await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url })))
  const page = await context.newPage()
  await page.goto(`${url}/dashboard`)
  return page
}

/** The overview once it shows what is expected; the page is requested again until then. */
async function untilDashboardSays(page: Page, words: string | RegExp): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.goto(`${clock.shop.origin}/dashboard`)
        await page
          .getByRole('heading', { name: /Subscription/ })
          .first()
          .waitFor()
        return page.getByRole('main').innerText()
      },
      { timeout: 30_000, interval: 300 },
    )
    .toMatch(words)
}

async function inPortal(page: Page, button: string | RegExp): Promise<void> {
  await page.goto(`${clock.shop.origin}/dashboard`)
  await page.getByRole('button', { name: 'Manage Subscription' }).click()
  await page.getByText('Test mode: no card is charged').waitFor()
  await page.getByRole('button', { name: button }).first().click()
  await page.getByText('Test mode: no card is charged').waitFor()
}

async function subscribe(
  member: Member,
  { tier, start, card }: { tier: string; start: 'trial' | 'now'; card: string },
) {
  const begun = await member.visitor.call('createSubscription', { body: { tier, email: member.email, start } })
  await payByCard(member.visitor, begun.body.clientSecret, card)
}

test('a trial with a card is renewed, fails, is settled in its grace, changed, ended and over, as the dashboard tells', async () => {
  // The other price is created at the provider when somebody first requests it.
  await subscribe(await clock.shop.member(), { tier: 'elite_trader', start: 'now', card: testCards.works })
  const member = await clock.shop.member()
  await subscribe(member, { tier: 'pro_trader', start: 'trial', card: testCards.failsLater })
  const page = await dashboardOf(member)
  await untilDashboardSays(page, /Trial/)
  clock.goTo(3 * day + 1_000)
  await untilDashboardSays(page, /Payment Issue/)
  const trouble = await page.getByRole('main').innerText()
  await inPortal(page, 'Pay with a working test card')
  await untilDashboardSays(page, /Active[\s\S]*Renewal Date/)
  await inPortal(page, /Change to stratomate_elite_trader/)
  await untilDashboardSays(page, /Elite Trader/)
  const elite = await page.getByRole('main').innerText()
  await inPortal(page, /Change to stratomate_pro_trader/)
  await untilDashboardSays(page, /Pro Trader/)
  await inPortal(page, 'Cancel at the end of the month')
  await untilDashboardSays(page, /Ends on/)
  clock.goTo(40 * day)
  await untilDashboardSays(page, /Cancelled/)

  expect(trouble).toMatch(/stops|until/i)
  expect(elite).toContain('Unlimited')
}, 180_000)

test('a card that never pays again ends the subscription, and the free days are used', async () => {
  const member = await clock.shop.member()
  const page = await dashboardOf(member)
  await page.goto(`${clock.shop.origin}/subscribe`)
  await page.getByLabel('3 days free').waitFor()
  await subscribe(member, { tier: 'pro_trader', start: 'trial', card: testCards.failsLater })
  await untilDashboardSays(page, /Trial/)
  clock.goTo(44 * day)
  await untilDashboardSays(page, /Payment Issue/)
  // The provider tries once a day, then gives up.
  for (let days = 45; days <= 55; days += 1) clock.goTo(days * day)
  await untilDashboardSays(page, /Expired/)
  await page.goto(`${clock.shop.origin}/subscribe`)
  await page.getByRole('button', { name: 'Continue to payment' }).waitFor()

  expect(await page.getByLabel('3 days free').count()).toBe(0)
}, 180_000)
