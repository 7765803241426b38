import type { WindowChart } from '@stratomate/contracts/desktop-window/state'
import { accountName } from '@stratomate/domain/brokers/trade-accounts'
import type { Confirmation, ExpiryEnd } from '@stratomate/contracts/trading/chart-rules'
import { t } from '../../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

export const confirmationLabels = {
  none: 'Nobody: every signal is traded',
  same_candle: 'Another indicator on the same candle',
  longer_timeframe: 'The next longer timeframe',
} as const satisfies Record<Confirmation, string>

export const expiryEndLabels = {
  full_length: 'Its full length after the order',
  candle_close: 'The close of its last candle',
} as const satisfies Record<ExpiryEnd, string>

const confirmationTexts = { none: null, same_candle: 'two agree', longer_timeframe: 'longer timeframe agrees' } as const

/** The rules of a chart in a few words each; none where all have their defaults. */
export function rulesTexts({ confirmation, beforeCloseS, expiryEnd, moneyPlan, account }: WindowChart): string[] {
  const agreeing = confirmationTexts[confirmation]
  return [
    agreeing === null ? null : t(agreeing),
    beforeCloseS === null ? null : t('{seconds} s before the close, unconfirmed', { seconds: beforeCloseS }),
    expiryEnd === 'candle_close' ? t('ends with the candle') : null,
    moneyPlan === null ? null : t('own money plan'),
    account === null ? null : saidInLanguage(accountName(account)),
  ].filter((text) => text !== null)
}
