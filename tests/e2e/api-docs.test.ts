import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { accessTokenPrefix } from '@stratomate/contracts/accounts/access-token-values'
import { NewAccessToken } from '@stratomate/contracts/accounts/access-tokens'
import { routes } from '@stratomate/contracts/routes'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilAlive } from './testing/come-to-life.ts'
import { findViolations } from './testing/page-checks/find-violations.ts'
import { openBrowser } from './testing/open-browser.ts'
import { reportHistory } from './testing/report-history.ts'
import { signInMember } from './testing/sign-in-member.ts'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'

/** Stands in for curl, which a machine with only Node and git does not have: it takes an address, then a header. */
const curlFunction = `curl() { node -e '
const [, address, option, header] = process.argv
if (option !== "-H") throw new Error("an option this stand-in does not know: " + option)
const [name, value] = header.split(": ")
fetch(address, { headers: { [name]: value } }).then((answer) => answer.text()).then(console.log)
' -- "$@"; }`

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
  await page
    .getByRole('status')
    .filter({ hasText: /^1 call$/ })
    .waitFor()
  await page.getByText('/api/account/passkeys/:id').click()
  const text = await page.locator('main').innerText()
  const violations = await findViolations(page)

  expect(response?.status()).toBe(200)
  expect(text).toContain(`curl -X DELETE '${product.origin}/`)
  expect(complaints).toEqual([])
  expect(violations).toEqual([])
  await context.close()
})

test('the lines of the first call run in a shell once the token is put in', async () => {
  const context = await browser.newContext()
  await signInMember(context, product)
  await reportHistory(context, product, { won: 4, lost: 2 })
  const made = await context.request.post(`${product.origin}${routes.makeAccessToken.path}`, {
    data: { name: 'First call', scopes: ['read'], days: 30 },
  })
  const { secret } = NewAccessToken.parse(await made.json())
  const page = await context.newPage()
  await page.goto(`${product.origin}/developers`)
  await page.getByText(`${product.origin}${routes.listTrades.path}`).first().waitFor()
  const printed = await page.getByRole('region', { name: 'Your first call' }).locator('pre').innerText()
  const lines = printed.replace(`${accessTokenPrefix}…`, secret)

  const { stdout } = await promisify(execFile)('sh', ['-c', `${curlFunction}\n${lines}`])

  expect(lines).not.toBe(printed)
  expect(JSON.parse(stdout)).toMatchObject({ items: { length: 5 }, nextCursor: expect.any(String) })
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
