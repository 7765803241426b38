import { expect, test } from 'vitest'
import { tradingDefaults } from '@stratomate/engine/gate/trading-settings'
import { chooseMoneyPlan } from './choose-money-plan.ts'
import { planOfferText } from './plan-offer-text.ts'

const plan = { kind: 'martingale', factor: 2, steps: 4 } as const
const choose = (file: Parameters<typeof chooseMoneyPlan>[0], change: Partial<typeof tradingDefaults> = {}) =>
  chooseMoneyPlan(file, { ...tradingDefaults, ...change }, 'settings.json')

function idOf(file: Parameters<typeof chooseMoneyPlan>[0], change: Partial<typeof tradingDefaults> = {}): string {
  const { offer } = choose(file, change)
  if (offer === null) throw new Error('Nothing is offered.')
  return offer.id
}

test('stakes are fixed unless something else is written, and a percentage needs no confirmation', () => {
  expect(choose({})).toEqual({ active: { kind: 'fixed' }, offer: null })
  expect(choose({ moneyPlan: { kind: 'percent', percent: 1 } }).active).toEqual({ kind: 'percent', percent: 1 })
})

test('a plan that follows results stays off until exactly it was confirmed', () => {
  expect(choose({ moneyPlan: plan }).active).toEqual({ kind: 'fixed' })
  const id = idOf({ moneyPlan: plan })
  expect(choose({ moneyPlan: plan, confirmedPlan: id })).toEqual({ active: { kind: 'ladder', id, plan }, offer: null })

  for (const other of [
    choose({ moneyPlan: { ...plan, steps: 3 }, confirmedPlan: id }),
    choose({ moneyPlan: { ...plan, factor: 2.1 }, confirmedPlan: id }),
    choose({ moneyPlan: plan, confirmedPlan: id }, { stakeCents: 1_001 }),
    choose({ moneyPlan: plan, confirmedPlan: '' }),
  ])
    expect(other).toMatchObject({ active: { kind: 'fixed' }, offer: { assumed: { winRate: 0.5 } } })
})

test('the worst case is that of a day within the plan’s own limit and the person’s, whichever is smaller', () => {
  const tradesWith = (change: { tradesPerDayMax?: number; planTrades?: number | 'unlimited' | null }) =>
    chooseMoneyPlan({ moneyPlan: plan }, { ...tradingDefaults, ...change }, 'settings.json').offer?.assumed.trades

  expect(tradesWith({ planTrades: 10 })).toBe(10)
  expect(tradesWith({ planTrades: 250, tradesPerDayMax: 30 })).toBe(30)
  expect([tradesWith({ planTrades: 'unlimited' }), tradesWith({ planTrades: null }), tradesWith({})]).toEqual([
    100, 100, 100,
  ])
})

test('a ladder above the largest stake, or beside stakes of favorites, is refused', () => {
  const favorite = { symbol: 'A', timeframeS: 60, direction: 'both', stakeCents: 5, expiryCandles: null } as const

  expect(() => choose({ moneyPlan: { ...plan, steps: 5 } })).toThrow('its largest stake 160.00 is above stakeMax')
  expect(() => choose({ moneyPlan: plan }, { favorites: [favorite] })).toThrow('stakes of their own')
})

test('the worst case is shown in plain words, with what to write to confirm it', () => {
  const { offer } = choose({ moneyPlan: plan })
  if (offer === null) throw new Error('Nothing is offered.')
  const words = planOfferText(offer).join('\n')

  expect(words).toContain('10.00, 20.00, 40.00, 80.00; together 150.00 are at risk')
  expect(words).toContain('lose the whole ladder within a day of 100 trades')
  expect(words).toContain('Within a month of 21 such days the chance is')
  expect(words).toContain('still leaves −6.00: at this payout only stakes that grow 2.25 times win their losses back')
  expect(words).toContain('when 55.6% of trades are won')
  expect(words).toContain(`"confirmedPlan": "${offer.id}"`)
})
