import type { TradingSettings } from './trading-settings.ts'

type Moments = {
  readonly nowMs: number
  /** Of the last trade, and of the last that lost; null when there was none. */
  readonly lastTradeAtMs: number | null
  readonly lastLossAtMs: number | null
  readonly settings: Pick<TradingSettings, 'coolDownMs' | 'coolDownAfterLossMs'>
}

/**
 * Whether the pause that the person has set after a trade, or after a loss, is not over yet. A length of 0 means no
 * pause.
 */
export function isCooling({ nowMs, lastTradeAtMs, lastLossAtMs, settings }: Moments): boolean {
  const isWithin = (sinceMs: number | null, lengthMs: number): boolean =>
    sinceMs !== null && lengthMs > 0 && nowMs - sinceMs < lengthMs
  return isWithin(lastTradeAtMs, settings.coolDownMs) || isWithin(lastLossAtMs, settings.coolDownAfterLossMs)
}
