import { z } from 'zod'

/** An indicator of the library as everybody may read it (SPEC §3). Signals are given on closed candles. */
export const IndicatorView = z.object({
  id: z.string(),
  name: z.string(),
  category: z.enum(['Momentum', 'Trend', 'Volatility', 'Volume', 'Support/Resistance', 'Custom']),
  description: z.string(),
  bestConditions: z.array(z.string()),
  tradingPairs: z.array(z.string()),
  timeframes: z.array(z.string()),
  /** A picture; null where the page draws the chart itself. */
  imageUrl: z.string().nullable(),
  recommendedSettings: z.array(
    z.object({ parameter: z.string(), value: z.string(), description: z.string().nullable() }),
  ),
  /** One step per line. */
  installGuide: z.string(),
})
export type IndicatorView = z.infer<typeof IndicatorView>
