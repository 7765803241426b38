import { expect, test } from 'vitest'
import { newMap } from '#desktop/testing/new-symbol-map.ts'
import { windowSymbols } from './window-symbols.ts'

const rowsOf = (...parts: Parameters<typeof newMap>) => {
  const { app } = newMap(...parts)
  return windowSymbols(app, [app.broker])[0]?.rows ?? []
}
const idsOf = (...parts: Parameters<typeof newMap>) =>
  rowsOf(...parts).map(({ now }) => (now.kind === 'asset' ? now.asset.id : now.why))

test('each symbol stands once, with what it becomes by itself', () => {
  expect(idsOf({ charts: ['EURUSDm', 'EURUSD-OTC', 'EURUSDm', 'EURUSDGBP', 'Nothing'] })).toEqual([
    'EURUSD',
    'EURUSD_otc',
    'ambiguous',
    'unknown',
  ])
})

test('the marks say which kind an asset has to be', () => {
  const rows = rowsOf({ charts: ['EURUSD', 'EURUSD_otc', { symbol: 'Mine', isCustom: true }] })

  expect(rows.map(({ isOtc, isCustom }) => [isOtc, isCustom])).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ])
  expect(rows[2]?.now).toEqual({ kind: 'none', why: 'custom' })
})

test('the own choice holds, beside what would be chosen by itself', () => {
  const [row] = rowsOf({ charts: ['EURUSD'], own: { EURUSD: 'GBPUSD' } })

  expect(row).toMatchObject({ own: 'GBPUSD', automatic: { asset: { id: 'EURUSD' } }, now: { asset: { id: 'GBPUSD' } } })
})

test('an own choice that cannot hold says why', () => {
  expect(idsOf({ charts: ['EURUSD'], own: { EURUSD: 'AUDNZD' } })).toEqual(['gone'])
  expect(idsOf({ charts: ['EURUSD'], own: { EURUSD: 'EURUSD_otc' } })).toEqual(['crosses'])
  expect(idsOf({ charts: ['EURUSD-OTC'], own: { 'EURUSD-OTC': 'EURUSD' } })).toEqual(['crosses'])
})

test('while the broker is away nothing is known, and choices stay', () => {
  const [row] = rowsOf({ charts: ['EURUSD'], own: { EURUSD: 'GBPUSD' }, isConnected: false })

  expect(row).toMatchObject({ own: 'GBPUSD', now: { why: 'disconnected' }, automatic: { why: 'disconnected' } })
})

test('a choice whose chart is closed is listed, so that it can go', () => {
  const [first, second] = rowsOf({ charts: ['EURUSD'], own: { Gone: 'GBPUSD' } })

  expect(first).toMatchObject({ symbol: 'EURUSD', isConnected: true })
  expect(second).toMatchObject({ symbol: 'Gone', isConnected: false, own: 'GBPUSD', now: { why: 'chart_closed' } })
})

test('at the paper broker there is nothing to map', () => {
  const { app } = newMap({ charts: ['EURUSD'], broker: 'paper' })
  expect(windowSymbols(app, [app.broker])).toEqual([])
})

test('each account has its own list, its own choices and its own line', () => {
  const paper = newMap({ charts: [], broker: 'paper' }).app.broker
  const away = newMap({ charts: [], broker: 'deriv', isConnected: false }).app.broker
  const { app } = newMap({ charts: ['EURUSD'], own: { EURUSD: 'GBPUSD' } })
  const maps = windowSymbols(app, [paper, app.broker, away])

  expect(maps.map(({ account, rows }) => [account, rows[0]?.own, rows[0]?.now.kind])).toEqual([
    ['pocket-option:demo', 'GBPUSD', 'asset'],
    ['deriv:demo', null, 'none'],
  ])
})
