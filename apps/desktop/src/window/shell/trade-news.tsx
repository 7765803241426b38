import type { WindowTrade } from '@stratomate/contracts/desktop-window-state'
import { useState } from 'react'
import { outcomeWords } from '../alerts/alert-words.ts'
import { formatStake, orderWords } from '../shown/format.ts'
import { useApp } from '../use-app.ts'

type Seen = { open: readonly WindowTrade[]; closed: readonly WindowTrade[]; words: string }

/** Tells screen readers of trades that open and end, and of nothing else that moves. */
export function TradeNews() {
  const { state } = useApp()
  const { openTrades: open, closedTrades: closed } = state
  const [seen, setSeen] = useState<Seen>({ open, closed, words: '' })
  if (seen.open !== open || seen.closed !== closed)
    setSeen({ open, closed, words: newsOf(seen, { open, closed }) ?? seen.words })
  return <output className="sr-only">{seen.words}</output>
}

function newsOf(before: Seen, now: Pick<Seen, 'open' | 'closed'>): string | null {
  const ended = now.closed.find(({ id }) => !before.closed.some((trade) => trade.id === id))
  if (ended !== undefined) return `${nameOf(ended)}: ${outcomeWords(ended)}`
  const opened = now.open.find(({ id }) => !before.open.some((trade) => trade.id === id))
  return opened === undefined ? null : `${nameOf(opened)} opened, ${formatStake(opened.stakeCents, opened.currency)}`
}

function nameOf({ symbol, side }: WindowTrade): string {
  return `${symbol} ${orderWords[side]}`
}
