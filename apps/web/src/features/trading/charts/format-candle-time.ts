const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })

/** The opening of a candle by the clock of the chart itself, as the terminal shows it. Seconds in. */
export function formatCandleTime(timeS: number): string {
  return clock.format(new Date(timeS * 1_000))
}
