import { wilsonInterval } from '@stratomate/lab/judge/win-share'
import { shareFrom, type WonCounts } from '#lab-ui/figures/won-share.tsx'
import type { Speech } from '#lab-ui/language/speech.ts'

/** A share of won trades as `wonShareText` says it, in the row of a list that says break-even once, above its rows. */
export function shortWonShareText({ won, lost }: Pick<WonCounts, 'won' | 'lost'>, words: Speech): string {
  const { t, count, percent } = words
  const n = won + lost
  if (n < shareFrom) return t('{won} won, {lost} lost', { won: count(won), lost: count(lost) })
  const { low, high } = wilsonInterval(won / n, n)
  return t('{share} won of {count} trades (95\u00A0% interval {low} to {high})', {
    share: percent(won / n),
    count: count(n),
    low: percent(low),
    high: percent(high),
  })
}
