/** Whether the long variants of the tests run (`npm run soak`). */
export const isSoak: boolean = process.env['STRATOMATE_SOAK'] === '1'

/** How many rounds a test runs: `normal` in `npm test`, `soak` in `npm run soak`. Usually normal is a tenth of soak. */
export function times(normal: number, soak: number): number {
  return isSoak ? soak : normal
}

/** A folder of CSV files with candles of real markets, which the repository may not contain; see `marketHistories`. */
export const marketCandlesFolder: string | undefined = process.env['MARKET_CANDLES']
