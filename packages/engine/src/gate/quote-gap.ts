/** How far the broker's price is from the chart's, in basis points (hundredths of a percent) of the chart's. */
export function quoteGap(chartPrice: number, spot: number): number {
  return (Math.abs(spot - chartPrice) / chartPrice) * 10_000
}

/** Whether the gap is within the limit; false for values that are not prices, such as 0 and NaN. */
export function isWithinQuoteGap(prices: { chart: number; spot: number }, limit: number): boolean {
  if (!(prices.chart > 0 && prices.spot > 0)) return false
  return quoteGap(prices.chart, prices.spot) <= limit
}
