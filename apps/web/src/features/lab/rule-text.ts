import { ruleParameters } from '@stratomate/indicators/catalogue/rule-parameters.data'
import type { LabRule } from '@stratomate/lab/lab-rule'

/** A combination in words: the labels of its parameters with their values, and its expiry; `named` with its indicator. */
export function ruleText({ indicatorId, parameters, expiryCandles }: LabRule, look: 'named' | 'plain'): string {
  const { name, parameters: ranges } = ruleParameters[indicatorId]
  const numbers = Object.entries(parameters).map(([key, value]) => `${ranges[key]?.label ?? key} ${value}`)
  const text = [...numbers, `expiry ${expiryCandles} ${expiryCandles === 1 ? 'candle' : 'candles'}`].join(', ')
  return look === 'named' ? `${name}: ${text}` : text
}
