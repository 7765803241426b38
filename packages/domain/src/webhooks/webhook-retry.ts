/** Seconds from a failed try of a delivery to the next one: nine tries within a day. */
const waitsS = [5, 60, 300, 1_800, 7_200, 18_000, 28_800, 28_800] as const

/** After this many deliveries in a row were given up, their webhook is switched off. */
export const givenUpMax = 3

/** The answer of a receiver that is gone for good (HTTP 410, as the Standard Webhooks scheme says). */
const goneStatus = 410

/** How long a delivery waits after its try number `attempts` (from 1) has failed, in milliseconds; null: it is given up. */
export function webhookRetryWaitMs(attempts: number): number | null {
  const waitS = waitsS[attempts - 1]
  return waitS === undefined ? null : waitS * 1_000
}

/**
 * Whether a webhook is switched off after a failed try; `givenUp` counts deliveries given up since the last accepted
 * one.
 */
export function endsWebhook({ givenUp, status }: { givenUp: number; status: number | null }): boolean {
  return givenUp >= givenUpMax || status === goneStatus
}
