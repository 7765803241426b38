import { WindowSettingsInput } from '@stratomate/contracts/desktop-window/schemas'
import type { WindowSettings } from '@stratomate/contracts/desktop-window/settings'
import { ownLimitsOf } from '@stratomate/contracts/trading/own-limits'
import { expect, test } from 'vitest'
import { knownTexts, limitFields, limitTexts, readLimits } from './limit-fields.ts'

const settings: WindowSettings = {
  ...ownLimitsOf({}),
  stakeCents: 1_000,
  stakeCentsMax: 10_000,
  expiryCandles: 3,
  payoutPctMin: 80,
  dailyLossCentsMax: 5_000,
  lossesInARowMax: null,
  looserLimits: [],
  dailyProfitCentsMax: null,
  coolDownMinutes: 0,
  coolDownAfterLossMinutes: 1.5,
  timeZone: 'UTC',
  hours: null,
  blackouts: [],
  calendar: { importance: 'off', minutesBefore: 15, minutesAfter: 15 },
  allowOpposite: false,
  stopsOnRepaint: false,
  moneyPlan: { kind: 'fixed' },
  folder: '/data',
}

test('the fields show what holds, a missing limit as an empty field', () => {
  expect(limitTexts(settings)).toMatchObject({
    stakeCents: '10.00',
    tradesPerDayMax: '',
    dailyLossCentsMax: '50.00',
    coolDownAfterLossMinutes: '1.5',
  })
})

test('a looser loss limit that waits is shown as the wish that it is', () => {
  const waiting = { ...settings, looserLimits: [{ name: 'dailyLossCentsMax', value: null, fromMs: 1 } as const] }

  expect(limitTexts(waiting).dailyLossCentsMax).toBe('')
})

test('only what was changed is sent', () => {
  const before = limitTexts(settings)
  const typed = { ...before, stakeCents: '12,5', dailyLossCentsMax: '', payoutPctMin: '82.5' }

  expect(readLimits(typed, before)).toEqual({
    kind: 'right',
    changes: { stakeCents: 1_250, dailyLossCentsMax: null, payoutPctMin: 82.5 },
  })
})

test('a value is sent again when the one after it was sent and is not shown yet', () => {
  const shown = limitTexts(settings)
  const known = knownTexts(shown, { ...shown, stakeCents: '13.00' })

  expect(readLimits(shown, known)).toEqual({ kind: 'right', changes: { stakeCents: 1_000 } })
})

test.each([
  ['stakeCents', ''],
  ['stakeCents', '-5'],
  ['stakeCentsMax', 'a lot'],
  ['expiryCandles', '0'],
  ['openTradesMax', '2.5'],
  ['coolDownMinutes', '1e9'],
  ['quoteGapMax', 'far'],
  ['quoteGapMax', '0'],
  ['expiryCandles', '101'],
  ['lossesInARowMax', '500'],
  ['payoutPctMin', '1001'],
  ['coolDownMinutes', '1440.5'],
] as const)('%s of %j is wrong and nothing is sent', (name, text) => {
  const before = limitTexts(settings)
  const reading = readLimits({ ...before, payoutPctMin: '70', [name]: text }, before)

  expect(reading).toMatchObject({ kind: 'wrong', errors: { [name]: expect.any(String) } })
})

test('what is wrong is told with what the app takes', () => {
  const before = limitTexts(settings)
  const typed = { ...before, expiryCandles: '500', tradesPerDayMax: 'all', quoteGapMax: '2000', stakeCents: 'x' }

  expect(readLimits(typed, before)).toEqual({
    kind: 'wrong',
    errors: {
      stakeCents: 'Enter an amount such as 10.00.',
      expiryCandles: 'Enter a whole number from 1 to 100.',
      tradesPerDayMax: 'Enter a whole number from 1 to 100,000.',
      quoteGapMax: 'Enter a number from 0.1 to 1,000.',
    },
  })
})

test('whatever the fields take, the app takes too', () => {
  for (const { name, range } of limitFields) {
    for (const end of range ?? []) {
      const reading = readLimits(
        { ...limitTexts(settings), [name]: String(end) },
        { ...limitTexts(settings), [name]: null },
      )
      const changes = reading.kind === 'right' ? reading.changes : null

      expect(WindowSettingsInput.safeParse(changes).success, `${name} of ${end}`).toBe(true)
    }
  }
})
