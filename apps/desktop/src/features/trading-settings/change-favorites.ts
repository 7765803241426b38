import type { Limit } from '@stratomate/domain'
import { changedRules } from '@stratomate/contracts/trading/chart-rules'
import { isSameChart } from '@stratomate/engine/charts/choose-charts'
import type { TradeLengths } from '@stratomate/engine/ports'
import type { Favorite } from '@stratomate/engine/gate/trading-settings'

type Place = { symbol: string; timeframeS: number }
export type FavoriteChange =
  | ({ kind: 'favorite_on' } & Place)
  | ({ kind: 'favorite_off' } & Place)
  | ({ kind: 'favorite_change' } & Omit<Favorite, 'account'> & { account?: Favorite['account'] | null })

export type FavoriteOutcome = { kind: 'changed'; favorites: Favorite[] } | { kind: 'refused'; message: string }

/** Why the changed expiry would be refused by a broker that lists its durations; null when it would not be. */
export function expiryRefusal(
  { expiryCandles, timeframeS }: Pick<Favorite, 'expiryCandles' | 'timeframeS'>,
  lengths: TradeLengths | null,
): string | null {
  if (expiryCandles === null || lengths === null) return null
  const { minS, maxS } = lengths
  const lengthS = expiryCandles * timeframeS
  if (lengthS >= minS && lengthS <= maxS) return null
  return `The broker offers trades of ${lengthText(minS)} to ${lengthText(maxS)} on this chart. Choose an expiry between them.`
}

function lengthText(seconds: number): string {
  if (seconds % 3_600 === 0) return `${seconds / 3_600} h`
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`
}

/** The favorites after a change, never more than the plan's charts; existing ones keep their place in the order. */
export function changeFavorites(favorites: readonly Favorite[], change: FavoriteChange, slots: Limit): FavoriteOutcome {
  const place = favorites.findIndex((favorite) => isSameChart(favorite, change))
  switch (change.kind) {
    case 'favorite_on': {
      if (place !== -1) return { kind: 'changed', favorites: [...favorites] }
      if (slots !== 'unlimited' && favorites.length >= slots)
        return { kind: 'refused', message: slotsFullMessage(slots) }
      const { symbol, timeframeS } = change
      const added: Favorite = { symbol, timeframeS, direction: 'both', stakeCents: null, expiryCandles: null }
      return { kind: 'changed', favorites: [...favorites, added] }
    }
    case 'favorite_off':
      return { kind: 'changed', favorites: favorites.filter((favorite) => !isSameChart(favorite, change)) }
    case 'favorite_change': {
      if (place === -1) return { kind: 'refused', message: 'This chart is not a favorite any more.' }
      const { symbol, timeframeS, direction, stakeCents, expiryCandles } = change
      // A rule that is not named stays as it is.
      const rules = changedRules(favorites[place] ?? {}, change)
      if ((rules.beforeCloseS ?? null) !== null && rules.confirmation === 'same_candle') {
        return { kind: 'refused', message: earlyAloneMessage }
      }
      const moneyPlan = 'moneyPlan' in change ? change.moneyPlan : favorites[place]?.moneyPlan
      const account = change.account === undefined ? favorites[place]?.account : (change.account ?? undefined)
      const own = {
        symbol,
        timeframeS,
        direction,
        stakeCents,
        expiryCandles,
        ...(account !== undefined && { account }),
      }
      return {
        kind: 'changed',
        favorites: favorites.with(place, { ...own, ...rules, ...(moneyPlan && { moneyPlan }) }),
      }
    }
    default:
      return change satisfies never
  }
}

const earlyAloneMessage =
  'Another source speaks only when the candle has closed, so no trade can begin before it. Choose one of the two.'

function slotsFullMessage(slots: number): string {
  if (slots === 0) return 'There is no plan on this account, so no chart can be a favorite.'
  const places = slots === 1 ? 'one chart' : `${slots} charts`
  return `Your plan trades ${places}, and ${slots === 1 ? 'it is' : 'all are'} in use. Remove a favorite first.`
}
