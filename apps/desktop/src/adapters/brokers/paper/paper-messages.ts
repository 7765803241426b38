import { refusalCodes, Side, TradeResult } from '@stratomate/contracts'
import { paperTieRules } from '@stratomate/engine/paper/paper-rules'
import { z } from 'zod'

/** An order in the form in which the broker's process gets it; the same fields as the engine's order request. */
export const PaperOrder = z.object({
  id: z.uuid(),
  feed: z.string(),
  symbol: z.string(),
  isCustom: z.boolean(),
  timeframeS: z.int(),
  side: Side,
  stakeCents: z.int().min(1),
  price: z.number().positive(),
  entryTimeS: z.int(),
  entryUtcS: z.int().optional(),
  expiresTimeS: z.int(),
  sentAtMs: z.number(),
  /** How an equal price ends it; orders of earlier versions were refunded. */
  ties: z.enum(paperTieRules).optional(),
  /** Why it is sent: kept in the ledger unchanged. */
  trade: z.record(z.string(), z.unknown()).optional(),
})
export type PaperOrder = z.infer<typeof PaperOrder>

const PaperBar = z.object({
  type: z.literal('bar'),
  feed: z.string(),
  symbol: z.string(),
  timeframeS: z.int(),
  timeS: z.int(),
  close: z.number().positive(),
})
export type PaperBar = z.infer<typeof PaperBar>

/** What the broker's process reads, as JSON lines. */
export const PaperRequest = z.discriminatedUnion('type', [
  z.object({ type: z.literal('place'), order: PaperOrder }),
  z.object({ type: z.literal('find'), request: z.int(), ids: z.array(z.uuid()) }),
  PaperBar,
])
export type PaperRequest = z.infer<typeof PaperRequest>

const PaperFound = z.object({
  id: z.uuid(),
  /** The ledger keeps orders under the ids that they arrive with. */
  ref: z.uuid(),
  sentAtMs: z.number(),
  placedAtMs: z.number(),
  payoutPct: z.number(),
  /** The paper broker trades at the price of the signal. */
  entryPrice: z.number().positive(),
  /** The close of its last candle; the entry price when its stake was refunded. */
  exitPrice: z.number().positive().nullable(),
  settlement: z.object({ result: TradeResult, profitCents: z.int() }).nullable(),
})
export type PaperFound = z.infer<typeof PaperFound>

const refusalCode = z.enum(refusalCodes)

/** What the broker's process writes. */
export const PaperReply = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), balanceCents: z.int() }),
  z.object({ type: z.literal('placed'), order: PaperFound, balanceCents: z.int() }),
  z.object({ type: z.literal('rejected'), id: z.uuid(), code: refusalCode }),
  z.object({ type: z.literal('settled'), order: PaperFound, balanceCents: z.int() }),
  /** The ledger could not be written: results wait in memory, and new orders are refused. */
  z.object({ type: z.literal('fault'), errcode: z.int().nullable(), reason: z.string() }),
  z.object({ type: z.literal('found'), request: z.int(), orders: z.array(PaperFound) }),
])
export type PaperReply = z.infer<typeof PaperReply>
