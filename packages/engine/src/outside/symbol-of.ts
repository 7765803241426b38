const symbolShape = /^#?[A-Z0-9][A-Z0-9._&-]{2,30}$/u

/** The symbol that a word names, without the exchange before a colon and the stroke between currencies; null for other words. */
export function symbolOf(word: string): string | null {
  const name = word
    .slice(word.lastIndexOf(':') + 1)
    .replaceAll('/', '')
    .toUpperCase()
  return symbolShape.test(name) && /[A-Z]/u.test(name) ? name : null
}

/** The form in which symbols are compared: `EURUSD.m` of a terminal is `EURUSD`, `EURUSD_otc` is `EURUSD-OTC`. */
export function sameSymbolName(symbol: string): string {
  return (symbol.split('.')[0] ?? symbol).toUpperCase().replaceAll(/[^A-Z0-9]/gu, '')
}
