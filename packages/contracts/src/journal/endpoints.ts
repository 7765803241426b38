import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { routes } from '../routes.ts'
import { Acknowledgement, Id, TradingDay } from '../values.ts'
import { JournalDay, JournalPage, JournalQuery, NoteInput, TradeChart } from './schemas.ts'

/** Only trading days of this century have trades. */
const day = z.object({ day: TradingDay.regex(/^20/u) })
const trade = z.object({ id: Id })

/** What a person writes about their trades and days. Nobody else reads it. */
export const journalEndpoints = {
  searchJournal: endpoint({
    route: routes.searchJournal,
    summary: 'Your notes, newest day first, by a part of their text and by a tag; with all tags you use.',
    access: 'member',
    query: JournalQuery,
    output: JournalPage,
    errors: ['signed_out', 'invalid_input'],
  }),
  readJournalDay: endpoint({
    route: routes.readJournalDay,
    summary: 'One trading day (UTC) to review: what it came to, its trades and what you wrote.',
    access: 'member',
    params: day,
    output: JournalDay,
    errors: ['signed_out', 'invalid_input'],
  }),
  writeDayNote: endpoint({
    route: routes.writeDayNote,
    summary: 'Write about a trading day; an empty note removes what was written.',
    access: 'member',
    params: day,
    body: NoteInput,
    output: Acknowledgement,
    errors: ['signed_out', 'invalid_input', 'journal_full'],
  }),
  writeTradeNote: endpoint({
    route: routes.writeTradeNote,
    summary: 'Write about a trade of yours; the candles around it are kept with the note.',
    access: 'member',
    params: trade,
    body: NoteInput,
    output: Acknowledgement,
    errors: ['signed_out', 'invalid_input', 'not_found', 'journal_full'],
  }),
  readTradeChart: endpoint({
    route: routes.readTradeChart,
    summary: 'The candles around a trade of yours: those kept with its note, or those your computer shows now.',
    access: 'member',
    params: trade,
    output: TradeChart,
    errors: ['signed_out', 'not_found'],
  }),
} as const
