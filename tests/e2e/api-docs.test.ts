import { AxeBuilder } from '@axe-core/playwright'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('a developer reads every endpoint in the browser, and the page keeps its own security policy', async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))

  const response = await page.goto(`${product.origin}/api/docs`)
  const text = await page.locator('body').innerText()
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()

  expect(response?.status()).toBe(200)
  expect(text).toContain('/api/auth/user')
  expect(complaints).toEqual([])
  expect(violations.map(({ id }) => id)).toEqual([])
  await context.close()
})

test('a program reads the same endpoints as an OpenAPI document', async () => {
  const response = await fetch(`${product.origin}/api/openapi.json`)

  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    openapi: expect.stringMatching(/^3\./),
    paths: { '/api/auth/user': expect.anything() },
  })
})
