import type { Exchange, ExchangeAsset, ExchangeOrder, ExchangeRefusal } from '../broker/exchange.ts'

/** Texts similar to the real refusals, whose list is not public. */
export const pocketEvents = {
  low_balance: 'Not enough money on balance',
  market_closed: 'Asset is closed',
  unknown_asset: 'Asset not found',
  bad_duration: 'Wrong expiration time',
  bad_stake: 'Wrong amount',
} as const satisfies Record<ExchangeRefusal, string>

/** Lengths that an asset is traded for, seconds. */
export const pocketDurationsS = [60, 120, 180, 300, 600, 900, 1_800, 3_600, 36_000] as const

/** A line of `updateAssets`: some positions have a known meaning, the others are filled similarly to the real ones. */
export function assetLine(asset: ExchangeAsset, index: number): unknown[] {
  const { symbol, name, payoutPct, isOtc, isOpen } = asset
  const lengths = pocketDurationsS.map((time) => ({ time }))
  return [index + 1, symbol, name, 'currency', 2, payoutPct, 60, 30, 3, isOtc ? 1 : 0, 0, 0, [], 0, isOpen, lengths]
}

type DealOptions = { isDemo: 0 | 1; missingIds: boolean }

/** A deal as `successopenOrder`, `successcloseOrder` and the lists show it. */
export function dealOf(order: ExchangeOrder, { isDemo, missingIds }: DealOptions): Record<string, unknown> {
  const { ref, requestId, asset, side, stakeCents, openedAtMs, closesAtMs, payoutPct, result, profitCents } = order
  const hasEnded = result !== null
  return {
    id: `${ref}`,
    ...(missingIds ? {} : { requestId: requestId ?? ref }),
    uid: 70_000_001,
    asset,
    amount: stakeCents / 100,
    command: side === 'buy' ? 0 : 1,
    openPrice: 1.1,
    openTime: new Date(openedAtMs).toISOString(),
    openTimestamp: Math.floor(openedAtMs / 1_000),
    openMs: Math.floor(openedAtMs % 1_000),
    closeTime: new Date(closesAtMs).toISOString(),
    closeTimestamp: Math.floor(closesAtMs / 1_000),
    percentProfit: payoutPct,
    percentLoss: 100,
    profit: hasEnded ? profitCents / 100 : (stakeCents * payoutPct) / 10_000,
    isDemo,
    currency: 'USD',
    optionType: 100,
    ...(hasEnded ? { closePrice: closePriceOf(order), closeMs: Math.floor(closesAtMs % 1_000) } : {}),
  }
}

export function balanceEvent(exchange: Exchange, isDemo: 0 | 1): Record<string, unknown> {
  return { uid: 70_000_001, isDemo, balance: exchange.balanceCents / 100, currency: 'USD' }
}

function closePriceOf({ side, result }: ExchangeOrder): number {
  if (result === 'tie') return 1.1
  return (side === 'buy') === (result === 'won') ? 1.2 : 1
}
