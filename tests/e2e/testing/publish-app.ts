import type { Product } from '@stratomate/commands/start-product'
import type { Browser } from 'playwright-core'
import { joinInBrowser } from './join-in-browser.ts'

type Publication = { admin: { email: string; password: string }; zip: Buffer }

/** An administrator of the service, whose address its settings name, publishes a package of the app on the page for it. */
export async function publishApp(browser: Browser, product: Product, { admin, zip }: Publication): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await joinInBrowser(page, product, admin)
  await page.goto(`${product.origin}/admin-upload`)
  await page.locator('footer input[type=radio]:checked').waitFor()
  const file = { name: 'app.zip', mimeType: 'application/zip', buffer: zip }
  await page.getByLabel('ZIP file', { exact: true }).setInputFiles(file)
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
  await page.getByText('Upload Successful').first().waitFor()
  await context.close()
}
