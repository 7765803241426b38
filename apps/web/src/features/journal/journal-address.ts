/** The request in an address: a trading day, null for the present one, and the search. */
export type JournalChoice = { day: string | null; text: string; tag: string }

export const journalAddress = { read: readChoice, write: writeChoice }

function readChoice(query: URLSearchParams): JournalChoice {
  const day = query.get('day') ?? ''
  return { day: isTradingDay(day) ? day : null, text: cut(query.get('text'), 100), tag: cut(query.get('tag'), 32) }
}

function writeChoice({ day, text, tag }: JournalChoice): URLSearchParams {
  const query = new URLSearchParams({ view: 'journal' })
  if (day !== null) query.set('day', day)
  if (text !== '') query.set('text', text)
  if (tag !== '') query.set('tag', tag)
  return query
}

/** The address of a day's page. */
export function journalDayPath(day: string): string {
  return `/dashboard?${writeChoice({ day, text: '', tag: '' }).toString()}`
}

/** A day of this century that the calendar has. */
export function isTradingDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/u.test(text)) return false
  const moment = new Date(`${text}T00:00:00.000Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === text
}

function cut(text: string | null, lengthMax: number): string {
  return Array.from(text ?? '')
    .slice(0, lengthMax)
    .join('')
}
