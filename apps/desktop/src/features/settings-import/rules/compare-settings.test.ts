import type { TradingSettings as SharedSettings } from '@stratomate/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentStakeCents } from '@stratomate/engine/stake-plans/money-plan'
import { type Favorite, tradingDefaults } from '@stratomate/engine/gate/trading-settings'
import { compareSettings, type ImportChart, type ImportFrame } from './compare-settings.ts'

const shared: SharedSettings = {
  indicatorId: 'super-trend',
  parameters: { multiplier: 3.5 },
  pair: 'EUR/USD',
  timeframe: 'M5',
  expiryCandles: 5,
  stake: { kind: 'fixed', cents: 500 },
}
const favorite: Favorite = {
  symbol: 'EURUSD',
  timeframeS: 300,
  direction: 'sell',
  stakeCents: null,
  expiryCandles: null,
}
const chart: ImportChart = {
  symbol: 'EURUSD',
  timeframeS: 300,
  indicatorId: 'super-trend',
  indicator: 'Super_Trend',
  favorite,
}
const frame: ImportFrame = { settings: tradingDefaults, currency: 'USD', allowedIndicatorId: null }
const ladder = {
  kind: 'ladder',
  id: 'a',
  plan: { kind: 'martingale', factor: 2, steps: 3 },
} as const

const fieldOf = (label: string, comparison: ReturnType<typeof compareSettings>) =>
  comparison.fields.find((field) => field.label === label)
const amountOf = (cents: number, more: Partial<ImportFrame> = {}, own: Favorite = favorite) => {
  const comparison = compareSettings(
    { ...shared, stake: { kind: 'fixed', cents } },
    { ...chart, favorite: own },
    { ...frame, ...more },
  )
  return { ...comparison, amount: fieldOf('Amount', comparison) }
}

test('expiry and a smaller amount are taken over, and what was not shared stays', () => {
  const comparison = compareSettings(shared, chart, frame)

  expect(comparison.favorite).toEqual({ ...favorite, expiryCandles: 5, stakeCents: 500 })
  expect(comparison.changesApp).toBe(true)
  expect(comparison.fields.map(({ label, outcome }) => [label, outcome])).toEqual([
    ['Indicator', 'same'],
    ['Pair', 'same'],
    ['Timeframe', 'same'],
    ['Favorite', 'same'],
    ['Expires after', 'taken'],
    ['Amount', 'taken'],
  ])
})

test('the numbers of the indicator are what to set in the terminal, with those that were not shared', () => {
  expect(compareSettings(shared, chart, frame).inputs).toEqual([
    { name: 'period', label: 'ATR period', value: 10, isDefault: true },
    { name: 'multiplier', label: 'ATR multiplier', value: 3.5, isDefault: false },
  ])
})

test('settings that hold already change nothing, and leave the chart without numbers of its own', () => {
  const comparison = compareSettings(
    { ...shared, expiryCandles: tradingDefaults.expiryCandles, stake: { kind: 'fixed', cents: 1_000 } },
    chart,
    frame,
  )

  expect([comparison.changesApp, comparison.favorite]).toEqual([false, favorite])
})

test('a larger amount waits for the word of the person, one above the own maximum is not offered', () => {
  const larger = amountOf(2_500)
  const tooLarge = amountOf(10_001)

  expect([larger.favorite.stakeCents, larger.askedStakeCents, larger.amount?.outcome]).toEqual([null, 2_500, 'asked'])
  expect([tooLarge.favorite.stakeCents, tooLarge.askedStakeCents, tooLarge.amount?.why]).toEqual([
    null,
    null,
    'Not taken over: $100.01 is above your maximum amount of $100.00.',
  ])
})

test('while amounts are a share of the balance, a fixed one is only offered', () => {
  const settings = { ...tradingDefaults, moneyPlan: { kind: 'percent', percent: 2 } } as const

  expect(amountOf(100, { settings })).toMatchObject({ askedStakeCents: 100, favorite: { stakeCents: null } })
  expect(amountOf(100, { settings }, { ...favorite, stakeCents: 300 }).favorite.stakeCents).toBe(100)
})

test.each([
  ['a money plan that climbs', { settings: { ...tradingDefaults, moneyPlan: ladder } }, /your money plan sets/],
  ['an account in another currency', { currency: 'EUR' }, /your account is in EUR/],
])('%s keeps its amounts', (_, more, why) => {
  const { amount, favorite: after, askedStakeCents } = amountOf(100, more)

  expect([after.stakeCents, askedStakeCents]).toEqual([null, null])
  expect(amount?.why).toMatch(why)
})

test('a share of the balance is a money plan, so it is not imported', () => {
  const stake = { kind: 'percent', percent: 1 } as const
  const field = fieldOf('Amount', compareSettings({ ...shared, stake }, chart, frame))

  expect(field).toMatchObject({ outcome: 'kept', today: '$10.00', after: '$10.00' })
  expect(field?.why).toContain('1% of the balance is a money plan and holds for every chart')
})

test('another chart than the shared one says what differs there', () => {
  const other: ImportChart = {
    symbol: 'GBPUSD',
    timeframeS: 60,
    indicatorId: 'boss',
    indicator: 'BOSS',
    favorite: null,
  }
  const comparison = compareSettings(shared, other, { ...frame, allowedIndicatorId: 'boss' })

  expect(fieldOf('Indicator', comparison)).toMatchObject({ today: 'BOSS', after: 'Super_Trend', outcome: 'terminal' })
  expect(fieldOf('Indicator', comparison)?.why).toContain('Your plan does not include this indicator now.')
  expect(fieldOf('Pair', comparison)?.outcome).toBe('kept')
  expect(fieldOf('Timeframe', comparison)?.why).toContain('shared for M5')
  expect(fieldOf('Expires after', comparison)?.why).toBe(
    'On this chart that is 5\u00A0min; it was shared for 25\u00A0min.',
  )
  expect(comparison.makesFavorite).toBe(true)
})

test('nothing that is imported makes an amount larger without a word, or larger than the maximum with one', () => {
  const cents = fc.integer({ min: 100, max: 500_000 })
  const stake = fc.oneof(
    fc.record({ kind: fc.constant('fixed' as const), cents }),
    fc.record({ kind: fc.constant('percent' as const), percent: fc.double({ min: 0.1, max: 10, noNaN: true }) }),
  )
  const moneyPlan = fc.oneof(
    fc.constant({ kind: 'fixed' } as const),
    fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 10 }) }),
    fc.constant(ladder),
  )
  const scene = fc.record({
    stake,
    moneyPlan,
    expiryCandles: fc.integer({ min: 1, max: 60 }),
    timeframe: fc.constantFrom('M1', 'M5', 'H4'),
    own: fc.option(fc.record({ stakeCents: fc.option(cents), direction: fc.constantFrom('both', 'buy', 'sell') })),
    stakeCents: fc.integer({ min: 1, max: 10_000 }),
    stakeCentsMax: fc.integer({ min: 10_000, max: 300_000 }),
    balanceCents: fc.integer({ min: 0, max: 10_000_000 }),
    currency: fc.constantFrom('USD', 'EUR'),
  })
  fc.assert(
    fc.property(scene, ({ own, stake: given, expiryCandles, timeframe, currency, balanceCents, ...money }) => {
      const settings = { ...tradingDefaults, ...money }
      const before = own === null ? null : { ...favorite, ...own }
      const theirs = { ...shared, stake: given, expiryCandles, timeframe }
      const after = compareSettings(theirs, { ...chart, favorite: before }, { ...frame, settings, currency })
      const amount = (stakeCents: number | null) =>
        stakeCents ??
        (money.moneyPlan.kind === 'percent'
          ? percentStakeCents(money.moneyPlan.percent, balanceCents)
          : money.stakeCents)
      const today = before?.stakeCents ?? null

      expect(amount(after.favorite.stakeCents)).toBeLessThanOrEqual(amount(today))
      expect(after.askedStakeCents ?? 0).toBeLessThanOrEqual(money.stakeCentsMax)
      expect(after.favorite).toMatchObject({ symbol: chart.symbol, direction: before?.direction ?? 'both' })
      expect(money.moneyPlan.kind === 'ladder' ? after.favorite.stakeCents : today).toBe(today)
    }),
    { numRuns: 2_000 },
  )
})
