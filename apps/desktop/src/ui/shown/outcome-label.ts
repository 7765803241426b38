import type { WindowTrade } from '@stratomate/contracts/desktop-window/state'
import { formatResult } from './format.ts'
import { t } from '../language/t.ts'

const resultLabels = { won: 'Won', lost: 'Lost', tie: 'Tie' } as const

/** The result of a trade, in a few words. */
export function outcomeLabel(trade: WindowTrade): string {
  switch (trade.state) {
    case 'intended':
    case 'sent':
      return t('Sending')
    case 'placed':
      return t('Open')
    case 'settled':
      if (trade.result === null) return t('Ended')
      return `${t(resultLabels[trade.result])} ${formatResult(trade.profitCents ?? 0, trade.currency)}`
    case 'rejected':
      return t('Not placed by the broker')
    case 'unknown':
      return t('Unclear, asking the broker')
    default:
      return trade.state satisfies never
  }
}
