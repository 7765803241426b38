import type { CandlesInput } from '@stratomate/contracts'
import type { z } from 'zod'
import { type Ctx, requireDesktop } from '#server/features/context.ts'
import type { CandleStore } from '../ports.ts'

type Answer = { accepted: number; resend: string[] }

/** Takes closed candles for the dashboard; asks for a chart's history when none is held. */
export function reportCandles(ctx: Ctx, store: CandleStore, input: z.infer<typeof CandlesInput>): Answer {
  const { deviceId, userId } = requireDesktop(ctx)
  const resend: string[] = []
  let accepted = 0
  for (const { chart, candles } of input.batches) {
    const { symbol, timeframeS } = chart
    const { missingHistory } = store.add(deviceId, { symbol, timeframeS }, candles)
    if (missingHistory) resend.push(`${symbol}:${timeframeS}`)
    accepted += candles.length
    ctx.bus.toOwner(userId, 'candles.added', { deviceId, symbol, timeframeS, candles })
  }
  return { accepted, resend }
}
