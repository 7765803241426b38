import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { WindowAction } from '@stratomate/contracts/desktop-window/schemas'
import { expect, test } from 'vitest'
import { newMap } from '#desktop/testing/new-symbol-map.ts'
import { chooseFor } from './map-symbols.ts'

const choice = (symbol: string, asset: string | null, isCustom = false) =>
  ({ kind: 'choose_asset', account: 'pocket-option:demo', symbol, isCustom, asset }) as const

test('a choice holds at once, and Automatic takes it back', () => {
  const { app } = newMap({ charts: ['Euro'] })

  expect(chooseFor(choice('Euro', 'EURUSD'), app)).toMatchObject({ ok: true })
  expect(app.symbols.of('pocket_option')).toEqual({ Euro: 'EURUSD' })
  expect(chooseFor(choice('Euro', null), app)).toMatchObject({ ok: true })
  expect(app.symbols.of('pocket_option')).toEqual({})
})

test.each([
  ['an OTC asset for a chart that is not', choice('Euro', 'EURUSD_otc'), /is OTC and .* is not/u],
  ['a real asset for an OTC chart', choice('EURUSD-OTC', 'EURUSD', true), /is OTC and .* is not/u],
  ['a real asset for a custom chart', choice('Mine', 'EURUSD', true), /is OTC and .* is not/u],
  ['an asset that nobody offers', choice('Euro', 'constructor'), /does not offer .* Choose another/u],
  ['a symbol without a chart', choice('Pound', 'GBPUSD'), /No chart of .* is open\. Open it in MetaTrader 5/u],
  ['a chart of the other kind', choice('Euro', 'EURUSD_otc', true), /No chart of/u],
])('%s is refused with what to do, and nothing changes', (_, action, words) => {
  const { app } = newMap({ charts: ['Euro', 'EURUSD-OTC', { symbol: 'Mine', isCustom: true }] })
  const reply = chooseFor(action, app)

  expect(reply).toMatchObject({ ok: false, message: expect.stringMatching(words) as string })
  expect(app.symbols.of('pocket_option')).toEqual({})
})

test('while the broker is away nothing is chosen, but a choice can be taken back', () => {
  const { app } = newMap({ charts: ['Euro'], own: { Euro: 'EURUSD' }, isConnected: false })

  expect(chooseFor(choice('Euro', 'GBPUSD'), app)).toMatchObject({
    message: expect.stringMatching(/Connect it/u) as string,
  })
  expect(chooseFor(choice('Euro', null), app)).toMatchObject({ ok: true })
  expect(app.symbols.of('pocket_option')).toEqual({})
})

test('a choice whose chart is gone is taken back', () => {
  const { app } = newMap({ charts: [], own: { Euro: 'EURUSD' } })

  expect(chooseFor(choice('Euro', null), app).ok).toBe(true)
  expect(app.symbols.of('pocket_option')).toEqual({})
})

test('a file that cannot be written is told, and the choice before it holds', () => {
  const { app, folder } = newMap({ charts: ['Euro'] })
  rmSync(folder, { recursive: true })
  const message = expect.stringMatching(/^Nothing was changed: broker\.json/u) as string

  expect(chooseFor(choice('Euro', 'EURUSD'), app)).toMatchObject({ ok: false, message })
  expect(app.symbols.of('pocket_option')).toEqual({})
})

test('a file that was made wrong by hand meanwhile is not overwritten', () => {
  const { app, folder } = newMap({ charts: ['Euro'] })
  writeFileSync(join(folder, 'broker.json'), '{')

  expect(() => chooseFor(choice('Euro', 'EURUSD'), app)).toThrow(/broker\.json/u)
})

test.each([
  ['an empty symbol', { symbol: '' }],
  ['an endless symbol', { symbol: 'E'.repeat(65) }],
  ['a line break', { symbol: 'EUR\nUSD' }],
  ['an empty asset', { asset: '' }],
  ['no word of the asset', { asset: undefined }],
  ['an account that trades charts as they are', { account: 'paper:paper' }],
  ['a list of assets', { asset: ['EURUSD'] }],
  ['something more', { stake: 1 }],
])('%s is no choice', (_, change) => {
  expect(WindowAction.safeParse({ ...choice('Euro', 'EURUSD'), ...change }).success).toBe(false)
})
