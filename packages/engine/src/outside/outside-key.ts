const prefix = 'outside'

/** The key of a source's chart: one for each symbol that it names. */
export function outsideKey(sourceId: string, symbol: string): string {
  return `${prefix}:${sourceId}:${symbol}`
}

/** The source of a key; null for the key of a terminal's chart. */
export function sourceIdOf(chartKey: string): string | null {
  const [first, id] = chartKey.split(':')
  return first === prefix && id !== undefined ? id : null
}
