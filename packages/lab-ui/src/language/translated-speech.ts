import { saidInLanguage } from '@stratomate/ui/language/said-in-language'
import { spokenTexts, textInLanguage } from '@stratomate/ui/language/text-in-language'
import type { Speech } from './speech.ts'

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const

/** The words of shared screens in the language of the document, which is not English. */
export const translatedSpeech: Speech = {
  t: textInLanguage,
  sentence: saidInLanguage,
  count: (count) => inLanguage(count, {}),
  decimal: (value, decimals) =>
    inLanguage(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: false }),
  number: (value) => inLanguage(value, { maximumFractionDigits: 20, useGrouping: false }),
  percent: (share) => inLanguage(share, { style: 'percent', ...oneDecimal }),
  points: (difference) => {
    const points = inLanguage(100 * Math.abs(difference), oneDecimal)
    return `${difference < 0 && Math.abs(difference) >= 0.0005 ? '−' : '+'}${points}`
  },
  moment: (timeS) =>
    new Date(timeS * 1_000).toLocaleString(spokenTexts.language, {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'UTC',
    }),
  // Keeps the minus and its number on one line.
  result: (cents, currency) => {
    const whole = Math.round(cents)
    return `${whole === 0 ? '' : whole > 0 ? '+' : '−\u2060'}${moneyText(whole, currency)}`
  },
  stake: moneyText,
}

function inLanguage(value: number, options: Intl.NumberFormatOptions): string {
  return value.toLocaleString(spokenTexts.language, options)
}

/** Money without its sign: `10,00 $`. */
function moneyText(cents: number, currency = 'USD'): string {
  const amount = Math.abs(cents) / 100
  // A broker's currency may not exist as a code, such as a coin.
  return /^[A-Z]{3}$/u.test(currency)
    ? inLanguage(amount, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    : `${currency}\u00A0${inLanguage(amount, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
}
