import {
  firstQuestion,
  type HoursChoice,
  type LabQuestion,
  type StakeChoice,
  usualParameters,
  usualRanges,
} from './lab-question.ts'

/** The query that `readQuestion` reads; parts as in `firstQuestion` are left out. */
export function writeQuestion(question: LabQuestion): URLSearchParams {
  const written = new URLSearchParams()
  const { candles, mode, indicatorId, parameters, side, expiryCandles, payoutPct, stake, hours, limits } = question
  const set = (name: string, value: string, usual: string): void => {
    if (value !== usual) written.set(name, value)
  }
  set('candles', candles.kind === 'sample' ? `sample-${candles.seed}` : candles.fingerprint, 'sample-1')
  set('mode', mode, firstQuestion.mode)
  set('indicator', indicatorId, firstQuestion.indicatorId)
  const usual = usualParameters(indicatorId)
  for (const [name, value] of Object.entries(parameters)) set(`p.${name}`, String(value), String(usual[name]))
  set('side', side, firstQuestion.side)
  set('expiry', String(expiryCandles), String(firstQuestion.expiryCandles))
  set('payout', String(payoutPct), String(firstQuestion.payoutPct))
  set('stake', stakeText(stake), stakeText(firstQuestion.stake))
  if (hours !== null) written.set('hours', hoursText(hours))
  if (limits.tradesPerDayMax !== null) written.set('trades', String(limits.tradesPerDayMax))
  if (limits.dailyLossCentsMax !== null) written.set('loss', String(limits.dailyLossCentsMax))
  set('pause', String(limits.coolDownMinutes), '0')
  writeSearch(written, question)
  for (const key of question.compared) written.append('with', key)
  return written
}

/** Ranges are written all together or not at all, because one of two would mean a search over that one. */
function writeSearch(written: URLSearchParams, { indicatorId, ranges, expiries }: LabQuestion): void {
  if (JSON.stringify(ranges) !== JSON.stringify(usualRanges(indicatorId))) {
    if (Object.keys(ranges).length === 0) written.set('vary', 'none')
    for (const [name, { from, to, step }] of Object.entries(ranges)) written.set(`g.${name}`, `${from}_${to}_${step}`)
  }
  const text = expiries.join('_')
  if (text !== firstQuestion.expiries.join('_')) written.set('expiries', text)
}

function stakeText({ kind, cents, percent, factor, steps }: StakeChoice): string {
  switch (kind) {
    case 'fixed':
    case 'one_three_two_six':
      return `${kind}-${cents}`
    case 'percent':
      return `${kind}-${percent}`
    case 'dalembert':
      return `${kind}-${cents}-${steps}`
    case 'martingale':
    case 'anti_martingale':
      return `${kind}-${cents}-${factor}-${steps}`
    default:
      return kind satisfies never
  }
}

function hoursText({ days, fromMinute, toMinute }: HoursChoice): string {
  return `${days.join('.')}-${clockText(fromMinute)}-${clockText(toMinute)}`
}

function clockText(minute: number): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}${two(minute % 60)}`
}

/** The question as one text: equal for two questions with equal results. A single rule ignores the search. */
export function questionKey(question: LabQuestion): string {
  const { mode, indicatorId } = question
  const { expiries } = firstQuestion
  const alone = { ...question, compared: [] }
  return writeQuestion(mode === 'run' ? { ...alone, ranges: usualRanges(indicatorId), expiries } : alone).toString()
}
