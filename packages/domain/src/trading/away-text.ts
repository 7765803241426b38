import type { Limit } from '../billing/plans.ts'

/** The trades that this computer has reserved, and when the last of them may be placed; null without any. */
export type Reserved = { readonly left: Limit; readonly untilMs: number | null }

/** What still works while the service is away, and until when. `timeOf` writes an instant for people. */
export function awayText({ left, untilMs }: Reserved, timeOf: (ms: number) => string): string {
  if (left === 0 || untilMs === null) return 'No trades are reserved, so none are placed until it is back.'
  const end = `until ${timeOf(untilMs)}; reports follow later.`
  if (left === 'unlimited') return `Trading continues without it ${end}`
  return `${left === 1 ? 'One trade is' : `${left} trades are`} reserved and may be placed ${end}`
}
