/** A symbol of the simulated terminal: `custom` is an OTC symbol, open at the weekend too. */
export type SimulatedSymbol = { name: string; digits: number; start: number; custom: boolean }

/** The rough price of one unit of a currency in US dollars, only as a start for the random walk. */
const dollarPrice = {
  EUR: 1.09,
  GBP: 1.27,
  AUD: 0.66,
  NZD: 0.61,
  USD: 1,
  CAD: 0.73,
  CHF: 1.13,
  SGD: 0.75,
  PLN: 0.25,
  SEK: 0.095,
  JPY: 0.0067,
} as const

export const chartsMax = 100

/** The symbols of `count` charts: currency pairs first, then their OTC twins. `count` from 1 to 100. */
export function simulatedSymbols(count: number): SimulatedSymbol[] {
  const currencies = Object.keys(dollarPrice) as (keyof typeof dollarPrice)[]
  const pairs = currencies.flatMap((base, index) => currencies.slice(index + 1).map((quote) => ({ base, quote })))
  const majorsFirst = pairs.toSorted((one, other) => majorRank(one) - majorRank(other))
  const regular = majorsFirst.slice(0, chartsMax / 2).map(({ base, quote }): SimulatedSymbol => {
    const digits = quote === 'JPY' ? 3 : 5
    return { name: `${base}${quote}`, digits, start: dollarPrice[base] / dollarPrice[quote], custom: false }
  })
  const otc = regular.map((symbol) => ({ ...symbol, name: `${symbol.name}-OTC`, custom: true }))
  return [...regular, ...otc].slice(0, count)
}

function majorRank({ base, quote }: { base: string; quote: string }): number {
  const majors = ['EURUSD', 'GBPUSD', 'USDJPY', 'AUDUSD', 'USDCAD', 'USDCHF', 'NZDUSD']
  const rank = majors.indexOf(`${base}${quote}`)
  return rank === -1 ? majors.length : rank
}
