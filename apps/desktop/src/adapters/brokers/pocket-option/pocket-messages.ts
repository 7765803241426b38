import { z } from 'zod'

const amount = z.union([z.number(), z.string().regex(/^-?\d+(?:\.\d+)?$/u)]).transform(Number)
const flag = z.union([z.boolean(), z.number()]).transform(Boolean)
const id = z.union([z.number(), z.string().min(1)]).transform(String)
/** Instants come in seconds or in milliseconds; here always milliseconds. */
const instantMs = z.number().transform((time) => (time > 1e11 ? time : time * 1_000))

/** The message with which the page signed in its trading socket; sent again unchanged. Never logged. */
export const PocketAuth = z.looseObject({
  session: z.string().min(8),
  isDemo: z.union([z.literal(0), z.literal(1)]),
  uid: z.union([z.number(), z.string().min(1)]),
})

/** A deal of `successopenOrder`, `successcloseOrder` and the lists. */
export const PocketDeal = z.object({
  id,
  requestId: id.nullish(),
  asset: z.string(),
  amount,
  command: z.union([z.literal(0), z.literal(1)]),
  openTimestamp: instantMs,
  closeTimestamp: instantMs,
  percentProfit: amount.optional(),
  profit: amount.optional(),
  openPrice: z.number().nullish(),
  closePrice: z.number().nullish(),
  isDemo: flag.optional(),
  currency: z.string().optional(),
})
export type PocketDeal = z.infer<typeof PocketDeal>

/** Deals of a list are read one by one (`remote/read-each.ts`). */
export const PocketDeals = z.array(z.unknown())
export const PocketClosed = z.object({ deals: PocketDeals })
export const PocketFailure = z.object({
  error: z.unknown(),
  asset: z.string().optional(),
  amount: amount.optional(),
})
export const PocketBalance = z.object({
  balance: amount,
  isDemo: flag,
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/u)
    .optional()
    .catch(undefined),
})
export const PocketStream = z.array(z.tuple([z.string(), instantMs], z.unknown()))

/**
 * A line of the list of assets, read by position: 1 symbol, 2 name, 5 payout, 9 OTC, 14 active, 15 lengths of trades.
 */
export const PocketAssetLine = z.array(z.unknown()).transform((line, context) => {
  const [, symbol, name, , , payoutPct, , , , isOtc, , , , , isActive, lengths] = line
  const read = z
    .object({
      symbol: z.string().min(1),
      name: z.string().min(1).max(200).optional().catch(undefined),
      payoutPct: z.number().min(0).max(1_000),
      isOtc: flag,
      isActive: flag,
      durationsS: z.array(z.object({ time: z.number() })).transform((list) => list.map(({ time }) => time)),
    })
    .safeParse({ symbol, name, payoutPct, isOtc, isActive, durationsS: lengths })
  if (read.success) return read.data
  context.addIssue({ code: 'custom', message: 'not a line of the list of assets' })
  return z.NEVER
})
export type PocketAssetLine = z.infer<typeof PocketAssetLine>
