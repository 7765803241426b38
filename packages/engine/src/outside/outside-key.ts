const prefix = 'outside'

/** The key of a source's chart: one for each symbol that it names. */
export function outsideKey(sourceId: string, symbol: string): string {
  return `${prefix}:${sourceId}:${symbol}`
}

/** The source that a chart's key belongs to; null for charts of terminals. */
export function sourceIdOf(chartKey: string): string | null {
  const [first, id] = chartKey.split(':')
  return first === prefix && id !== undefined ? id : null
}
