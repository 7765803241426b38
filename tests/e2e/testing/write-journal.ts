import { mkdirSync } from 'node:fs'
import { journalPathOf, openJournalDatabase } from '@stratomate/desktop/adapters/journal/open-journal-database'
import { SqliteJournal } from '@stratomate/desktop/adapters/journal/sqlite-journal'
import { noLease } from '@stratomate/engine/orders/trade-record'
import { tradeOf } from '@stratomate/engine/testing/trade-of'

const dayMs = 86_400_000

/**
 * The journal of an app that has traded for 60 days until yesterday: 200 trades of a chart with 58 % won, 24 of a
 * source from outside, and 16 by hand. None of them is reported, since no lease has paid for them.
 */
export function writeJournal(dataFolder: string, nowMs: number): void {
  mkdirSync(dataFolder, { recursive: true })
  const db = openJournalDatabase(journalPathOf(dataFolder))
  const journal = new SqliteJournal(db)
  const yesterdayMs = Math.floor(nowMs / dayMs) * dayMs - dayMs
  const trades = Array.from({ length: 240 }, (_, place) => {
    const kind = place % 10 === 3 ? 'outside' : place % 15 === 7 ? 'hand' : 'chart'
    const atMs = yesterdayMs - Math.floor(place / 4) * dayMs + ((place * 7) % 24) * 3_600_000
    const isWon = (place * 37) % 100 < 58
    return tradeOf({
      id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
      signalId: `kept-${place}`,
      leaseId: noLease.unknown,
      symbol: place % 3 === 0 ? 'GBPJPY' : 'EURUSD-OTC',
      indicatorId: { outside: 'Unproven source: Room 7', hand: 'by_hand', chart: 'super-trend' }[kind],
      side: place % 2 === 0 ? 'buy' : 'sell',
      signalAtMs: atMs,
      receivedAtMs: atMs,
      intendedAtMs: atMs,
      sentAtMs: atMs + 15,
      acknowledgedAtMs: atMs + 40,
      expiresAtMs: atMs + 180_000,
      state: 'settled',
      result: isWon ? 'won' : 'lost',
      profitCents: isWon ? 870 : -1_000,
    })
  })
  journal.note(
    trades.map((trade) => ({ kind: 'trade', trade }) as const),
    yesterdayMs + dayMs - 1,
  )
  journal.settle()
  db.close()
}
