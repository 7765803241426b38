import { z } from 'zod'
import { shortName } from '../values.ts'

/** Colours of a line are numbered from 0; the preview shows one digit for each candle. */
const colour = z.int().min(0).max(9)
const buffer = z.int().min(0).max(511)

/** An indicator on a chart: its short name, and a short text of its inputs that is empty where the terminal does not tell them. */
const indicator = { name: shortName(64), inputs: z.string().max(32) }
/** A pattern of object names, in which `*` stands for digits, with the arrow code after a `#`. */
const pattern = shortName(64)

/**
 * What a person has chosen as the source of a chart's signals. `arrows`: a value in one buffer buys, in the other sells.
 * `sign`: a signal where the sign of a buffer changes, above zero buys. `colour`: a signal where a line takes a colour.
 * `objects`: arrows that an indicator draws as objects, by the patterns of their names.
 */
export const SourceChoice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('arrows'), ...indicator, buy: buffer, sell: buffer }),
  z.strictObject({ kind: z.literal('sign'), ...indicator, buffer }),
  z.strictObject({ kind: z.literal('colour'), ...indicator, buffer, buy: colour, sell: colour }),
  z.strictObject({ kind: z.literal('objects'), buy: pattern, sell: pattern }),
])
export type SourceChoice = z.infer<typeof SourceChoice>
export type SourceKind = SourceChoice['kind']
