import type { Trade } from '@stratomate/contracts/trading/schemas'
import { useState } from 'react'
import { tradeNews } from './trade-news.ts'
import { useTrades } from '#web/features/trading/live/use-account-data.ts'

/** Announces trades that were opened or settled to screen readers; candles and countdowns are not announced. */
export function TradeAnnouncer() {
  const { data: trades } = useTrades()
  const [seen, setSeen] = useState<readonly Trade[] | undefined>(trades)
  const [news, setNews] = useState('')
  if (trades !== undefined && trades !== seen) {
    setSeen(trades)
    setNews((seen === undefined ? null : tradeNews(seen, trades)) ?? news)
  }
  return (
    <p aria-live="polite" className="sr-only">
      {news}
    </p>
  )
}
