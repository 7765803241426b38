import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { EntitlementClaims } from '@stratomate/contracts'
import { ChartRegistry } from '@stratomate/engine/charts/chart-registry'
import { tradingDefaults } from '@stratomate/engine/gate/trading-settings'
import { changeMoneyPlan } from './change-money-plan.ts'
import { SettingsStore } from './settings-store.ts'

function newStore(content?: string) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'settings-book-'))
  const path = join(dataFolder, 'settings.json')
  if (content !== undefined) writeFileSync(path, content)
  const notified: number[] = []
  const settingsStore = new SettingsStore({
    dataFolder,
    first: { trading: tradingDefaults, planOffer: null },
    changed: ({ stakeCents }) => void notified.push(stakeCents),
    planTrades: () => null,
  })
  return {
    settingsStore,
    path,
    dataFolder,
    notified,
    readBack: () => JSON.parse(readFileSync(path, 'utf8')) as unknown,
  }
}

test('a change is on disk, in force and told; what it does not name stays', () => {
  const { settingsStore, notified, readBack, dataFolder } = newStore('{"payoutMin": 70}')
  settingsStore.change({ stake: 12.34 })

  expect(readBack()).toEqual({ payoutMin: 70, stake: 12.34 })
  expect([settingsStore.trading().stakeCents, settingsStore.trading().payoutPctMin, notified]).toEqual([
    1_234,
    70,
    [1_234],
  ])
  expect(readdirSync(dataFolder)).toEqual(['settings.json'])
})

test.each([
  ['a stake above the own maximum', { stake: 200 }, /stake: is above stakeMax/],
  ['a value of the wrong type', { stake: 'ten' }, /stake/],
  ['a name that nobody knows', { stakes: 1 }, /stakes/],
  ['not a number', { stake: Number.NaN }, /stake/],
])('%s changes neither the file nor what is in force', (_, patch, words) => {
  const { settingsStore, path, notified } = newStore('{"stake":5}')

  expect(() => settingsStore.change(patch)).toThrow(words)
  expect(readFileSync(path, 'utf8')).toBe('{"stake":5}')
  expect([settingsStore.trading().stakeCents, notified]).toEqual([1_000, []])
})

test.each(['', '[]', 'null', '{"stake":', '"text"'])('a file that is broken (%j) is not overwritten', (content) => {
  const { settingsStore, path } = newStore(content)

  expect(() => settingsStore.change({ stake: 1 })).toThrow(/settings\.json|Settings/)
  expect(readFileSync(path, 'utf8')).toBe(content)
})

test('a file that was edited by hand while the app runs keeps the edit', () => {
  const { settingsStore, path, readBack } = newStore('{"stake":5}')
  writeFileSync(path, '{"stake":6,"openTradesMax":4}')
  settingsStore.change({ payoutMin: 60 })

  expect(readBack()).toEqual({ stake: 6, openTradesMax: 4, payoutMin: 60 })
  expect([settingsStore.trading().stakeCents, settingsStore.trading().openTradesMax]).toEqual([600, 4])
})

test('a disk that refuses leaves everything as it was', () => {
  const { settingsStore, path, dataFolder } = newStore()
  // The temporary file cannot be created because a folder has its name.
  mkdirSync(`${path}.${process.pid}.tmp`)
  mkdirSync(join(`${path}.${process.pid}.tmp`, 'full'))

  expect(() => settingsStore.change({ stake: 5 })).toThrow(/could not be written/)
  expect([settingsStore.trading().stakeCents, existsSync(path), readdirSync(dataFolder)]).toEqual([
    1_000,
    false,
    [`settings.json.${process.pid}.tmp`],
  ])
})

test('favorites are written in their order, with what is their own', () => {
  const { settingsStore, readBack } = newStore()
  settingsStore.changeFavorites([
    {
      symbol: 'GBPUSD',
      timeframeS: 300,
      direction: 'buy',
      stakeCents: 2_050,
      expiryCandles: 2,
      account: 'deriv:demo',
      confirmation: 'same_candle',
      expiryEnd: 'candle_close',
      moneyPlan: { kind: 'percent', percent: 2 },
    },
    {
      symbol: 'EURUSD',
      timeframeS: 60,
      direction: 'both',
      stakeCents: null,
      expiryCandles: null,
      beforeCloseS: 5,
      expiryEnd: 'full_length',
    },
  ])

  expect(readBack()).toEqual({
    favorites: [
      {
        symbol: 'GBPUSD',
        timeframe: 300,
        direction: 'buy',
        stake: 20.5,
        expiryCandles: 2,
        account: 'deriv:demo',
        confirmation: 'same_candle',
        expiryEnd: 'candle_close',
        moneyPlan: { kind: 'percent', percent: 2 },
      },
      { symbol: 'EURUSD', timeframe: 60, direction: 'both', beforeCloseS: 5 },
    ],
  })
  expect(settingsStore.trading().favorites).toMatchObject([{ account: 'deriv:demo' }, { symbol: 'EURUSD' }])
})

test('a money plan is tried out without a change, and another first stake takes its confirmation back', () => {
  const { settingsStore, path } = newStore()
  const plan = { kind: 'martingale', factor: 2, steps: 3 }
  const { offer } = settingsStore.tryOut({ moneyPlan: plan, confirmedPlan: undefined })
  expect([existsSync(path), offer?.xray.stakesCents]).toEqual([false, [1_000, 2_000, 4_000]])

  settingsStore.change({ moneyPlan: plan, confirmedPlan: offer?.id })
  expect(settingsStore.trading().moneyPlan).toMatchObject({ kind: 'ladder', plan })

  settingsStore.change({ stake: 11 })
  expect(settingsStore.trading().moneyPlan).toEqual({ kind: 'fixed' })
  expect(settingsStore.offer()?.xray.stakesCents).toEqual([1_100, 2_200, 4_400])
})

test('a plan of one chart is on with its worst case confirmed, and off with another first stake or a lower limit', () => {
  const { settingsStore, readBack } = newStore()
  const plan = { kind: 'martingale', factor: 2, steps: 3 } as const
  const chart = { symbol: 'EURUSD', timeframeS: 60 }
  const plain = { ...chart, direction: 'both', stakeCents: 500, expiryCandles: null } as const
  settingsStore.changeFavorites([plain])
  const claims = { charts: 1 }
  const app = {
    settingsStore,
    entitlements: { current: () => claims as EntitlementClaims },
    charts: new ChartRegistry(),
  }
  const inForce = () => {
    const { favorites } = settingsStore.trading()
    return favorites === 'first' ? undefined : favorites[0]?.moneyPlan
  }
  const offered = changeMoneyPlan(app, { kind: 'offer_chart_plan', ...chart, plan })
  const id = (offered as { data: { id: string } }).data.id
  expect(offered).toMatchObject({ ok: true, data: { stakesCents: [500, 1_000, 2_000] } })
  expect(changeMoneyPlan(app, { kind: 'choose_chart_plan', ...chart, plan, id: 'another' }).ok).toBe(false)
  expect(inForce()).toBeUndefined()

  expect(changeMoneyPlan(app, { kind: 'choose_chart_plan', ...chart, plan, id }).ok).toBe(true)
  expect(inForce()).toEqual({ kind: 'ladder', id, plan })
  expect(readBack()).toMatchObject({ favorites: [{ moneyPlan: plan, confirmedPlan: id }] })

  settingsStore.change({ stakeMax: 19 })
  expect(inForce()).toBeUndefined()
  expect(() => changeMoneyPlan(app, { kind: 'offer_chart_plan', ...chart, plan })).toThrow(/20\.00 is above stakeMax/)
  settingsStore.change({ stakeMax: 100 })
  settingsStore.changeFavorites([{ ...plain, stakeCents: 600, moneyPlan: { kind: 'ladder', id, plan } }])
  expect(inForce()).toBeUndefined()
  expect(changeMoneyPlan(app, { kind: 'choose_chart_plan', ...chart, plan: null, id: null }).ok).toBe(true)
  expect(readBack()).toMatchObject({ favorites: [{ stake: 6 }] })
})
