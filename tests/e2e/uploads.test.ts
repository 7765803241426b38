import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repository } from '@stratomate/commands/repository'
import { routes } from '@stratomate/contracts/routes'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from './testing/page-checks/find-violations.ts'
import { joinInBrowser } from './testing/join-in-browser.ts'
import { openBrowser } from './testing/open-browser.ts'
import { signInMember } from './testing/sign-in-member.ts'
import { smallZip } from './testing/small-zip.ts'

const admin = { email: 'admin@example.com', password: 'correct horse battery' }

let product: Product
let browser: Browser
let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>
beforeAll(async () => {
  product = await startProduct({ env: { ADMIN_EMAIL: admin.email } })
  browser = await openBrowser()
  const context = await browser.newContext()
  await joinInBrowser(await context.newPage(), product, admin)
  signedIn = await context.storageState()
  await context.close()
})
afterAll(async () => {
  await browser.close()
  await removeProduct(product)
})

type Opening = BrowserContextOptions & { path: string; as?: 'admin' | 'member' | 'visitor' }

async function withPage({ path, as = 'admin', ...options }: Opening, walk: (page: Page) => Promise<void>) {
  const state = as === 'admin' ? { storageState: signedIn } : {}
  const context = await browser.newContext({
    viewport: { width: 390, height: 800 },
    reducedMotion: 'reduce',
    ...state,
    ...options,
  })
  if (as === 'member') await signInMember(context, product)
  const page = await context.newPage()
  await page.goto(`${product.origin}${path}`)
  // The switch in the footer works once the page's script runs.
  if (options.javaScriptEnabled !== false) await page.locator('footer input[type=radio]:checked').waitFor()
  await walk(page)
  await context.close()
}

const zipFile = (text: string, name = 'file.zip') => ({ name, mimeType: 'application/zip', buffer: smallZip(text) })
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const picker = (page: Page) => page.getByLabel('ZIP file', { exact: true })
const sendButton = (page: Page) => page.getByRole('button', { name: 'Upload', exact: true })
/** Presses the button, and confirms what was recognised. */
async function send(page: Page): Promise<void> {
  await sendButton(page).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
}
const toast = (page: Page, title: string) => page.locator('li').filter({ hasText: title }).first()

async function publish(page: Page, text: string): Promise<void> {
  await picker(page).setInputFiles(zipFile(text))
  await send(page)
  await page.getByText(sha256(smallZip(text))).waitFor()
}

describe('the admin’s upload page', () => {
  test('publishes an installer, which everybody can download at once', () =>
    withPage({ path: '/admin-upload' }, async (page) => {
      await publish(page, 'the first installer')
      await toast(page, 'Upload Successful').waitFor()
      await page.getByRole('complementary', { name: 'Published now' }).getByText('stratomate-desktop.zip').waitFor()
      expect(await findViolations(page)).toEqual([])
      expect(await page.getByText('Choose a ZIP file, or drop it here').count()).toBe(1)

      await page.goto(`${product.origin}/download`)
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: /Download ZIP/ }).click(),
      ])

      expect(download.suggestedFilename()).toBe('stratomate-desktop.zip')
      expect(sha256(await readFile(await download.path()))).toBe(sha256(smallZip('the first installer')))
      expect(await page.getByText(sha256(smallZip('the first installer'))).count()).toBe(1)
      expect(await findViolations(page)).toEqual([])
    }))

  test('says in the specified words what is missing, and keeps it on the page', () =>
    withPage({ path: '/admin-upload' }, async (page) => {
      await sendButton(page).click()
      await toast(page, 'No File Selected').waitFor()
      expect(await page.locator('#file-error').innerText()).toBe('Please select a file to upload')

      await picker(page).setInputFiles({
        name: 'a.exe',
        mimeType: 'application/x-msdownload',
        buffer: Buffer.from('MZ'),
      })
      await toast(page, 'Invalid File Type').waitFor()
      expect(await page.locator('#file-error').innerText()).toBe('Please select a ZIP file')

      await page.getByLabel('Upload type').selectOption('Indicator Add-on')
      await picker(page).setInputFiles(zipFile('add-on'))
      await sendButton(page).click()
      await toast(page, 'No Indicator Name').waitFor()
      expect(await page.locator('#name-error').innerText()).toBe('Please enter a name for the indicator')
      expect(await findViolations(page)).toEqual([])
    }))

  test('shows why a file is refused, until another type or file is chosen', () =>
    withPage({ path: '/admin-upload' }, async (page) => {
      await picker(page).setInputFiles({ ...zipFile(''), buffer: Buffer.from('PK\u0003\u0004 broken') })
      await toast(page, 'Invalid ZIP File').waitFor()
      expect(await page.locator('#file-error').innerText()).toContain('The file ends before the archive does.')
      await sendButton(page).click()
      await toast(page, 'Upload Failed').waitFor()

      const alert = page.locator('main [role=alert]')
      expect(await alert.innerText()).toContain('Failed to upload installer file')
      expect(await alert.innerText()).toContain('The file ends before the archive does.')
      expect(await findViolations(page)).toEqual([])
      await page.getByLabel('Upload type').selectOption('Indicator Add-on')
      expect(await alert.count()).toBe(0)

      await page.getByLabel('Indicator name').fill('My_Indicator')
      await sendButton(page).click()
      await alert.getByText('Failed to upload indicator file').waitFor()
      await picker(page).setInputFiles(zipFile('better'))
      expect(await alert.count()).toBe(0)
    }))

  test('shows what it recognised, asks before it publishes, and takes an add-on for no installer', () =>
    withPage({ path: '/admin-upload' }, async (page) => {
      const addon = await readFile(join(repository, 'tools/packaging/build/BOSS_Pro_Indicator.zip'))
      await picker(page).setInputFiles({ name: 'any.zip', mimeType: 'application/zip', buffer: addon })
      await toast(page, 'Wrong ZIP File').waitFor()
      const refused = await page.locator('#file-error').innerText()
      await page.getByLabel('Upload type').selectOption('Indicator Add-on')
      await page.getByLabel('Indicator name').fill('Other_Name')
      await sendButton(page).click()
      await page.locator('#file-error').getByText('Publish it under the name BOSS_Pro_Indicator.').waitFor()
      await page.getByLabel('Indicator name').fill('BOSS_Pro_Indicator')
      const corrected = await page.locator('#file-error').count()
      await sendButton(page).click()
      const question = page.getByRole('alertdialog', { name: 'Publish this file?' })
      await question.waitFor()
      const facts = await question.locator('dd').allInnerTexts()
      const violations = await findViolations(page)
      await question.getByRole('button', { name: 'Not yet' }).click()
      await question.waitFor({ state: 'detached' })

      expect(refused).toBe('This is the add-on BOSS Pro Indicator, not the installer.')
      expect(corrected).toBe(0)
      expect([facts[0], facts[1], facts[3]]).toEqual(['Add-on BOSS Pro Indicator', '1.2.0', 'Indicator Add-on'])
      expect(violations).toEqual([])
      expect(await toast(page, 'Upload Successful').count()).toBe(0)
    }))

  test('says that the connection broke', () =>
    withPage({ path: '/admin-upload' }, async (page) => {
      await page.route('**/api/upload', (route) => route.abort())
      await picker(page).setInputFiles(zipFile('lost'))
      await send(page)

      await toast(page, 'Upload Failed').waitFor()
      expect(await page.locator('main [role=alert]').innerText()).toContain('An error occurred during upload')
    }))

  test('on a slow line shows how far it is, and can be cancelled without a trace', () =>
    withPage({ path: '/admin-upload' }, async (page) => {
      const before = await page.request.get(`${product.origin}${routes.readInstaller.path}`)
      const line = await page.context().newCDPSession(page)
      await line.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 20,
        downloadThroughput: 1e6,
        uploadThroughput: 60_000,
      })
      const bytes = smallZip(Buffer.alloc(3_000_000, 'slow '))
      await picker(page).setInputFiles({ name: 'slow.zip', mimeType: 'application/zip', buffer: bytes })
      await send(page)

      const busy = page.getByRole('button', { name: 'Uploading...' })
      await busy.waitFor()
      expect(await busy.isDisabled()).toBe(true)
      const progress = page.getByRole('progressbar', { name: 'Upload' })
      await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(0)
      expect(await findViolations(page)).toEqual([])
      await page.getByRole('button', { name: 'Cancel' }).click()
      await page.getByText('Upload cancelled.').waitFor()

      const after = await page.request.get(`${product.origin}${routes.readInstaller.path}`)
      expect(await after.text()).toBe(await before.text())
      await line.detach()
    }))

  test.each(['member', 'visitor'] as const)('tells a %s that it is for administrators, and has no form', (as) =>
    withPage({ path: '/admin-upload', as }, async (page) => {
      await page.getByRole('heading', { name: 'Administrators only' }).waitFor()

      expect(await page.locator('main input').count()).toBe(0)
      expect(await findViolations(page)).toEqual([])
    }),
  )
})

describe('the installer’s upload page', () => {
  test('begins with the refusal for a member, and says it once', () =>
    withPage({ path: '/upload-file', as: 'member' }, async (page) => {
      await page.getByRole('heading', { name: 'Administrators only' }).waitFor()
      const words = await page.locator('main').innerText()

      expect(words.match(/Administrators only/g)).toHaveLength(1)
      expect(words).not.toContain('Publish a new version')
    }))

  test('replaces the installer, and shows the server’s own words when it refuses', () =>
    withPage({ path: '/upload-file' }, async (page) => {
      expect(await sendButton(page).isDisabled()).toBe(true)
      expect(await page.locator('#file-hint').innerText()).toBe('ZIP files only, up to 50MB')
      await publish(page, 'a newer installer')
      await picker(page).setInputFiles({ ...zipFile(''), buffer: Buffer.from('hello') })
      await sendButton(page).click()
      await page.locator('main [role=alert]').getByText('This ZIP file is broken', { exact: false }).waitFor()

      const answer = await page.request.get(`${product.origin}/downloads/stratomate-desktop.zip`)
      expect(sha256(await answer.body())).toBe(sha256(smallZip('a newer installer')))
    }))

  test('a file chosen while the list of files is read again stays chosen', () =>
    withPage({ path: '/upload-file' }, async (page) => {
      const list = Promise.withResolvers<void>()
      await page.route('**/api/admin/file-versions?*', async (route) => {
        await list.promise
        await route.continue()
      })
      await publish(page, 'before the list came')
      await picker(page).setInputFiles(zipFile('chosen at once', 'next.zip'))
      list.resolve()
      await page.getByRole('complementary', { name: 'Published now' }).getByText('stratomate-desktop.zip').waitFor()
      await page.waitForLoadState('networkidle')

      expect(await page.getByText('next.zip').count()).toBe(1)
    }))

  test('says that the network broke', () =>
    withPage({ path: '/upload-file' }, async (page) => {
      await page.route('**/api/upload', (route) => route.abort())
      await picker(page).setInputFiles(zipFile('lost'))
      await send(page)

      await toast(page, 'Upload Failed').waitFor()
      expect(await page.locator('main [role=alert]').innerText()).toContain('Network error')
    }))
})

describe('an add-on', () => {
  const path = '/downloads/indicators/BOSS_Pro_Indicator.zip'

  test('is downloaded by those who may, and leads all others to PRO', async () => {
    await withPage({ path: '/admin-upload' }, async (page) => {
      await page.getByLabel('Upload type').selectOption('Indicator Add-on')
      await page.getByLabel('Indicator name').fill('BOSS_Pro_Indicator')
      await publish(page, 'boss')
      await page.goto(`${product.origin}/indicator-addons`)
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: /Download.*BOSS Pro Indicator/ }).click(),
      ])

      expect(sha256(await readFile(await download.path()))).toBe(sha256(smallZip('boss')))
      expect(await findViolations(page)).toEqual([])
    })
    await withPage({ path: '/indicator-addons', as: 'member' }, async (page) => {
      await page.getByRole('link', { name: /PRO Only.*BOSS Pro Indicator/ }).click()
      await page.waitForURL('**/subscribe?tier=pro_trader')
      // The page with the card's form is loaded as a document of its own.
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name))
        .toContain('/subscribe')
      await page.goto(`${product.origin}/indicator-addons`)
      await page.evaluate((address) => window.location.assign(address), path)

      await page.waitForURL('**/subscribe?tier=pro_trader')
    })
    await withPage({ path: '/indicator-addons', as: 'visitor' }, async (page) => {
      await page.evaluate((address) => window.location.assign(address), path)

      await page.waitForURL('**/login?returnTo=%2Findicator-addons')
    })
  })
})

test('without script the installer is a plain link', () =>
  withPage({ path: '/download', as: 'visitor', javaScriptEnabled: false }, async (page) => {
    const link = page.getByRole('link', { name: 'Download the ZIP file' })

    expect(await link.getAttribute('href')).toBe('/downloads/stratomate-desktop.zip')
    expect(await link.isVisible()).toBe(true)
  }))

describe('the admin console', () => {
  test('publishes an earlier version again, and the audit log says who did it', () =>
    withPage({ path: '/upload-file', viewport: { width: 1280, height: 800 } }, async (page) => {
      await publish(page, 'good version')
      await publish(page, 'bad version')
      await page.goto(`${product.origin}/admin?section=files&kind=installer`)
      await page
        .getByRole('button', { name: /^Publish version/ })
        .first()
        .click()
      await toast(page, 'Published').waitFor()

      const answer = await page.request.get(`${product.origin}/downloads/stratomate-desktop.zip`)
      expect(sha256(await answer.body())).toBe(sha256(smallZip('good version')))
      expect(await findViolations(page)).toEqual([])
      await page.getByRole('tab', { name: 'Audit log' }).click()
      await page.getByLabel('Action starts with').fill('files.publish')
      await expect.poll(() => new URL(page.url()).search).toBe('?section=audit&action=files.publish')
      // The old rows disappear when those that the filter has found arrive; the first is the day.
      await expect.poll(() => page.getByRole('row').nth(2).innerText()).toContain(admin.email)
      expect(await findViolations(page)).toEqual([])
    }))

  test('saves what it lists as a file', () =>
    withPage({ path: '/admin?section=accounts' }, async (page) => {
      await page.getByRole('cell', { name: admin.email }).first().waitFor()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export CSV' }).click(),
      ])

      expect(download.suggestedFilename()).toBe('accounts.csv')
      expect(await readFile(await download.path(), 'utf8')).toContain(`\r\n${admin.email},Ann Lee,admin,`)
      expect(await findViolations(page)).toEqual([])
    }))
})
