import type { WindowChart } from '@stratomate/contracts/desktop-window/state'
import { accountName } from '@stratomate/domain/brokers/trade-accounts'
import type { Confirmation, ExpiryEnd } from '@stratomate/contracts/trading/chart-rules'

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

/** The rules of a chart in a few words each; none where all is plain. */
export function rulesTexts({ confirmation, beforeCloseS, expiryEnd, moneyPlan, account }: WindowChart): string[] {
  return [
    confirmationTexts[confirmation],
    beforeCloseS === null ? null : `${beforeCloseS} s before the close, unconfirmed`,
    expiryEnd === 'candle_close' ? 'ends with the candle' : null,
    moneyPlan === null ? null : 'own money plan',
    account === null ? null : accountName(account),
  ].filter((text) => text !== null)
}
