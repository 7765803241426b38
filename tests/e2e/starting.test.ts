import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'

let product: Product

beforeAll(async () => {
  // A folder in which nothing was prepared: the service creates its database, as at every first start.
  product = await startProduct({ dataDir: await mkdtemp(join(tmpdir(), 'stratomate-first-')) })
})
afterAll(() => removeProduct(product))

test('an operator reads from the health page that the service is ready', async () => {
  const response = await fetch(`${product.origin}/api/health`)

  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ status: expect.any(String), version: expect.any(String) })
})

test('a second start in the same data folder says that the folder is taken', async () => {
  await expect(startProduct({ dataDir: product.dataDir })).rejects.toThrow(/Cannot start/)
})

test('a start on a taken port names the setting to change', async () => {
  const port = new URL(product.origin).port

  await expect(startProduct({ env: { PORT: port } })).rejects.toThrow('PORT is taken')
})

test('a wrong setting stops the start with a line that names it', async () => {
  await expect(startProduct({ env: { PORT: 'http' } })).rejects.toThrow('PORT is not valid')
})

test('Ctrl-C stops the service cleanly, and the next start opens the same data', async () => {
  const code = await product.stop()
  product = await startProduct({ dataDir: product.dataDir })

  expect(code).toBe(0)
  expect((await fetch(`${product.origin}/api/health`)).status).toBe(200)
})
