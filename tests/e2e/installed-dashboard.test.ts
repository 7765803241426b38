import { createECDH } from 'node:crypto'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { freePort } from '@stratomate/commands/free-port'
import { navigations, routes } from '@stratomate/contracts/routes'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinInBrowser } from './testing/join-in-browser.ts'
import { openBrowser } from './testing/open-browser.ts'
import { findViolations } from './testing/page-checks/find-violations.ts'

// The browser reaches the product through a proxy of ours, which is cut as a network is, and behind which a newer build
// may stand.
let product: Product
let browser: Browser
let context: BrowserContext
let page: Page
let line: Server
let port: number
let isNewerBuild = false

beforeAll(async () => {
  product = await startProduct()
  port = await freePort()
  await openLine()
  browser = await openBrowser()
  context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } })
  page = await context.newPage()
  await joinInBrowser(page, product, { email: 'ann.lee@example.com', password: 'correct horse battery' })
})
afterAll(async () => {
  await browser.close()
  await cutLine()
  await removeProduct(product)
})

async function openLine(): Promise<void> {
  line = createServer(passOn)
  await new Promise<void>((opened) => line.listen(port, '127.0.0.1', opened))
}

async function cutLine(): Promise<void> {
  const closed = new Promise((ended) => line.close(ended))
  line.closeAllConnections()
  await closed
}

function passOn(asked: IncomingMessage, answer: ServerResponse): void {
  const isRenewed = isNewerBuild && asked.url === '/service-worker.js'
  const headers = isRenewed ? { host: asked.headers.host } : asked.headers
  const onward = request(new URL(asked.url ?? '/', product.origin), { method: asked.method, headers })
  onward.once('response', (got) => {
    const { 'content-length': length, ...others } = got.headers
    answer.writeHead(got.statusCode ?? 502, isRenewed ? others : got.headers)
    if (isRenewed) answer.write(`// A newer build beside one of ${length} bytes\n`)
    got.pipe(answer)
  })
  onward.once('error', () => answer.destroy())
  answer.once('close', () => onward.destroy())
  asked.pipe(onward)
}

/** The dashboard once its service worker runs and it knows who is signed in. */
async function openKept(): Promise<void> {
  await page.goto(`http://localhost:${port}/dashboard`)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const known = page.waitForResponse((answer) => answer.url().endsWith(routes.readUser.path))
  await page.goto(`http://localhost:${port}/dashboard`)
  await known
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

test('without a network a signed-in page says so in our look, and nothing of the person was kept', async () => {
  await openKept()
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  await cutLine()
  // The address to which a page leads that cannot ask who is signed in.
  await page.goto(`http://localhost:${port}${navigations.login}?returnTo=%2Fdashboard`)
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  await page.goto(`http://localhost:${port}/dashboard`)
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  const font = await page.evaluate(() => getComputedStyle(document.documentElement).fontFamily)
  await openLine()
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor()

  expect(kept).toContain('/offline')
  expect(kept.filter((path) => path !== '/offline' && !path.startsWith('/assets/'))).toEqual([])
  expect(font).toContain('Instrument Sans')
})

/** Chromium cannot reach its maker's push service, which alone gives out addresses: the address is the test's own. */
async function stubPushService(): Promise<void> {
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  await page.addInitScript((key) => {
    const made = {
      endpoint: 'https://push.example.com/one',
      toJSON: () => ({ keys: { p256dh: key, auth: 'A'.repeat(22) } }),
      unsubscribe: () => Promise.resolve(sessionStorage.removeItem('push') === undefined),
    }
    const present = () => Promise.resolve(sessionStorage.getItem('push') === null ? null : made)
    const subscribe = () => Promise.resolve(sessionStorage.setItem('push', 'on')).then(() => made)
    Object.assign(PushManager.prototype, { getSubscription: present, subscribe })
    // Without a window, Chromium calls every permission denied to pages.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = () => Promise.resolve('granted')
  }, p256dh)
}

/** In the service worker: without a window, Chromium has no place to show a notification or to open a page. */
function rememberShown(): void {
  const shown: unknown[] = []
  Reflect.set(globalThis, 'shown', shown)
  const registration: object = Reflect.get(globalThis, 'registration')
  Reflect.set(registration, 'showNotification', async (title: string, { data }: { data: string }) => {
    shown.push([title, data])
  })
  const clients: object = Reflect.get(globalThis, 'clients')
  Reflect.set(clients, 'openWindow', async (address: string) => void shown.push([address]))
}

/** In the service worker: the press on a notification, which only people can make. */
function pressNotification(data: string): void {
  const parts = { notification: { data, close: () => undefined }, waitUntil: () => undefined }
  dispatchEvent(Object.assign(new Event('notificationclick'), parts))
}

/** A message in the form in which the browser's push service delivers it. */
async function pushTo(origin: string, message: object): Promise<void> {
  const protocol = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (own !== undefined) resolve(own.registrationId)
    })
  })
  await protocol.send('ServiceWorker.enable')
  const data = JSON.stringify(message)
  await protocol.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
}

test('notifications are shown in a browser after a press, with a title that leads to its page', async () => {
  // Not through the proxy: a call that changes something comes from the site's own address.
  const { origin } = product
  await context.grantPermissions(['notifications'], { origin })
  await stubPushService()
  await page.goto(`${origin}/account?tab=preferences`)
  await page.getByRole('button', { name: 'Show them in this browser' }).click()
  await page.getByText('This one').waitFor()
  const violations = await findViolations(page)
  const worker = context.serviceWorkers().find((one) => one.url().startsWith(origin))
  if (worker === undefined) throw new Error('The site has no keeper.')
  await worker.evaluate(rememberShown)
  await pushTo(origin, { title: 'Trading is paused on DESK-7', path: '/dashboard' })
  const shown = () => worker.evaluate((): unknown => Reflect.get(globalThis, 'shown'))
  await expect.poll(shown).toEqual([['Trading is paused on DESK-7', '/dashboard']])
  await worker.evaluate(pressNotification, '/dashboard')
  await expect.poll(shown).toEqual([['Trading is paused on DESK-7', '/dashboard'], [`${origin}/dashboard`]])
  await worker.evaluate(pressNotification, 'https://elsewhere.example/')

  expect(await shown()).toHaveLength(2)
  expect(violations).toEqual([])
  await page.getByRole('button', { name: /^Show no more in/u }).click()
  await page.getByRole('button', { name: 'Show them in this browser' }).waitFor()
})

test('a newer build is offered, and loaded when the person wants it', async () => {
  await openKept()
  const offer = page.getByRole('status').filter({ hasText: 'New version' })
  const before = await offer.count()
  isNewerBuild = true
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await offer.waitFor()
  const reloaded = page.waitForEvent('load')
  await offer.getByRole('button', { name: 'Reload' }).click()
  await reloaded
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor()

  expect(before).toBe(0)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null)).toBeNull()
  expect(await offer.count()).toBe(0)
})
