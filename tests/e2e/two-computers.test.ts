import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import type { NamedProcess } from '@stratomate/commands/named-process'
import { openDemoAccount } from '@stratomate/commands/demo-account'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDesktop, startTerminal } from './testing/start-trading.ts'

let product: Product
const programs: NamedProcess[] = []

beforeAll(async () => {
  product = await startProduct()
})
afterAll(async () => {
  for (const program of programs.toReversed()) await program.stop()
  await removeProduct(product)
})

const acceptedIn = (desktop: NamedProcess) => desktop.lines().filter((line) => line.includes('accepted by the broker'))

test('two computers of one account share the trades of the day: together they place ten, and none more', async () => {
  const account = await openDemoAccount(product.origin, join(product.dataDir, 'member.json'))
  const computers = []
  for (const name of ['one-', 'two-']) {
    const dataDir = await mkdtemp(join(product.dataDir, name))
    const desktop = startDesktop({ origin: product.origin, dataDir })
    programs.push(desktop)
    const [, code = ''] = await desktop.says(/enter the code ([A-Z0-9]{4}-[A-Z0-9]{4})/)
    await account.approveDevice(code)
    // The second computer gets its share because the first one, which had taken all, gives back what it does not need.
    await desktop.says(/trades reserved/)
    computers.push({ dataDir, desktop })
  }
  for (const { dataDir } of computers)
    programs.push(startTerminal({ origin: product.origin, dataDir }, { charts: 2, speed: 600 }))
  for (const { desktop } of computers) await desktop.says(/Daily limit reached\./)

  const placed = computers.map(({ desktop }) => acceptedIn(desktop).length)
  expect(placed.reduce((sum, count) => sum + count, 0)).toBe(10)
  expect(placed.every((count) => count > 0)).toBe(true)
})
