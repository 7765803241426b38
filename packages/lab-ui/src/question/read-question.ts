import { ParameterError, parseParameters } from '@stratomate/indicators/parameters'
import { ruleParameters } from '@stratomate/indicators/catalogue/rule-parameters.data'
import { type IndicatorId, indicatorIds } from '@stratomate/indicators/catalogue/indicator-ids'
import { weekdays } from '@stratomate/engine/gate/trading-hours'
import { labSides } from '@stratomate/lab/lab-rule'
import {
  type CandleChoice,
  comparedMax,
  expiriesMax,
  firstQuestion,
  type HoursChoice,
  type LabQuestion,
  type LimitChoice,
  noLimits,
  plainStake,
  questionLimits,
  rangesMax,
  rangeValuesMax,
  type SearchRange,
  type StakeChoice,
  stakeKinds,
  usualParameters,
  usualRanges,
} from './lab-question.ts'
import { questionKey } from './write-question.ts'

/** The question in an address; missing and wrong parts are as in `firstQuestion`. Never throws. */
export function readQuestion(query: URLSearchParams): LabQuestion {
  const compared = query.getAll('with').map((text) => questionKey(readAlone(new URLSearchParams(text))))
  return { ...readAlone(query), compared: [...new Set(compared)].slice(0, comparedMax) }
}

/** The question without those it is compared with. */
function readAlone(query: URLSearchParams): LabQuestion {
  const indicatorId = indicatorIds.find((id) => id === query.get('indicator')) ?? firstQuestion.indicatorId
  return {
    candles: candlesOf(query.get('candles')),
    mode: query.get('mode') === 'search' ? 'search' : 'run',
    indicatorId,
    parameters: parametersOf(query, indicatorId),
    side: labSides.find((side) => side === query.get('side')) ?? firstQuestion.side,
    expiryCandles: whole(query.get('expiry'), questionLimits.expiryCandles) ?? firstQuestion.expiryCandles,
    payoutPct: amount(query.get('payout'), questionLimits.payoutPct) ?? firstQuestion.payoutPct,
    stake: stakeOf(query.get('stake')),
    hours: hoursOf(query.get('hours')),
    limits: limitsOf(query),
    ranges: rangesOf(query, indicatorId),
    expiries: expiriesOf(query.get('expiries')),
    compared: [],
  }
}

type Ends = readonly [number, number]

/** A number as it is written in an address, within its ends; null for anything else. */
function amount(text: string | null | undefined, [low, high]: Ends): number | null {
  if (text === null || text === undefined || !/^-?\d{1,12}(?:\.\d{1,10})?$/u.test(text)) return null
  const value = Number(text)
  return value >= low && value <= high ? value : null
}

function whole(text: string | null | undefined, ends: Ends): number | null {
  const value = amount(text, ends)
  return value !== null && Number.isInteger(value) ? value : null
}

function candlesOf(text: string | null): CandleChoice {
  if (text !== null && /^[0-9a-f]{16}$/u.test(text)) return { kind: 'kept', fingerprint: text }
  const seed = text?.startsWith('sample-') === true ? whole(text.slice(7), questionLimits.seed) : null
  return seed === null ? firstQuestion.candles : { kind: 'sample', seed }
}

function parametersOf(query: URLSearchParams, indicatorId: IndicatorId): LabQuestion['parameters'] {
  const usual = usualParameters(indicatorId)
  const asked = Object.keys(usual).flatMap((name) => {
    const value = amount(query.get(`p.${name}`), [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY])
    return value === null ? [] : [[name, value] as const]
  })
  return valid(indicatorId, Object.fromEntries(asked)) ?? usual
}

/** All parameters with these ones set; null when the indicator does not take them. */
function valid(indicatorId: IndicatorId, values: Readonly<Record<string, number>>): LabQuestion['parameters'] | null {
  try {
    return parseParameters<string>(ruleParameters[indicatorId], values)
  } catch (error) {
    if (error instanceof ParameterError) return null
    throw error
  }
}

function stakeOf(text: string | null): StakeChoice {
  const [name, ...values] = (text ?? '').split('-')
  const kind = stakeKinds.find((one) => one === name)
  if (kind === undefined) return plainStake
  const { stakeCents, percent, factor, steps } = questionLimits
  const [first, second, third] = values
  if (kind === 'percent') return { ...plainStake, kind, percent: amount(first, percent) ?? plainStake.percent }
  const stake = { ...plainStake, kind, cents: whole(first, stakeCents) ?? plainStake.cents }
  if (kind === 'fixed' || kind === 'one_three_two_six') return stake
  if (kind === 'dalembert') return { ...stake, steps: whole(second, steps) ?? plainStake.steps }
  return {
    ...stake,
    factor: amount(second, factor) ?? plainStake.factor,
    steps: whole(third, steps) ?? plainStake.steps,
  }
}

function hoursOf(text: string | null): HoursChoice | null {
  const [, names, from, to] = /^([a-z.]{3,27})-(\d{4})-(\d{4})$/u.exec(text ?? '') ?? []
  const asked = new Set(names?.split('.'))
  const days = weekdays.filter((day) => asked.has(day))
  const [fromMinute, toMinute] = [minuteOf(from), minuteOf(to)]
  if (days.length === 0 || days.length !== asked.size || fromMinute === null || toMinute === null) return null
  return { days, fromMinute, toMinute }
}

function minuteOf(text: string | undefined): number | null {
  const [hour, minute] = [Number(text?.slice(0, 2)), Number(text?.slice(2))]
  return hour < 24 && minute < 60 ? hour * 60 + minute : null
}

function limitsOf(query: URLSearchParams): LimitChoice {
  const { tradesPerDayMax, dailyLossCentsMax, coolDownMinutes } = questionLimits
  return {
    tradesPerDayMax: whole(query.get('trades'), tradesPerDayMax),
    dailyLossCentsMax: whole(query.get('loss'), dailyLossCentsMax),
    coolDownMinutes: whole(query.get('pause'), coolDownMinutes) ?? noLimits.coolDownMinutes,
  }
}

/** How many values a range has; 0 when it is none. */
export function valuesIn({ from, to, step }: SearchRange): number {
  return step > 0 && to >= from ? Math.floor((to - from) / step + 1e-9) + 1 : 0
}

function rangesOf(query: URLSearchParams, indicatorId: IndicatorId): LabQuestion['ranges'] {
  const rules = ruleParameters[indicatorId].parameters
  const asked = Object.entries(rules).flatMap(([name, { minimum, maximum }]) => {
    const [from, to, step] = (query.get(`g.${name}`) ?? '').split('_')
    const ends = [minimum, maximum] as const
    const [low, high] = [amount(from, ends), amount(to, ends)]
    const distance = amount(step, [1e-10, maximum])
    if (low === null || high === null || distance === null) return []
    const range = { from: low, to: high, step: distance }
    const count = valuesIn(range)
    return count >= 1 && count <= rangeValuesMax ? [[name, range] as const] : []
  })
  if (query.get('vary') === 'none') return {}
  return asked.length === 0 ? usualRanges(indicatorId) : Object.fromEntries(asked.slice(0, rangesMax))
}

function expiriesOf(text: string | null): readonly number[] {
  const values = (text ?? '').split('_').map((one) => whole(one, questionLimits.expiryCandles))
  const known = [...new Set(values.filter((value) => value !== null))].toSorted((one, other) => one - other)
  return known.length === 0 || known.length > expiriesMax ? firstQuestion.expiries : known
}
