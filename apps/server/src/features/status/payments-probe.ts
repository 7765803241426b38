import type { Payments } from '../billing/ports.ts'

export type PaymentsReach = { kind: 'answers' | 'off' | 'silent'; lastAt: Date | null }
export type ProbePayments = () => Promise<PaymentsReach>

/** Anybody can open the status page, so the provider is asked at most this often. Milliseconds. */
const keptMs = 30_000

/**
 * Asks the provider whether it answers; the result is kept for a while, and callers at the same time share one
 * question.
 */
export function createPaymentsProbe(payments: Pick<Payments, 'reach'>, now: () => Date): ProbePayments {
  let kept: { askedAtMs: number; answer: Promise<PaymentsReach> } | null = null
  let lastAt: Date | null = null
  const ask = async (): Promise<PaymentsReach> => {
    try {
      const kind = await payments.reach()
      if (kind === 'answers') lastAt = now()
      return { kind, lastAt }
    } catch {
      // The reason is in the logs of the calls that needed it; the page only says that the provider does not answer.
      return { kind: 'silent', lastAt }
    }
  }
  return () => {
    const nowMs = now().getTime()
    if (kept === null || nowMs - kept.askedAtMs >= keptMs) kept = { askedAtMs: nowMs, answer: ask() }
    return kept.answer
  }
}
