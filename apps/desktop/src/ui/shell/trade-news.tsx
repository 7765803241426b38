import type { WindowTrade } from '@stratomate/contracts/desktop-window/state'
import { useState } from 'react'
import { outcomeLabel } from '../shown/outcome-label.ts'
import { formatStake, orderLabels } from '../shown/format.ts'
import { useApp } from '../connection/use-app.ts'
import { newTrades, type TradeLists } from './new-trades.ts'
import { t } from '../language/t.ts'

type Seen = TradeLists & { words: string }

/** Announces trades that open and end to screen readers, and no other change. */
export function TradeNews() {
  const { state } = useApp()
  const { openTrades, closedTrades } = state
  const [seen, setSeen] = useState<Seen>({ openTrades, closedTrades, words: '' })
  if (seen.openTrades !== openTrades || seen.closedTrades !== closedTrades)
    setSeen({ openTrades, closedTrades, words: newsOf(newTrades(seen, state)) ?? seen.words })
  return <output className="sr-only">{seen.words}</output>
}

/** Ended trades come first, because people wait for them. */
function newsOf({ opened, ended }: ReturnType<typeof newTrades>): string | null {
  const words = [
    ...ended.map((trade) => `${nameOf(trade)}: ${outcomeLabel(trade)}`),
    ...opened.map((trade) =>
      t('{trade} opened, {stake}', { trade: nameOf(trade), stake: formatStake(trade.stakeCents, trade.currency) }),
    ),
  ]
  return words.length === 0 ? null : words.join(' ')
}

function nameOf({ symbol, side }: WindowTrade): string {
  return `${symbol} ${orderLabels[side]}`
}
