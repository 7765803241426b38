import { z } from 'zod'

/** An instant, ISO 8601 in UTC. */
export const Instant = z.iso.datetime()
export type Instant = z.infer<typeof Instant>

/** A trading day, `YYYY-MM-DD` in UTC. */
export const TradingDay = z.iso.date()
export type TradingDay = z.infer<typeof TradingDay>

export const Id = z.uuid()

/** Whole cents; never a fraction. */
export const Cents = z.int().min(-1_000_000_000).max(1_000_000_000)

/** A limit on the wire: a count, or -1 for unlimited. */
export const WireLimit = z.int().min(-1)

// NUL and control characters break logs and PostgreSQL alike.
// oxlint-disable-next-line no-control-regex
const controlCharacters = /[\u0000-\u001f\u007f]/u

/** One line of text a person typed: trimmed, NFC, no control characters. */
export function singleLine(lengthMax: number) {
  return z
    .string()
    .max(lengthMax * 4)
    .refine((text) => !controlCharacters.test(text), 'Control characters are not allowed.')
    .transform((text) => text.normalize('NFC').trim())
    .pipe(z.string().max(lengthMax))
}

/** A short name that programs exchange: never empty, no control characters. */
export function shortName(lengthMax: number) {
  return z
    .string()
    .min(1)
    .max(lengthMax)
    .refine((text) => !controlCharacters.test(text), 'Control characters are not allowed.')
}

export const Acknowledgement = z.object({ ok: z.literal(true) })
export type Acknowledgement = z.infer<typeof Acknowledgement>

/** A page of a list; `cursor` is the `nextCursor` of the page before. */
export const PageQuery = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).optional(),
})
export type PageQuery = z.infer<typeof PageQuery>

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() })
}
