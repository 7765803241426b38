import type { ProofFacts, TradingSettings } from '@stratomate/contracts'
import { communityLimits, settingsTimeframes } from '@stratomate/contracts/community/values'

type ProvedSettings = Omit<TradingSettings, 'stake'>

const timeframeSeconds: Readonly<Record<(typeof settingsTimeframes)[number], number>> = {
  M1: 60,
  M2: 120,
  M3: 180,
  M5: 300,
  M10: 600,
  M15: 900,
  M30: 1_800,
  H1: 3_600,
  H4: 14_400,
}

/**
 * The settings that a lab's proof is about; null where a post cannot share them: a long symbol, expiry or odd
 * timeframe.
 */
export function provedSettings(
  facts: Pick<ProofFacts, 'symbol' | 'timeframeS' | 'indicatorId' | 'parameters' | 'expiryCandles'>,
): ProvedSettings | null {
  const { symbol, timeframeS, indicatorId, parameters, expiryCandles } = facts
  const timeframe = settingsTimeframes.find((name) => timeframeSeconds[name] === timeframeS)
  const isShort = symbol.length <= communityLimits.pair && expiryCandles <= communityLimits.expiryCandles
  return timeframe === undefined || !isShort
    ? null
    : { indicatorId, parameters, pair: symbol, timeframe, expiryCandles }
}
