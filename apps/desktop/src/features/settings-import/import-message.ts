import type { Favorite, TradingSettings } from '@stratomate/engine/gate/trading-settings'

type Turn = { before: Favorite | null; after: Favorite | null }
type Frame = { settings: Pick<TradingSettings, 'stakeCents' | 'expiryCandles'>; currency: string }

/** What an import has changed, in one line for the Alerts Log. */
export function importMessage({ indicator, ...turn }: Turn & { indicator: string }, frame: Frame): string {
  return `Imported for ${indicator}: ${changeText(turn, frame)}.`
}

/** What undoing an import has changed. */
export function undoMessage(turn: Turn, frame: Frame): string {
  return `Import undone: ${changeText(turn, frame)}.`
}

function changeText({ before, after }: Turn, { settings, currency }: Frame): string {
  if (after === null) return 'the chart was removed from favorites'
  const candles = ({ expiryCandles }: Favorite): number => expiryCandles ?? settings.expiryCandles
  const amount = ({ stakeCents }: Favorite): string =>
    stakeCents === null ? 'the general amount' : `${(stakeCents / 100).toFixed(2)} ${currency}`
  const changes: string[] = []
  if (before === null) changes.push('the chart is a favorite')
  if (before === null || candles(before) !== candles(after)) {
    changes.push(`expires after ${before === null ? '' : `${candles(before)} → `}${candles(after)} candles`)
  }
  if (before === null || before.stakeCents !== after.stakeCents) {
    changes.push(`amount ${before === null ? '' : `${amount(before)} → `}${amount(after)}`)
  }
  return changes.length === 0 ? 'nothing has changed' : changes.join(', ')
}
