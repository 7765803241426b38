/** From which importance on events of the terminal's economic calendar stop trades; none unless the person chooses. */
export const newsImportances = ['off', 'low', 'medium', 'high'] as const
export type NewsImportance = (typeof newsImportances)[number]

/** How long before and after an event trades can be stopped. */
export const newsMinutesMax = 240

/** Around which events of the terminal's calendar nothing is traded. */
export type NewsRules = {
  readonly importance: NewsImportance
  readonly minutesBefore: number
  readonly minutesAfter: number
}

export const newsRulesAtFirst: NewsRules = { importance: 'off', minutesBefore: 15, minutesAfter: 15 }

/** The terminal's number for an importance, 0 for none. */
export function importanceNumber(importance: NewsImportance): number {
  return newsImportances.indexOf(importance)
}
