/** A time around news in which the person does not trade. Instants in Unix milliseconds, `toMs` itself outside. */
export type Blackout = {
  readonly fromMs: number
  readonly toMs: number
  /** Parts of symbols' names, such as `USD`; null means all symbols. */
  readonly symbols: readonly string[] | null
}

export function isBlackedOut(blackouts: readonly Blackout[], symbol: string, nowMs: number): boolean {
  const name = symbol.toUpperCase()
  return blackouts.some(({ fromMs, toMs, symbols }) => {
    if (nowMs < fromMs || nowMs >= toMs) return false
    return symbols === null || symbols.some((part) => name.includes(part.toUpperCase()))
  })
}
