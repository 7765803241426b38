import { indicators, type ParameterRange } from '@stratomate/indicators'
import { indicatorIds } from '@stratomate/indicators/catalogue/indicator-ids'
import { weekdays } from '@stratomate/engine/gate/trading-hours'
import { labBalanceCents, labSides } from '@stratomate/lab/lab-rule'
import { gridPoints } from '@stratomate/lab/sweep/grid'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labPath } from '#lab-ui/question/lab-path.ts'
import {
  firstQuestion,
  type LabQuestion,
  plainStake,
  questionLimits,
  type StakeChoice,
  stakeKinds,
  usualHours,
  usualParameters,
  usualRanges,
} from './lab-question.ts'
import { readQuestion } from './read-question.ts'
import { ruleOfQuestion, searchOfQuestion, valuesOf } from './rule-of-question.ts'
import { questionKey, writeQuestion } from './write-question.ts'

const between = ([min, max]: readonly [number, number]) => fc.integer({ min, max })
const tenths = ([min, max]: readonly [number, number]) =>
  fc.integer({ min: Math.ceil(min * 10), max: Math.floor(max * 10) }).map((value) => value / 10)

/** An address keeps only what the kind of question uses. */
function keptStake(stake: StakeChoice): StakeChoice {
  return readQuestion(writeQuestion({ ...firstQuestion, stake })).stake
}

const anyQuestion: fc.Arbitrary<LabQuestion> = fc.constantFrom(...indicatorIds).chain((indicatorId) => {
  const rules: Readonly<Record<string, ParameterRange>> = indicators[indicatorId].parameters
  const [name = '', rule] = Object.entries(rules)[0] ?? []
  return fc.record({
    candles: fc.oneof(
      fc.record({ kind: fc.constant('sample' as const), seed: between(questionLimits.seed) }),
      fc.record({
        kind: fc.constant('kept' as const),
        fingerprint: fc.stringMatching(/^[0-9a-f]{16}$/u),
      }),
    ),
    mode: fc.constantFrom('run', 'search'),
    indicatorId: fc.constant(indicatorId),
    parameters: fc.boolean().map((isLowest) => {
      const usual = usualParameters(indicatorId)
      return isLowest && rule !== undefined ? { ...usual, [name]: rule.minimum } : usual
    }),
    side: fc.constantFrom(...labSides),
    expiryCandles: between(questionLimits.expiryCandles),
    payoutPct: tenths(questionLimits.payoutPct),
    stake: fc
      .record({
        kind: fc.constantFrom(...stakeKinds),
        cents: between(questionLimits.stakeCents),
        percent: tenths(questionLimits.percent),
        factor: tenths(questionLimits.factor),
        steps: between(questionLimits.steps),
      })
      .map(keptStake),
    hours: fc.option(
      fc.record({
        days: fc.subarray([...weekdays], { minLength: 1 }),
        fromMinute: between(questionLimits.minute),
        toMinute: between(questionLimits.minute),
      }),
    ),
    limits: fc.record({
      tradesPerDayMax: fc.option(between(questionLimits.tradesPerDayMax)),
      dailyLossCentsMax: fc.option(between(questionLimits.dailyLossCentsMax)),
      coolDownMinutes: between(questionLimits.coolDownMinutes),
    }),
    ranges: fc.constantFrom(
      {},
      usualRanges(indicatorId),
      rule === undefined
        ? usualRanges(indicatorId)
        : { [name]: { from: rule.minimum, to: rule.minimum, step: rule.step } },
    ),
    expiries: fc
      .uniqueArray(between(questionLimits.expiryCandles), { minLength: 1, maxLength: 10 })
      .map((values) => values.toSorted((one, other) => one - other)),
    compared: fc.subarray(
      [firstQuestion, { ...firstQuestion, expiryCandles: 9 }, { ...firstQuestion, indicatorId: 'boss' as const }].map(
        (question) => questionKey({ ...question, parameters: usualParameters(question.indicatorId) }),
      ),
    ),
  })
})

test('every question comes back from its address', () => {
  fc.assert(
    fc.property(anyQuestion, (question) => {
      const address = writeQuestion(question).toString()

      expect(readQuestion(new URLSearchParams(address))).toEqual(question)
    }),
  )
})

test('any address at all makes a question that can be run', () => {
  const names = [
    'with',
    'candles',
    'mode',
    'indicator',
    'p.period',
    'g.period',
    'side',
    'expiry',
    'payout',
    'stake',
    'hours',
  ]
  const values = fc.oneof(
    fc.string(),
    fc.constantFrom('martingale-1-99-99', 'percent-0', 'sun.sun-0000-2500', '1e9', '-1', '9_1_1', '2_200_0.0000001'),
  )
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names, 'trades', 'loss', 'pause', 'expiries'), values), (asked) => {
      const question = readQuestion(new URLSearchParams(asked))
      const { grid } = searchOfQuestion(question)

      expect(readQuestion(writeQuestion(question))).toEqual(question)
      expect(gridPoints(grid).length).toBeGreaterThan(0)
      expect(ruleOfQuestion(question).settings.stakeCents).toBeGreaterThan(0)
    }),
  )
})

test('an address that asks nothing is the first question, and the first question is an empty address', () => {
  expect(readQuestion(new URLSearchParams())).toEqual(firstQuestion)
  expect(writeQuestion(firstQuestion).toString()).toBe('')
})

test('the usual search of every indicator has combinations', () => {
  for (const indicatorId of indicatorIds) {
    const search = searchOfQuestion(readQuestion(new URLSearchParams({ indicator: indicatorId })))

    expect([indicatorId, gridPoints(search.grid).length > 1]).toEqual([indicatorId, true])
  }
})

test('a range of tenths holds tenths, its end included', () => {
  expect(valuesOf({ from: 0.1, to: 0.5, step: 0.1 })).toEqual([0.1, 0.2, 0.3, 0.4, 0.5])
})

test('a rule takes hours, limits and stakes from its question', () => {
  const rule = ruleOfQuestion({
    ...firstQuestion,
    hours: usualHours,
    limits: { tradesPerDayMax: 9, dailyLossCentsMax: 5_000, coolDownMinutes: 2 },
    stake: { ...plainStake, kind: 'martingale', cents: 200_000 },
  })

  expect(rule.settings).toMatchObject({
    hours: { timeZone: 'UTC', windows: [usualHours] },
    tradesPerDayMax: 9,
    dailyLossCentsMax: 5_000,
    coolDownMs: 120_000,
    moneyPlan: { kind: 'ladder', plan: { kind: 'martingale', factor: 2, steps: 4 } },
  })
  expect(rule.balanceCents).toBeGreaterThan(labBalanceCents)
})

test('what only a search looks at makes no other question of a single rule', () => {
  const other = { ...firstQuestion, expiries: [9], ranges: {}, compared: ['expiry=4'] }

  expect(questionKey(other)).toBe(questionKey(firstQuestion))
  expect(questionKey({ ...other, mode: 'search' })).not.toBe(questionKey({ ...firstQuestion, mode: 'search' }))
  expect(questionKey({ ...other, expiryCandles: 9 })).not.toBe(questionKey(firstQuestion))
})

test('other pages fill a rule in by its indicator, parameters and expiry', () => {
  const path = labPath({ indicatorId: 'macd-alerts', parameters: { fast: 8 }, expiryCandles: 5 })
  const question = readQuestion(new URL(path, 'https://site.test').searchParams)

  expect(question).toMatchObject({ indicatorId: 'macd-alerts', parameters: { fast: 8 }, expiryCandles: 5 })
})

test('four tests are compared at most, each once, and none holds others', () => {
  const nested = writeQuestion({ ...firstQuestion, expiryCandles: 2, compared: ['expiry=4'] }).toString()
  const query = new URLSearchParams(
    [nested, 'expiry=2', 'expiry=5', '', 'expiry=6', 'expiry=7'].map((key) => ['with', key]),
  )

  expect(readQuestion(query).compared).toEqual(['expiry=2', 'expiry=5', '', 'expiry=6'])
})
