import type { WindowTrade } from '@stratomate/contracts/desktop-window/state'
import { formatResult } from './format.ts'

const resultLabels = { won: 'Won', lost: 'Lost', tie: 'Tie' } as const

/** What became of a trade, in a few words. */
export function outcomeLabel(trade: WindowTrade): string {
  switch (trade.state) {
    case 'intended':
    case 'sent':
      return 'Sending'
    case 'placed':
      return 'Open'
    case 'settled':
      if (trade.result === null) return 'Ended'
      return `${resultLabels[trade.result]} ${formatResult(trade.profitCents ?? 0, trade.currency)}`
    case 'rejected':
      return 'Not placed by the broker'
    case 'unknown':
      return 'Unclear, asking the broker'
    default:
      return trade.state satisfies never
  }
}
