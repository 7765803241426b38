/** One day's profit, and how far it rose above and fell below its start; cents, high, low and fall 0 or more. */
export type DayMoney = {
  won: number
  lost: number
  tied: number
  profitCents: number
  highCents: number
  lowCents: number
  fallCents: number
}

/** The money after a day: `trade` counts the trades so far, `underCents` is the deepest that the money was below its highest point that day. */
export type DayPoint = { trade: number; netCents: number; underCents: number }

/** The money after each day of a period that begins with nothing. */
export function moneyCurveOfDays(days: readonly DayMoney[]): DayPoint[] {
  let [trade, netCents, peakCents] = [0, 0, 0]
  return days.map(({ won, lost, tied, profitCents, highCents, lowCents, fallCents }) => {
    const underCents = Math.max(fallCents, peakCents - netCents + lowCents)
    peakCents = Math.max(peakCents, netCents + highCents)
    netCents += profitCents
    trade += won + lost + tied
    return { trade, netCents, underCents }
  })
}

/**
 * The lowest and the highest that the money of a period was, which begins with nothing: 0 or less, and 0 or more, in cents.
 */
export function moneyRangeOfDays(days: readonly DayMoney[]): { lowCents: number; highCents: number } {
  let [netCents, lowest, highest] = [0, 0, 0]
  for (const { profitCents, highCents, lowCents } of days) {
    lowest = Math.min(lowest, netCents - lowCents)
    highest = Math.max(highest, netCents + highCents)
    netCents += profitCents
  }
  return { lowCents: lowest, highCents: highest }
}
