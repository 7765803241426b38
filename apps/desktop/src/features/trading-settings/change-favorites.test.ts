import { expect, test } from 'vitest'
import type { Favorite } from '@stratomate/engine/gate/trading-settings'
import { changeFavorites, expiryRefusal } from './change-favorites.ts'

const favorite = (symbol: string, change: Partial<Favorite> = {}): Favorite => ({
  symbol,
  timeframeS: 60,
  direction: 'both',
  stakeCents: null,
  expiryCandles: null,
  ...change,
})

const on = (symbol: string) => ({ kind: 'favorite_on', symbol, timeframeS: 60 }) as const

test('a favorite is added at the end, once, however its symbol is written', () => {
  const first = changeFavorites([favorite('EURUSD')], on('GBPUSD'), 2)
  expect(first).toEqual({ kind: 'changed', favorites: [favorite('EURUSD'), favorite('GBPUSD')] })

  expect(changeFavorites([favorite('EURUSD')], on('eurusd'), 1)).toEqual({
    kind: 'changed',
    favorites: [favorite('EURUSD')],
  })
})

test.each([
  [1, 'Your plan trades one chart, and it is in use. Remove a favorite first.'],
  [0, 'There is no plan on this account, so no chart can be a favorite.'],
])('with %i places another favorite is refused', (slots, message) => {
  const favorites = slots === 0 ? [] : [favorite('EURUSD')]

  expect(changeFavorites(favorites, on('GBPUSD'), slots)).toEqual({ kind: 'refused', message })
})

test('an unlimited plan has no last place', () => {
  const many = Array.from({ length: 60 }, (_, index) => favorite(`S${index}`))

  expect(changeFavorites(many, on('GBPUSD'), 'unlimited').kind).toBe('changed')
})

test('a favorite keeps its place when it changes, and the others when it goes', () => {
  const three = [favorite('A'), favorite('B'), favorite('C')]
  const changed = favorite('B', { stakeCents: 2_000, direction: 'sell' })

  expect(changeFavorites(three, { kind: 'favorite_change', ...changed }, 3)).toEqual({
    kind: 'changed',
    favorites: [favorite('A'), changed, favorite('C')],
  })
  expect(changeFavorites(three, { kind: 'favorite_off', symbol: 'B', timeframeS: 60 }, 3)).toEqual({
    kind: 'changed',
    favorites: [favorite('A'), favorite('C')],
  })
})

test('a change that does not name the confirmation leaves it', () => {
  const asking = favorite('A', { confirmation: 'longer_timeframe' })
  const changed = favorite('A', { direction: 'buy' })

  expect(changeFavorites([asking], { kind: 'favorite_change', ...changed }, 3)).toEqual({
    kind: 'changed',
    favorites: [{ ...changed, confirmation: 'longer_timeframe' }],
  })
})

test('a change that does not name the account leaves it, and null gives the chart back to the first', () => {
  const elsewhere = favorite('A', { account: 'deriv:demo' })
  const changeTo = (account?: 'pocket-option:live' | null) =>
    changeFavorites(
      [elsewhere],
      { kind: 'favorite_change', ...favorite('A'), ...(account !== undefined && { account }) },
      3,
    )

  expect([changeTo(), changeTo('pocket-option:live'), changeTo(null)]).toEqual(
    [elsewhere, favorite('A', { account: 'pocket-option:live' }), favorite('A')].map((one) => ({
      kind: 'changed',
      favorites: [one],
    })),
  )
})

test('no trade can begin before the close and wait for another source that speaks at the close', () => {
  const early = favorite('A', { beforeCloseS: 5 })
  const change = { kind: 'favorite_change', ...favorite('A'), confirmation: 'same_candle' } as const

  expect(changeFavorites([early], change, 3)).toMatchObject({ kind: 'refused', message: /Choose one of the two/ })
  expect(changeFavorites([early], { ...change, beforeCloseS: null }, 3)).toMatchObject({
    favorites: [favorite('A', { confirmation: 'same_candle' })],
  })
})

test('what is no favorite cannot be changed', () => {
  expect(changeFavorites([], { kind: 'favorite_change', ...favorite('A') }, 3).kind).toBe('refused')
})

test('an expiry that the broker does not offer is refused with those that it offers; where it says nothing, none is', () => {
  const lengths = { minS: 900, maxS: 86_400 }

  expect(expiryRefusal({ expiryCandles: 3, timeframeS: 60 }, lengths)).toBe(
    'The broker offers trades of 15 min to 24 h on this chart. Choose an expiry between them.',
  )
  expect(expiryRefusal({ expiryCandles: 3, timeframeS: 300 }, lengths)).toBeNull()
  expect(expiryRefusal({ expiryCandles: null, timeframeS: 60 }, lengths)).toBeNull()
  expect(expiryRefusal({ expiryCandles: 3, timeframeS: 60 }, null)).toBeNull()
})
