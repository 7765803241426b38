import { z } from 'zod'
import { beforeCloseSMax } from '../trading/chart-rules.ts'
import { shortName } from '../values.ts'

/** How many closed candles of each buffer a terminal shows, the newest last. */
export const markedCandlesMax = 120
/** Over how many closed candles a terminal counts how full a buffer is. */
export const countedCandles = 500
/** A source that signals on this share of the candles or more draws lines, not signals; in percent. */
export const filledPercentMax = 30
const buffersMax = 16
/** The most indicators and patterns of one chart that are described. */
export const foundMax = 24

const run = shortName(64)
const look = z.int().min(1)
const count = z.int().min(0)

/** One character for each candle, the newest last: `.` nothing, `0` zero, `1` to `9` itself, `+` or `-` any other number. */
const marks = z
  .string()
  .max(markedCandlesMax)
  .regex(/^[-.+0-9]*$/u)

/** The candles with marks of one look. `bar` is the opening of the newest, in server seconds. */
export const ViewFrame = z.object({
  type: z.literal('view'),
  run,
  look,
  bar: count,
  closes: z.array(z.number().positive()).max(markedCandlesMax),
})

/** How many of the counted candles have a value, the last value, and the newest candles one by one. */
export const FoundBuffer = z.object({ n: count, filled: count, last: z.number().nullable(), marks })

/** An indicator on the chart, in window 0 or a window below it. `own` is 1 for one of ours; `of` the counted candles. */
export const FoundFrame = z.object({
  type: z.literal('found'),
  run,
  look,
  window: count,
  name: shortName(64),
  inputs: z.string().max(32),
  own: z.union([z.literal(0), z.literal(1)]),
  of: count,
  buffers: z.array(FoundBuffer).max(buffersMax),
})

/** Arrows that the chart has as objects, by the pattern of their names: a `+` on each candle with one. */
export const DrawnFrame = z.object({
  type: z.literal('drawn'),
  run,
  look,
  pattern: shortName(64),
  filled: count,
  marks,
})

/** The end of one description. */
export const LookedFrame = z.object({ type: z.literal('looked'), run, look })

export const LookFrame = z.discriminatedUnion('type', [ViewFrame, FoundFrame, DrawnFrame, LookedFrame])
export type LookFrame = z.infer<typeof LookFrame>
export type ViewFrame = z.infer<typeof ViewFrame>
export type FoundFrame = z.infer<typeof FoundFrame>
export type FoundBuffer = z.infer<typeof FoundBuffer>
export type DrawnFrame = z.infer<typeof DrawnFrame>

const place = z.union([z.int().min(0), shortName(64)])

/**
 * What the desktop tells a chart to read: a choice, or `auto` where the chart chooses by itself. It follows the
 * welcome, and is sent again whenever the person chooses. The chart repeats `id` as `src` when it introduces itself.
 * Flat, because the Expert Advisor reads flat lines.
 */
export const SourceFrame = z.object({
  type: z.literal('source'),
  id: z.string().max(32),
  kind: z.enum(['auto', 'arrows', 'sign', 'colour', 'objects']),
  name: shortName(64).optional(),
  inputs: z.string().max(32).optional(),
  buffer: z.int().min(0).optional(),
  buy: place.optional(),
  sell: place.optional(),
})
export type SourceFrame = z.infer<typeof SourceFrame>

/** Asks a chart for everything that could be its source; its answers carry the same number. */
export const AskFrame = z.object({ type: z.literal('look'), look })
export type AskFrame = z.infer<typeof AskFrame>

/**
 * What the person wants of a chart beside its signals: `early` is how many seconds before the close of a candle the
 * chart reads it while it is still forming, 0 for never. `news` is the least importance of the events that it reads in
 * the terminal's economic calendar, 1 to 3, and 0 for none. Older Expert Advisors ignore it.
 */
export const WishFrame = z.object({
  type: z.literal('wish'),
  early: z.int().min(0).max(beforeCloseSMax),
  news: z.int().min(0).max(3),
})
export type WishFrame = z.infer<typeof WishFrame>

/** An event of the terminal's calendar for a currency of the chart's symbol; `at` in Unix seconds (UTC). */
export const NewsFrame = z.object({
  type: z.literal('news'),
  run,
  at: z.int().min(0),
  cur: z.string().regex(/^[A-Za-z]{1,8}$/u),
  imp: z.int().min(1).max(3),
  name: shortName(64),
})
/** The end of one reading of the calendar: events that did not come no longer exist. */
export const NewsEndFrame = z.object({ type: z.literal('news_end'), run, count })
export type NewsFrame = z.infer<typeof NewsFrame>
export type NewsEndFrame = z.infer<typeof NewsEndFrame>
