/** Zod-free values of signals that come from outside the charts. */

/** Where signals from outside come from: alerts over HTTP, a list with a time a line, a channel of Telegram. */
export const outsideKinds = ['alerts', 'list', 'telegram'] as const
export type OutsideKind = (typeof outsideKinds)[number]
export const outsideKindLabels = {
  alerts: 'Alerts of TradingView',
  list: 'Timed list',
  telegram: 'Telegram channel',
} as const satisfies Record<OutsideKind, string>

/** A person follows a handful of sources, so a larger number is a mistake. */
export const outsideSourcesMax = 20
/** The longest message of a source, bytes. */
export const outsideBytesMax = 4_096
/** The longest list, characters and lines, and how many signals may wait for their time. */
export const timedTextMax = 20_000
export const timedLinesMax = 200
export const plannedMax = 500
/** How long trades from outside may last, seconds. */
export const outsideLengthS = { min: 5, max: 86_400 } as const

/** Shown beside every source: nobody has shown that its signals are better than chance. */
export const unprovenLabel = 'Unproven source'

/** The name used instead of an indicator for all signals of a source. */
export function outsideIndicatorName(sourceName: string): string {
  return `${unprovenLabel}: ${sourceName}`
}

/** The address of Telegram's Bot API, unless the person runs a server of it. */
export const botApiAtFirst = 'https://api.telegram.org'

/** The form that a message must have; TradingView fills in each placeholder. */
export const alertTemplates = {
  json: '{"id": "{{ticker}} {{timenow}}", "symbol": "{{ticker}}", "side": "buy", "time": "{{timenow}}", "length": "M5"}',
  text: 'BUY {{ticker}} {{timenow}} M5',
} as const

/** Why a message gives no signal. */
export const outsideProblems = {
  empty: 'The message is empty.',
  too_long: 'The message is longer than 4 KiB.',
  not_json: 'The message begins like JSON and is not JSON.',
  wrong_type: 'A field of the message is missing its quotes or has the wrong type. Copy the template again.',
  no_symbol: 'The message names no symbol.',
  two_symbols: 'The message names more than one symbol, so it is not clear what to trade.',
  no_side: 'The message says neither buy nor sell.',
  two_sides: 'The message says buy and sell at once.',
  no_time: 'The message has no time, so nobody can tell how old it is. Put {{timenow}} into the alert.',
  bad_time: 'The time of the message could not be read. It must look like 2026-11-27T09:30:00Z.',
  is_result: 'The message reports how a trade ended.',
  no_list_time: 'The line has no time. It must look like GBPJPY 00:20 CALL M5.',
  two_times: 'The line has more than one time, so it is not clear when to trade.',
  no_such_time: 'This time does not exist on that day, because the clocks are set past it.',
  past: 'This time has passed. A signal is traded within 2 seconds of its time, or never.',
  repeated: 'This line repeats one above.',
  unknown_word: 'A word of the line is not understood. The line must look like GBPJPY 00:20 CALL M5.',
  too_many_lines: 'The list is longer than 200 lines. Take the rest as a second list.',
  bad_length: 'The length of the trade could not be read. It must look like M5, H1 or S30, of 5 seconds to a day.',
} as const
export type OutsideProblem = keyof typeof outsideProblems
