import { array, assert, boolean, constantFrom, property, record, string, stringMatching } from 'fast-check'
import { expect, test } from 'vitest'
import { chooseAsset, type BrokerAsset } from './choose-asset.ts'

const cores = ['EURUSD', 'GBPUSD', 'USDJPY', 'EURJPY', 'AUDCAD', 'BTCUSD', 'AAPL', 'GOLD', 'V']
const assets: BrokerAsset[] = cores.flatMap((core) => [
  { id: core, core, isOtc: false },
  { id: `${core}_otc`, core, isOtc: true },
])

function idOf(symbol: string, isCustom = false, overrides: Record<string, string> = {}): string {
  const choice = chooseAsset({ symbol, isCustom }, assets, overrides)
  return choice.kind === 'asset' ? choice.asset.id : choice.kind
}

test.each([
  ['EURUSD', 'EURUSD'],
  ['eurusd', 'EURUSD'],
  ['EURUSDm', 'EURUSD'],
  ['EURUSD.pro', 'EURUSD'],
  ['EURUSD#', 'EURUSD'],
  ['FX_EURUSD', 'EURUSD'],
  ['EUR/USD', 'EURUSD'],
  ['EURUSDmicro', 'EURUSD'],
  ['EURUSD-OTC', 'EURUSD_otc'],
  ['EURUSD_otc', 'EURUSD_otc'],
  ['EURUSD OTC', 'EURUSD_otc'],
  ['EURUSD.OTC', 'EURUSD_otc'],
  ['EURUSDOTC', 'EURUSD_otc'],
  ['#AAPL', 'AAPL'],
  ['AAPL.US', 'AAPL'],
  ['GOLD', 'GOLD'],
  ['BTCUSD', 'BTCUSD'],
])('%s is %s', (symbol, id) => {
  expect(idOf(symbol)).toBe(id)
})

test.each([
  'EURUSDJPY',
  'EURUSDGBPCHFX',
  'BTCUSDT',
  'XAUUSD',
  'VISA',
  'AAPLX',
  '',
  'OTC',
  '-OTC',
  '💶💵',
  'constructor',
  'EURUSD'.repeat(1_000),
])('%s is refused', (symbol) => {
  expect(['unknown', 'ambiguous']).toContain(idOf(symbol))
})

test('two pairs in one name are ambiguous', () => {
  expect(idOf('EURUSDJPY')).toBe('ambiguous')
})

test('a custom symbol that does not say OTC is refused until the person has chosen', () => {
  expect(idOf('EURUSD', true)).toBe('unknown')
  expect(idOf('EURUSD', true, { EURUSD: 'EURUSD_otc' })).toBe('EURUSD_otc')
  expect(idOf('EURUSD', true, { EURUSD: 'EURUSD' })).toBe('unknown')
})

test('a choice of the person never crosses from OTC to real or back', () => {
  expect(idOf('EURUSD-OTC', true, { 'EURUSD-OTC': 'EURUSD' })).toBe('unknown')
  expect(idOf('EURUSD', false, { EURUSD: 'EURUSD_otc' })).toBe('unknown')
  expect(idOf('Euro', false, { Euro: 'EURUSD' })).toBe('EURUSD')
  expect(idOf('Euro', false, { Euro: 'not there' })).toBe('unknown')
})

test('one name of two assets is ambiguous', () => {
  const twice = [...assets, { id: 'EURUSD again', core: 'EURUSD', isOtc: false }]

  expect(chooseAsset({ symbol: 'EURUSD', isCustom: false }, twice)).toEqual({ kind: 'ambiguous' })
})

const anySymbol = record({
  symbol: constantFrom(...cores).chain((core) =>
    stringMatching(/^[A-Za-z#._ -]{0,4}$/u).map((mark) => `${core}${mark}`),
  ),
  isCustom: boolean(),
})

test('an OTC mark and the kind of asset always agree', () => {
  assert(
    property(anySymbol, array(constantFrom(...assets)), (chart, some) => {
      const choice = chooseAsset(chart, some)
      if (choice.kind !== 'asset') return
      const saysOtc = /OTC/iu.test(chart.symbol)
      expect(choice.asset.isOtc).toBe(saysOtc)
    }),
  )
})

test('marks around a pair never lead to another pair', () => {
  assert(
    property(constantFrom(...cores.slice(0, 5)), stringMatching(/^[a-z]{0,4}$/u), (core, mark) => {
      const id = idOf(`${core}.${mark}`)
      expect([core, `${core}_otc`, 'unknown', 'ambiguous']).toContain(id)
    }),
  )
})

test('no text makes it throw', () => {
  assert(
    property(string(), boolean(), (symbol, isCustom) => {
      expect(['asset', 'unknown', 'ambiguous']).toContain(chooseAsset({ symbol, isCustom }, assets).kind)
    }),
  )
})
