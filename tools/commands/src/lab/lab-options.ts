import { parseArgs } from 'node:util'
import type { ClockOffset } from '@stratomate/candles/candle-set'
import { indicatorIds } from '@stratomate/indicators/catalogue/indicator-ids'
import { labBalanceCents, type LabRule, labSettings, labSides } from '@stratomate/lab/lab-rule'
import type { Search } from '@stratomate/lab/sweep/sweep'

/** A command that cannot be understood; the message says what is expected. */
export class LabUsageError extends Error {
  override readonly name = 'LabUsageError'
}

const labCommands = ['import', 'run', 'sweep', 'walk', 'verify', 'parity'] as const
export type LabCommand = (typeof labCommands)[number]

const text = { type: 'string' } as const
const texts = { type: 'string', multiple: true } as const
const flag = { type: 'boolean', default: false } as const
const options = {
  json: flag,
  symbol: text,
  timeframe: text,
  offset: text,
  data: text,
  indicator: text,
  set: texts,
  grid: texts,
  expiry: text,
  payout: text,
  side: text,
  'open-sealed': flag,
  proof: text,
  train: text,
  test: text,
  trades: text,
} as const

export type LabOptions = {
  readonly command: LabCommand
  /** The file or the day after the command. */
  readonly subject: string | null
  readonly values: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>['values']
}

/** Reads the arguments of `npm run lab -- …`. Throws a LabUsageError, or the TypeError of `parseArgs` on unknown options. */
export function parseLabOptions(args: readonly string[]): LabOptions {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [name = '', subject = null, more] = positionals
  const command = labCommands.find((one) => one === name)
  if (command === undefined)
    throw new LabUsageError(`"${name}" is no command of the lab; there are ${labCommands.join(', ')}.`)
  if (more !== undefined) throw new LabUsageError(`"${more}" is one word too many.`)
  return { command, subject, values }
}

/** The option, or a LabUsageError that names it. */
export function required(value: string | undefined, name: string): string {
  if (value !== undefined && value !== '') return value
  throw new LabUsageError(`--${name} is missing.`)
}

/** `+2`, `-5`, `5.5` hours ahead of UTC, or `new-york+2` for a broker's clock that follows New York from +2 in winter. */
export function offsetOf(value: string): ClockOffset {
  const [, newYork, hours] = /^(new-york)?([+-]?\d{1,2}(?:\.\d{1,2})?)$/u.exec(value) ?? []
  const seconds = Math.round(Number(hours) * 3_600)
  if (hours === undefined || Math.abs(seconds) > 50_400)
    throw new LabUsageError(`--offset ${value}: write +2, -5 or new-york+2.`)
  return newYork === undefined ? { kind: 'fixed', offsetS: seconds } : { kind: 'new_york', winterS: seconds }
}

/** The rule that `run`, `verify` and `parity` trade. */
export function ruleOptions({ values }: LabOptions): LabRule {
  const parameters = Object.fromEntries(
    (values.set ?? []).map((pair) => {
      const { name, numbers } = namedNumbers(pair, 'set')
      return [name, numbers[0] ?? Number.NaN]
    }),
  )
  const [expiryCandles = 0] = wholeNumbers(required(values.expiry, 'expiry'), 'expiry')
  return { ...terms({ values }), parameters, expiryCandles }
}

/** The search that `sweep` and `walk` try. */
export function searchOptions({ values }: Pick<LabOptions, 'values'>): Search {
  const { indicatorId, ...rule } = terms({ values })
  const pairs = (values.grid ?? []).map((pair) => namedNumbers(pair, 'grid'))
  const parameters = Object.fromEntries(pairs.map(({ name, numbers }) => [name, numbers]))
  return {
    grid: { indicatorId, parameters, expiries: wholeNumbers(required(values.expiry, 'expiry'), 'expiry') },
    rule,
  }
}

function terms({ values }: Pick<LabOptions, 'values'>): Omit<LabRule, 'parameters' | 'expiryCandles'> {
  const indicator = required(values.indicator, 'indicator')
  const indicatorId = indicatorIds.find((id) => id === indicator)
  if (indicatorId === undefined)
    throw new LabUsageError(`--indicator ${indicator} is not one of ${indicatorIds.join(', ')}.`)
  const payoutPct = Number(required(values.payout, 'payout'))
  if (!(payoutPct >= 1 && payoutPct <= 1_000))
    throw new LabUsageError('--payout is percent of the stake, from 1 to 1000.')
  const side = labSides.find((one) => one === (values.side ?? 'both'))
  if (side === undefined) throw new LabUsageError(`--side is one of ${labSides.join(', ')}.`)
  return { indicatorId, side, payoutPct, balanceCents: labBalanceCents, settings: labSettings }
}

/** Whole numbers above zero as `3`, `1,2,5` or `1..5`. */
export function wholeNumbers(value: string, name: string): number[] {
  const numbers = numbersOf(value, name)
  if (numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= 10_000)) return numbers
  throw new LabUsageError(`--${name} ${value}: whole numbers from 1 to 10000.`)
}

function namedNumbers(pair: string, option: string): { name: string; numbers: number[] } {
  const [name = '', value = ''] = pair.split('=')
  if (name === '' || value === '') throw new LabUsageError(`--${option} ${pair}: write name=number.`)
  return { name, numbers: numbersOf(value, option) }
}

const valuesMax = 10_000

/** `10`, `5,10,20`, `6..30` or, with a step, `1.5..5:0.5`. */
function numbersOf(value: string, option: string): number[] {
  const wrong = (): never => {
    throw new LabUsageError(`--${option} ${value}: write 10, 5,10,20, 6..30 or 1.5..5:0.5.`)
  }
  const [, from, to, step = '1'] = /^(-?[\d.]+)\.\.(-?[\d.]+)(?::([\d.]+))?$/u.exec(value) ?? []
  if (from === undefined || to === undefined) {
    const list = value.split(',').map(Number)
    return list.every((number) => Number.isFinite(number)) ? list : wrong()
  }
  const count = Math.floor((Number(to) - Number(from)) / Number(step) + 1e-9) + 1
  if (!(count >= 1 && count <= valuesMax)) return wrong()
  // Rounded, so that 1.5 + 3 × 0.1 is 1.8 and not a number beside it.
  return Array.from({ length: count }, (_, index) => Number((Number(from) + index * Number(step)).toFixed(9)))
}
