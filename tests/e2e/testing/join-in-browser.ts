import { routes } from '@stratomate/contracts/routes'
import type { Page } from 'playwright-core'
import type { Product } from '@stratomate/commands/start-product'

export type Person = { email: string; password: string }

/**
 * Signs up in the browser and types the code from the mailbox page, which is sent by itself: afterwards the person is
 * signed in. Their name, which the form does not ask for, is written by a call.
 */
export async function joinInBrowser(page: Page, product: Product, person: Person): Promise<void> {
  await signUpInBrowser(page, product, person).catch(async (error: unknown) => {
    if (process.env['STRATOMATE_SOAK'] === '1') throw error
    // A test has a second try and its preparation has none, so it is here; the output says what the page showed.
    process.stderr.write(`Signing up needed a second try. The page said:\n${await page.locator('main').innerText()}\n`)
    await signUpInBrowser(page, product, person)
  })
  await page.getByLabel('Code').fill(await readMailedCode(page, product, person.email))
  // On the pages of the site a small screen has it in the menu only.
  await page.getByRole('button', { name: 'Account menu', includeHidden: true }).waitFor({ state: 'attached' })
  const { method, path } = routes.changeProfile
  const named = { firstName: 'Ann', lastName: 'Lee', country: 'US' }
  await page.request.fetch(`${product.origin}${path}`, { method, data: named })
}

async function signUpInBrowser(page: Page, product: Product, person: Person): Promise<void> {
  await page.goto(`${product.origin}/sign-up`)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Country').selectOption('US')
  await page.getByLabel(/18 or older/).check()
  await page.getByLabel(/I accept the/).check()
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.waitForURL(/\/verify-email/)
}

/** Reads the newest code for an address from the mailbox page, in a tab of its own. */
async function readMailedCode(page: Page, product: Product, email: string): Promise<string> {
  const mailbox = await page.context().newPage()
  await mailbox.goto(`${product.origin}/dev/mailbox`)
  const mail = mailbox.locator('article', { hasText: `to ${email}` }).first()
  const code = await mail.locator('.code').innerText()
  await mailbox.close()
  return code.trim()
}

/** Starts the free trial from its card on the pricing page. */
export async function startTrialInBrowser(page: Page, product: Product): Promise<void> {
  await page.goto(`${product.origin}/pricing`)
  await page.getByRole('button', { name: 'Start free trial' }).click()
  await page.getByText('Your free trial has started').first().waitFor()
  await page.goto(`${product.origin}/dashboard`)
}

/** Opens the device page with the code the desktop shows and approves it. */
export async function approveInBrowser(page: Page, product: Product, userCode: string): Promise<void> {
  await page.goto(`${product.origin}/device?code=${userCode}`)
  await page.getByText('Only approve if you started this on your computer.').waitFor()
  await page.getByRole('button', { name: /Approve/ }).click()
}
