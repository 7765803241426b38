import type { WindowSettingsInput } from '@stratomate/contracts/desktop-window/schemas'
import type { WindowSettings } from '@stratomate/contracts/desktop-window/settings'
import { ownLimitNames, ownLimits } from '@stratomate/contracts/trading/own-limits'
import { currencySign, formatCount, formatDecimal, formatNumber } from '../../shown/format.ts'
import { parseAmount, readNumber } from '../../shown/typed-numbers.ts'
import { t } from '../../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

type LimitName = Exclude<
  keyof WindowSettingsInput,
  'timeZone' | 'hours' | 'blackouts' | 'calendar' | 'allowOpposite' | 'stopsOnRepaint'
>
type LimitKind = 'money' | 'count' | 'number'

export type LimitField = {
  name: LimitName
  label: string
  /** The unit; amounts of money have the currency of the account instead. */
  unit: string
  kind: LimitKind
  /** The range that the app accepts, ends included; missing for money. */
  range?: readonly [number, number]
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
  { name: 'expiryCandles', label: 'Expires after', unit: 'candles', kind: 'count', range: [1, 100], empty: 'wrong' },
  { name: 'payoutPctMin', label: 'Minimum payout', unit: '%', kind: 'number', range: [0, 1_000], empty: 'wrong' },
  { name: 'dailyLossCentsMax', label: 'Daily loss stop', unit: '', kind: 'money', empty: 'no_limit' },
  {
    name: 'lossesInARowMax',
    label: 'Losses in a row',
    unit: 'losses',
    kind: 'count',
    range: [1, 100],
    empty: 'no_limit',
  },
  {
    name: 'dailyProfitCentsMax',
    label: 'Daily goal',
    unit: '',
    kind: 'money',
    empty: 'no_limit',
    hint: 'Trading stops for the day when it is reached. Empty: no goal.',
  },
  ...ownLimitFields('count'),
  {
    name: 'coolDownMinutes',
    label: 'Pause after a trade',
    unit: 'minutes, on its symbol',
    kind: 'number',
    range: [0, 1_440],
    empty: 'wrong',
  },
  {
    name: 'coolDownAfterLossMinutes',
    label: 'Pause after a loss',
    unit: 'minutes, everywhere',
    kind: 'number',
    range: [0, 1_440],
    empty: 'wrong',
  },
  ...ownLimitFields('number'),
]

function ownLimitFields(kind: LimitKind): LimitField[] {
  return ownLimitNames.filter((name) => ownLimits[name].kind === kind).map((name) => ({ name, ...ownLimits[name] }))
}

/** The unit that is shown beside a field, in the currency of the account that trades. */
export function unitOf({ kind, unit }: Pick<LimitField, 'kind' | 'unit'>, currency: string): string {
  return kind === 'money' ? currencySign(currency) : saidInLanguage(unit)
}

export type LimitTexts = Readonly<Record<LimitName, string>>

/**
 * The settings as the fields show them. A looser loss limit that waits is shown, because it is what the person wants.
 */
export function limitTexts(settings: WindowSettings): LimitTexts {
  const waiting = new Map(settings.looserLimits.map(({ name, value }) => [name, value]))
  const textOf = ({ name, kind }: LimitField): string => {
    const isWaiting = (name === 'dailyLossCentsMax' || name === 'lossesInARowMax') && waiting.has(name)
    const value = isWaiting ? (waiting.get(name) ?? null) : settings[name]
    if (value === null) return ''
    return kind === 'money' ? formatDecimal(value / 100, 2) : formatNumber(value)
  }
  // Safe: every name of the table has a field.
  return Object.fromEntries(limitFields.map((field) => [field.name, textOf(field)])) as LimitTexts
}

export type LimitReading =
  | { kind: 'right'; changes: WindowSettingsInput }
  | { kind: 'wrong'; errors: Partial<Record<LimitName, string>> }

/** The values that certainly apply, null where unknown: the app does not show yet what was sent last. */
export type KnownTexts = Readonly<Record<LimitName, string | null>>

/** A field is known when the app shows what was sent last. */
export function knownTexts(shown: LimitTexts, sent: LimitTexts): KnownTexts {
  // Safe: every name of the table has a field.
  return Object.fromEntries(
    limitFields.map(({ name }) => [name, shown[name] === sent[name] ? shown[name] : null]),
  ) as KnownTexts
}

/** The typed values as changes against those that certainly apply; only differences are sent. */
export function readLimits(texts: LimitTexts, before: KnownTexts): LimitReading {
  const errors: Partial<Record<LimitName, string>> = {}
  const changes: Partial<Record<LimitName, number | null>> = {}
  for (const field of limitFields) {
    const text = texts[field.name].trim()
    if (text === before[field.name]) continue
    const value = valueOf(text, field)
    if (value === undefined) errors[field.name] = rangeMessage(field)
    else changes[field.name] = value
  }
  if (Object.keys(errors).length > 0) return { kind: 'wrong', errors }
  // Safe: the app checks every value again by its schema; null is only made where it is allowed.
  return { kind: 'right', changes: changes as WindowSettingsInput }
}

function rangeMessage({ kind, range }: LimitField): string {
  if (kind === 'money' || range === undefined) return t('Enter an amount such as 10.00.')
  const [from, to] = range
  const ends = { from: formatCount(from), to: formatCount(to) }
  return kind === 'count'
    ? t('Enter a whole number from {from} to {to}.', ends)
    : t('Enter a number from {from} to {to}.', ends)
}

/** Undefined for a text that is not a value. */
function valueOf(text: string, { kind, empty, range }: LimitField): number | null | undefined {
  if (text === '') return empty === 'no_limit' ? null : undefined
  if (kind === 'money' || range === undefined) {
    const amount = parseAmount(text)
    return amount.kind === 'amount' && amount.cents !== null ? amount.cents : undefined
  }
  return readNumber(text, { range, isWhole: kind === 'count' })
}
