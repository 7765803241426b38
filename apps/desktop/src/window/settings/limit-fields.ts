import type { WindowSettingsInput } from '@stratomate/contracts/desktop-window'
import type { WindowSettings } from '@stratomate/contracts/desktop-window-state'
import { currencySign } from '../shown/format.ts'
import { parseAmount } from '../charts/parse-amount.ts'

type LimitName = Exclude<
  keyof WindowSettingsInput,
  'timeZone' | 'hours' | 'blackouts' | 'allowOpposite' | 'stopsOnRepaint'
>
type LimitKind = 'money' | 'count' | 'number'

export type LimitField = {
  name: LimitName
  label: string
  /** Amounts of money have the currency of the account instead. */
  unit: string
  kind: LimitKind
  /** An empty field means that there is no such limit; without it the field must be filled. */
  empty: 'no_limit' | 'wrong'
  hint?: string
}

/** The amounts and limits of a person, in the order in which they are asked for. */
export const limitFields: readonly LimitField[] = [
  { name: 'stakeCents', label: 'Amount per trade', unit: '', kind: 'money', empty: 'wrong' },
  {
    name: 'stakeCentsMax',
    label: 'Maximum amount',
    unit: '',
    kind: 'money',
    empty: 'wrong',
    hint: 'No order is ever larger.',
  },
  { name: 'expiryCandles', label: 'Expires after', unit: 'candles', kind: 'count', empty: 'wrong' },
  { name: 'payoutPctMin', label: 'Minimum payout', unit: '%', kind: 'number', empty: 'wrong' },
  { name: 'dailyLossCentsMax', label: 'Daily loss stop', unit: '', kind: 'money', empty: 'no_limit' },
  { name: 'lossesInARowMax', label: 'Losses in a row', unit: 'losses', kind: 'count', empty: 'no_limit' },
  {
    name: 'dailyProfitCentsMax',
    label: 'Daily goal',
    unit: '',
    kind: 'money',
    empty: 'no_limit',
    hint: 'Trading stops for the day when it is reached. Empty: no goal.',
  },
  { name: 'tradesPerDayMax', label: 'Own trades a day', unit: 'trades', kind: 'count', empty: 'no_limit' },
  { name: 'openTradesMax', label: 'Open trades at once', unit: 'trades', kind: 'count', empty: 'wrong' },
  {
    name: 'coolDownMinutes',
    label: 'Pause after a trade',
    unit: 'minutes, on its symbol',
    kind: 'number',
    empty: 'wrong',
  },
  {
    name: 'coolDownAfterLossMinutes',
    label: 'Pause after a loss',
    unit: 'minutes, everywhere',
    kind: 'number',
    empty: 'wrong',
  },
  {
    name: 'quoteGapMax',
    label: 'Distance of the prices',
    unit: 'hundredths of a percent',
    kind: 'number',
    empty: 'no_limit',
    hint: "How far the broker's price may stand from the chart's. Empty: no limit.",
  },
]

/** What stands beside a field, in the currency of the account that trades. */
export function unitOf({ kind, unit }: Pick<LimitField, 'kind' | 'unit'>, currency: string): string {
  return kind === 'money' ? currencySign(currency) : unit
}

export type LimitTexts = Readonly<Record<LimitName, string>>

/** The settings as the fields show them. A looser loss limit that waits is what the person wants, so it is shown. */
export function limitTexts(settings: WindowSettings): LimitTexts {
  const waiting = new Map(settings.looserLimits.map(({ name, value }) => [name, value]))
  const textOf = ({ name, kind }: LimitField): string => {
    const isWaiting = (name === 'dailyLossCentsMax' || name === 'lossesInARowMax') && waiting.has(name)
    const value = isWaiting ? (waiting.get(name) ?? null) : settings[name]
    if (value === null) return ''
    return kind === 'money' ? (value / 100).toFixed(2) : String(value)
  }
  // Safe: every name of the table has a field.
  return Object.fromEntries(limitFields.map((field) => [field.name, textOf(field)])) as LimitTexts
}

export type LimitReading =
  | { kind: 'right'; changes: WindowSettingsInput }
  | { kind: 'wrong'; errors: Partial<Record<LimitName, string>> }

/** What holds for certain, null where it is not known: what was sent last is not shown by the app yet. */
export type KnownTexts = Readonly<Record<LimitName, string | null>>

/** A field is known where the app shows what was sent last. */
export function knownTexts(shown: LimitTexts, sent: LimitTexts): KnownTexts {
  // Safe: every name of the table has a field.
  return Object.fromEntries(
    limitFields.map(({ name }) => [name, shown[name] === sent[name] ? shown[name] : null]),
  ) as KnownTexts
}

/** What was typed, as changes against what is known to hold; only what differs is sent. */
export function readLimits(texts: LimitTexts, before: KnownTexts): LimitReading {
  const errors: Partial<Record<LimitName, string>> = {}
  const changes: Partial<Record<LimitName, number | null>> = {}
  for (const field of limitFields) {
    const text = texts[field.name].trim()
    if (text === before[field.name]) continue
    const value = valueOf(text, field)
    if (value === undefined) errors[field.name] = wrongWords[field.kind]
    else changes[field.name] = value
  }
  if (Object.keys(errors).length > 0) return { kind: 'wrong', errors }
  // Safe: the app checks every value again by its schema; null is only made where it is allowed.
  return { kind: 'right', changes: changes as WindowSettingsInput }
}

const wrongWords = {
  money: 'Enter an amount such as 10.00.',
  count: 'Enter a whole number from 1 on.',
  number: 'Enter a number such as 80.',
} as const satisfies Record<LimitKind, string>

/** Undefined for a text that is no value. */
function valueOf(text: string, { kind, empty }: LimitField): number | null | undefined {
  if (text === '') return empty === 'no_limit' ? null : undefined
  if (kind === 'money') {
    const amount = parseAmount(text)
    return amount.kind === 'amount' && amount.cents !== null ? amount.cents : undefined
  }
  const isWhole = /^\d{1,6}$/u.test(text)
  if (kind === 'count') return isWhole && Number(text) > 0 ? Number(text) : undefined
  return isWhole || /^\d{1,6}[.,]\d{1,2}$/u.test(text) ? Number(text.replace(',', '.')) : undefined
}
