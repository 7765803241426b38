import { assert, boolean, constantFrom, dictionary, property } from 'fast-check'
import { expect, test } from 'vitest'
import { AssetFinder } from './asset-finder.ts'
import { type BrokerAsset, isSameKind, type SymbolOverrides } from './choose-asset.ts'

const assets: BrokerAsset[] = ['EURUSD', 'GBPUSD', 'USDJPY'].flatMap((core) => [
  { id: core, core, isOtc: false },
  { id: `${core}_otc`, core, isOtc: true },
])

function newFinder(first: SymbolOverrides = {}) {
  const own = { overrides: first }
  const finder = new AssetFinder<BrokerAsset>(() => own.overrides)
  finder.take(assets)
  return { own, finder }
}

test('a change of the own choices is seen at the next question', () => {
  const { own, finder } = newFinder()
  const chart = { symbol: 'Euro', isCustom: false }
  expect(finder.choose(chart)).toBeNull()
  own.overrides = { Euro: 'EURUSD' }
  expect(finder.choose(chart)?.id).toBe('EURUSD')
  own.overrides = {}

  expect(finder.choose(chart)).toBeNull()
})

test('an asset that the list does not hold any more is not chosen', () => {
  const { finder } = newFinder({ Euro: 'EURUSD' })
  expect(finder.choose({ symbol: 'Euro', isCustom: false })?.id).toBe('EURUSD')
  finder.take(assets.slice(2))

  expect(finder.choose({ symbol: 'Euro', isCustom: false })).toBeNull()
})

test('a real and a custom chart of one name are not mixed up', () => {
  const { finder } = newFinder()

  expect(finder.choose({ symbol: 'EURUSD', isCustom: false })?.id).toBe('EURUSD')
  expect(finder.choose({ symbol: 'EURUSD', isCustom: true })).toBeNull()
})

const anySymbol = constantFrom('EURUSD', 'EURUSD-OTC', 'Euro', 'Euro OTC', 'GBPUSDm')

test('whatever the own choices are, a chart and its asset are of one kind', () => {
  const anyId = constantFrom(...assets.map(({ id }) => id), 'gone')
  assert(
    property(dictionary(anySymbol, anyId), anySymbol, boolean(), (overrides, symbol, isCustom) => {
      const asset = newFinder(overrides).finder.choose({ symbol, isCustom })
      expect(asset === null || isSameKind({ symbol, isCustom }, asset)).toBe(true)
    }),
  )
})
