import type { WindowQuestion } from '@stratomate/contracts/desktop-window/state'
import type { ExecutionEngine } from '@stratomate/engine/orders/execution-engine'
import { indicatorName } from '#desktop/features/indicator-name.ts'

export type QuestionsApp = { engine: Pick<ExecutionEngine, 'questions'>; broker: { readonly currency: string } }

/** The signals that wait for the person's answer, as the window shows them. */
export function windowQuestions({ engine, broker }: QuestionsApp): WindowQuestion[] {
  return engine.questions().map(({ incoming: { signal }, stakeCents, payoutPct, untilMs }) => ({
    signalId: signal.id,
    symbol: signal.chart.symbol,
    timeframeS: signal.chart.timeframeS,
    indicator: indicatorName(signal.chart.indicatorId),
    side: signal.side,
    stakeCents,
    currency: broker.currency,
    payoutPct,
    emittedAtMs: signal.emittedAtMs,
    untilMs,
  }))
}
