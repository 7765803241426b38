import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilAlive } from './testing/come-to-life.ts'
import { findViolations } from './testing/page-checks/find-violations.ts'
import { openBrowser } from './testing/open-browser.ts'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await removeProduct(product)
})

test('a developer finds a call in the browser, and the page keeps the security policy', async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))

  const response = await page.goto(`${product.origin}/api/docs`)
  await untilAlive(page, '[data-page-search]')
  await page.getByLabel('Search calls').fill('passkey delete')
  await page.getByText('1 call', { exact: true }).waitFor()
  await page.getByText('/api/account/passkeys/:id').click()
  const text = await page.locator('main').innerText()
  const violations = await findViolations(page)

  expect(response?.status()).toBe(200)
  expect(text).toContain("curl -X DELETE 'https://")
  expect(complaints).toEqual([])
  expect(violations).toEqual([])
  await context.close()
})

test('a program reads the same endpoints as an OpenAPI document', async () => {
  const response = await fetch(`${product.origin}/api/openapi.json`)

  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    openapi: expect.stringMatching(/^3\./),
    components: { securitySchemes: { accessToken: { type: 'http', scheme: 'bearer' } } },
    paths: {
      '/api/auth/user': expect.anything(),
      '/api/trades': { get: { security: [{ accessToken: ['read'] }] } },
    },
  })
})
