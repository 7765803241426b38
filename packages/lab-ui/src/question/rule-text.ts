import { ruleParameters } from '@stratomate/indicators/catalogue/rule-parameters.data'
import type { LabRule } from '@stratomate/lab/lab-rule'
import { englishSpeech } from '#lab-ui/language/speech.ts'

/** A combination in words: the labels of its parameters with their values, and its expiry. */
export function ruleText({ indicatorId, parameters, expiryCandles }: LabRule, words = englishSpeech): string {
  const { parameters: ranges } = ruleParameters[indicatorId]
  const numbers = Object.entries(parameters).map(
    ([key, value]) => `${words.sentence(ranges[key]?.label ?? key)} ${words.number(value)}`,
  )
  const expiry =
    expiryCandles === 1 ? words.t('expiry 1 candle') : words.t('expiry {count} candles', { count: expiryCandles })
  return [...numbers, expiry].join(', ')
}
