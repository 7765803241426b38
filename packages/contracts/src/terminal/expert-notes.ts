/**
 * What an Expert Advisor reports beside signals, by the codes that it prints into the terminal's journal. `chart` notes say why
 * a chart sends nothing at all, `signal` notes why one signal or one line was not sent. Zod-free.
 */
export const expertNotes = {
  source_missing: {
    about: 'chart',
    sentence: 'No indicator with arrows is on the chart.',
    fix: 'Put an indicator with arrows on the chart.',
  },
  source_choice: {
    about: 'chart',
    sentence: 'Several indicators on the chart could be the source of signals, so nothing is sent.',
    fix: 'Choose one under Source in the row of the chart.',
  },
  source_unclear: {
    about: 'chart',
    sentence: 'It is not clear which buffers of the indicator hold the arrows, so nothing is sent.',
    fix: 'Choose them under Source in the row of the chart.',
  },
  source_filled: {
    about: 'chart',
    sentence: 'The indicators on the chart draw lines, not arrows, so nothing is sent.',
    fix: 'Put an indicator with arrows on the chart, or choose how to read one under Source in the row of the chart.',
  },
  source_waits: {
    about: 'chart',
    sentence: 'The indicators or the history of the chart are not ready yet.',
    fix: "Wait a moment. If that doesn't help, scroll the chart back so that the terminal loads at least 100 candles.",
  },
  buffer_missing: {
    about: 'chart',
    sentence: 'The buffers of the indicator cannot be read.',
    fix: 'Check the Experts tab of the terminal for errors of the indicator, then choose under Source in the row of the chart.',
  },
  source_gone: {
    about: 'chart',
    sentence: 'The source that you have chosen is not on the chart, or has other inputs now.',
    fix: 'Put the indicator back with the same inputs, or choose again under Source in the row of the chart.',
  },
  indicator_busy: {
    about: 'signal',
    sentence: 'The indicator needed more than 2 seconds for a candle, which was too late for a signal.',
    fix: 'Use fewer or faster indicators on this symbol: all its charts share one thread.',
  },
  late_candle: {
    about: 'signal',
    sentence: 'A signal was not sent because the next candle did not follow at once.',
    fix: 'Nothing to do after a weekend or a pause of the market. Otherwise check the connection of the terminal.',
  },
  several_candles: {
    about: 'signal',
    sentence: 'A signal was not sent because several candles closed at once.',
    fix: 'Nothing to do after a start. Otherwise check the connection of the terminal.',
  },
  desktop_slow: {
    about: 'signal',
    sentence: 'The terminal dropped something because this app read too slowly.',
    fix: 'Close other programs that keep the computer busy.',
  },
  not_connected: {
    about: 'signal',
    sentence: 'A signal was not sent because the terminal was not connected to this app.',
    fix: 'Keep this app running while the terminal runs.',
  },
  early_gone: {
    about: 'signal',
    sentence: 'An arrow that was sent before the close was gone when its candle had closed.',
    fix: 'Nothing to do: that is the risk of a trade before the close. Switch it off under Rules in the row of the chart.',
  },
  calendar_failed: {
    about: 'signal',
    sentence: 'The economic calendar of the terminal could not be read, so no event keeps trades back.',
    fix: 'Open the Calendar tab of the terminal once and check its connection. It is tried again every minute.',
  },
  price_missing: {
    about: 'signal',
    sentence: 'A signal was not sent because its candle or its price cannot be right.',
    fix: 'Check the quotes of the symbol in the terminal.',
  },
} as const satisfies Record<string, { about: 'chart' | 'signal'; sentence: string; fix: string }>

export type ExpertNoteCode = keyof typeof expertNotes

// Safe: exactly the keys of the table above; it is not empty.
export const expertNoteCodes = Object.freeze(Object.keys(expertNotes)) as readonly [ExpertNoteCode, ...ExpertNoteCode[]]
