import { TradingSettings } from '@stratomate/contracts'
import { randomWalk } from '@stratomate/candles/random-walk'
import { indicatorIds } from '@stratomate/indicators/catalogue/indicator-ids'
import { expect, test } from 'vitest'
import { firstQuestion, plainStake, usualHours, usualParameters } from '#lab-ui/question/lab-question.ts'
import { ruleOfQuestion } from '#lab-ui/question/rule-of-question.ts'
import { settingRowsOf, sharedSettingsOf } from './shared-settings-of.ts'

const set = randomWalk({ candles: 100, seed: 1 })

test('the settings of every rule are ones that the app imports', () => {
  for (const indicatorId of indicatorIds) {
    const question = { ...firstQuestion, indicatorId, parameters: usualParameters(indicatorId) }
    const file = sharedSettingsOf(set, ruleOfQuestion(question), question)

    expect(file.kind === 'file' ? TradingSettings.safeParse(file.settings).success : file).toBe(true)
  }
})

test('a stake that settings cannot hold becomes the nearest, and what is left out is named', () => {
  const question = {
    ...firstQuestion,
    side: 'buy',
    hours: usualHours,
    stake: { ...plainStake, kind: 'martingale', cents: 50 },
    limits: { ...firstQuestion.limits, coolDownMinutes: 5 },
  } as const
  const file = sharedSettingsOf(set, ruleOfQuestion(question), question)

  expect(file).toMatchObject({
    kind: 'file',
    settings: { stake: { kind: 'fixed', cents: 100 }, pair: 'SAMPLE', timeframe: 'M1' },
    left: ['the side of the signals', 'the stake plan', 'the hours', 'the limits'],
  })
})

test('the difference to a fresh app is told for each setting', () => {
  const question = { ...firstQuestion, parameters: { period: 12, multiplier: 3 }, expiryCandles: 5 }
  const file = sharedSettingsOf(set, ruleOfQuestion(question), question)

  expect(file.kind === 'file' ? settingRowsOf('super-trend', file.settings) : []).toEqual([
    { label: 'ATR period', usual: '10', tested: '12' },
    { label: 'ATR multiplier', usual: '3', tested: '3' },
    { label: 'Expiry, candles', usual: '3', tested: '5' },
    { label: 'Stake', usual: '$10.00', tested: '$10.00' },
  ])
})

test('a timeframe that the app does not trade makes no file', () => {
  expect(sharedSettingsOf({ ...set, timeframeS: 86_400 }, ruleOfQuestion(firstQuestion), firstQuestion).kind).toBe(
    'none',
  )
})
