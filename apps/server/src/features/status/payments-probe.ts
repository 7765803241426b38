import type { Payments } from '../billing/ports.ts'

export type PaymentsReach = { kind: 'answers' | 'off' | 'silent'; lastAt: Date | null }
export type ProbePayments = () => Promise<PaymentsReach>

/** The status page is open to anybody, so the provider is asked this often at most. Milliseconds. */
const keptMs = 30_000

/** Asks the provider whether it is there; the answer holds for a while, and callers at once share one question. */
export function createPaymentsProbe(payments: Pick<Payments, 'reach'>, now: () => Date): ProbePayments {
  let kept: { askedAtMs: number; answer: Promise<PaymentsReach> } | null = null
  let lastAt: Date | null = null
  const ask = async (): Promise<PaymentsReach> => {
    try {
      const kind = await payments.reach()
      if (kind === 'answers') lastAt = now()
      return { kind, lastAt }
    } catch {
      // Why it is silent is in the logs of the calls that needed it; the page says only that it is.
      return { kind: 'silent', lastAt }
    }
  }
  return () => {
    const nowMs = now().getTime()
    if (kept === null || nowMs - kept.askedAtMs >= keptMs) kept = { askedAtMs: nowMs, answer: ask() }
    return kept.answer
  }
}
