import type { CandleSet } from '@stratomate/candles/candle-set'
import {
  checkColumns,
  type CheckedColumns,
  type DrawnIndicator,
  indicators,
  type ParameterValues,
  parseParameters,
} from '@stratomate/indicators'
import type { LabRule } from '../lab-rule.ts'

type Wanted = Pick<LabRule, 'indicatorId' | 'parameters'>

/** The signals of a rule, one number a candle: 1 for buy, -1 for sell. Throws a ParameterError on wrong parameters. */
export function signalsOf({ indicatorId, parameters }: Wanted, columns: CheckedColumns): Int8Array {
  const indicator: DrawnIndicator = indicators[indicatorId]
  return indicator.signals(columns, parametersOf({ indicatorId, parameters }))
}

/** All parameters of a rule, with the defaults of those that it does not name. Throws a ParameterError. */
export function parametersOf({ indicatorId, parameters }: Wanted): ParameterValues<string> {
  return parseParameters<string>(indicators[indicatorId], parameters)
}

/** How many candles must close before a signal of the rule counts. Throws a ParameterError on wrong parameters. */
export function warmUpOf(rule: Wanted): number {
  const indicator: DrawnIndicator = indicators[rule.indicatorId]
  return indicator.warmUp(parametersOf(rule))
}

/** The prices of a history, checked once for many computations. Throws a RangeError on prices that are not finite. */
export function checkedPrices({ columns }: CandleSet): CheckedColumns {
  return checkColumns(columns)
}
