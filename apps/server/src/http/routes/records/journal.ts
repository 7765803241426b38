import type { FastifyInstance } from 'fastify'
import { readJournalDay } from '#server/features/journal/read-journal-day.ts'
import { readTradeChart } from '#server/features/journal/read-trade-chart.ts'
import { searchJournal } from '#server/features/journal/search-journal.ts'
import { writeDayNote, writeTradeNote } from '#server/features/journal/write-note.ts'
import type { HttpDependencies } from '../../http-dependencies.ts'
import { endpointServer } from '../../serve-endpoint.ts'

/** What a person writes about their own trades and days. */
export function registerJournal(app: FastifyInstance, dependencies: HttpDependencies): void {
  const serve = endpointServer(app, dependencies)
  const { candles } = dependencies
  serve('searchJournal', ({ ctx, query }) => searchJournal(ctx, query))
  serve('readJournalDay', ({ ctx, params }) => readJournalDay(ctx, params))
  serve('writeDayNote', async ({ ctx, params, body }) => {
    await writeDayNote(ctx, { day: params.day, note: body })
    return { ok: true }
  })
  serve('writeTradeNote', async ({ ctx, params, body }) => {
    await writeTradeNote(ctx, candles, { id: params.id, note: body })
    return { ok: true }
  })
  serve('readTradeChart', ({ ctx, params }) => readTradeChart(ctx, candles, params))
}
