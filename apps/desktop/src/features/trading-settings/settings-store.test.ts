import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tradingDefaults } from '@stratomate/engine/gate/trading-settings'
import { SettingsStore } from './settings-store.ts'

function newStore(content?: string) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'settings-book-'))
  const path = join(dataFolder, 'settings.json')
  if (content !== undefined) writeFileSync(path, content)
  const told: number[] = []
  const book = new SettingsStore({
    dataFolder,
    first: { trading: tradingDefaults, planOffer: null },
    changed: ({ stakeCents }) => void told.push(stakeCents),
  })
  return { book, path, dataFolder, told, readBack: () => JSON.parse(readFileSync(path, 'utf8')) as unknown }
}

test('a change is on disk, in force and told; what it does not name stays', () => {
  const { book, told, readBack, dataFolder } = newStore('{"payoutMin": 70}')
  book.change({ stake: 12.34 })

  expect(readBack()).toEqual({ payoutMin: 70, stake: 12.34 })
  expect([book.trading().stakeCents, book.trading().payoutPctMin, told]).toEqual([1_234, 70, [1_234]])
  expect(readdirSync(dataFolder)).toEqual(['settings.json'])
})

test.each([
  ['a stake above the own maximum', { stake: 200 }, /stake: is above stakeMax/],
  ['a value of the wrong type', { stake: 'ten' }, /stake/],
  ['a name that nobody knows', { stakes: 1 }, /stakes/],
  ['not a number', { stake: Number.NaN }, /stake/],
])('%s changes neither the file nor what is in force', (_, patch, words) => {
  const { book, path, told } = newStore('{"stake":5}')

  expect(() => book.change(patch)).toThrow(words)
  expect(readFileSync(path, 'utf8')).toBe('{"stake":5}')
  expect([book.trading().stakeCents, told]).toEqual([1_000, []])
})

test.each(['', '[]', 'null', '{"stake":', '"text"'])('a file that is broken (%j) is not overwritten', (content) => {
  const { book, path } = newStore(content)

  expect(() => book.change({ stake: 1 })).toThrow(/settings\.json|Settings/)
  expect(readFileSync(path, 'utf8')).toBe(content)
})

test('a file that was edited by hand while the app runs keeps the edit', () => {
  const { book, path, readBack } = newStore('{"stake":5}')
  writeFileSync(path, '{"stake":6,"openTradesMax":4}')
  book.change({ payoutMin: 60 })

  expect(readBack()).toEqual({ stake: 6, openTradesMax: 4, payoutMin: 60 })
  expect([book.trading().stakeCents, book.trading().openTradesMax]).toEqual([600, 4])
})

test('a disk that refuses leaves everything as it was', () => {
  const { book, path, dataFolder } = newStore()
  // The temporary file cannot be made where a folder of its name stands.
  mkdirSync(`${path}.${process.pid}.tmp`)
  mkdirSync(join(`${path}.${process.pid}.tmp`, 'full'))

  expect(() => book.change({ stake: 5 })).toThrow(/could not be written/)
  expect([book.trading().stakeCents, existsSync(path), readdirSync(dataFolder)]).toEqual([
    1_000,
    false,
    [`settings.json.${process.pid}.tmp`],
  ])
})

test('favorites are written in their order, with what is their own', () => {
  const { book, readBack } = newStore()
  book.changeFavorites([
    { symbol: 'GBPUSD', timeframeS: 300, direction: 'buy', stakeCents: 2_050, expiryCandles: 2 },
    { symbol: 'EURUSD', timeframeS: 60, direction: 'both', stakeCents: null, expiryCandles: null },
  ])

  expect(readBack()).toEqual({
    favorites: [
      { symbol: 'GBPUSD', timeframe: 300, direction: 'buy', stake: 20.5, expiryCandles: 2 },
      { symbol: 'EURUSD', timeframe: 60, direction: 'both' },
    ],
  })
  expect(book.trading().favorites).toHaveLength(2)
})

test('a money plan is tried out without a change, and another first stake takes its confirmation back', () => {
  const { book, path } = newStore()
  const plan = { kind: 'martingale', factor: 2, steps: 3 }
  const { offer } = book.tryOut({ moneyPlan: plan, confirmedPlan: undefined })
  expect([existsSync(path), offer?.xray.stakesCents]).toEqual([false, [1_000, 2_000, 4_000]])

  book.change({ moneyPlan: plan, confirmedPlan: offer?.id })
  expect(book.trading().moneyPlan).toMatchObject({ kind: 'ladder', plan })

  book.change({ stake: 11 })
  expect(book.trading().moneyPlan).toEqual({ kind: 'fixed' })
  expect(book.offer()?.xray.stakesCents).toEqual([1_100, 2_200, 4_400])
})
