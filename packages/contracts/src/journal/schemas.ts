import { z } from 'zod'
import { TradeCounts } from '../statistics/schemas.ts'
import { multiLine } from '../support/schemas.ts'
import { AccountKind, Candle, Trade } from '../trading/schemas.ts'
import { Id, Instant, singleLine, TradingDay } from '../values.ts'
import { journalLimits } from './values.ts'

const tag = singleLine(journalLimits.tag)
  .transform((text) => text.toLowerCase().replaceAll(/\s+/gu, ' '))
  .pipe(
    z
      .string()
      .min(1)
      .regex(/^[^,#]+$/u, 'A tag has no comma and no #.'),
  )

/** A note; an empty text without tags removes it. */
export const NoteInput = z.strictObject({
  text: multiLine(journalLimits.text),
  tags: z
    .array(tag)
    .max(journalLimits.tags)
    .transform((tags) => [...new Set(tags)].toSorted()),
})
export type NoteInput = z.infer<typeof NoteInput>

/** A note about a day, or about one trade of it. */
export const JournalNote = z.object({
  day: TradingDay,
  tradeId: Id.nullable(),
  text: z.string(),
  tags: z.array(z.string()),
  updatedAt: Instant,
})
export type JournalNote = z.infer<typeof JournalNote>

/** The day's result on one account; results of different accounts are never added up. */
export const JournalResult = TradeCounts.extend({ account: AccountKind, currency: z.string() })
export type JournalResult = z.infer<typeof JournalResult>

/** A trading day for review: the newest trades first, and its notes. */
export const JournalDay = z.object({
  day: TradingDay,
  note: JournalNote.nullable(),
  results: z.array(JournalResult),
  trades: z.array(z.object({ trade: Trade, note: JournalNote.nullable() })).max(journalLimits.tradesOfDay),
  /** Whether the day has more trades than are listed. */
  isCut: z.boolean(),
  /** The nearest days before and after it that have trades or notes. */
  dayBefore: TradingDay.nullable(),
  dayAfter: TradingDay.nullable(),
})
export type JournalDay = z.infer<typeof JournalDay>

/** A tag in the form in which it is shown; a text and a tag must both match. */
export const JournalQuery = z.object({
  text: singleLine(100).optional(),
  tag: singleLine(journalLimits.tag).optional(),
})
export type JournalQuery = z.infer<typeof JournalQuery>

/** A note among those of other days: with what names its trade, null where the trade is no longer kept. */
export const FoundNote = JournalNote.extend({
  trade: Trade.pick({ symbol: true, timeframeS: true, side: true, sentAt: true }).nullable(),
})
export type FoundNote = z.infer<typeof FoundNote>

export const JournalPage = z.object({
  items: z.array(FoundNote).max(journalLimits.search),
  isCut: z.boolean(),
  tags: z.array(z.object({ tag: z.string(), count: z.int().min(1) })),
})
export type JournalPage = z.infer<typeof JournalPage>

/** Candles around a trade on the chart's own clock, oldest first; none when they are no longer kept. */
export const TradeChart = z.object({ candles: z.array(Candle) })
export type TradeChart = z.infer<typeof TradeChart>
