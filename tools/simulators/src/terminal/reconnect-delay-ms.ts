import type { Random } from '@stratomate/std/random'

const firstMs = 250
const lastMs = 30_000

/** How long to wait before try `attempt` (0, 1, …): doubling up to 30 s, with full jitter against reconnect storms. */
export function reconnectDelayMs(attempt: number, random: Random): number {
  const ceiling = Math.min(lastMs, firstMs * 2 ** Math.min(attempt, 16))
  return Math.round(ceiling / 2 + (random() * ceiling) / 2)
}
