import { instantText, type NotificationText } from '@stratomate/domain'

/** Texts of people never hold it: control characters are refused at the border. */
const mark = '\u0001'

/** Stands in a text for the address of this service, until the text is written for its reader. */
export const site = `${mark}site${mark}`

/** Stands in a text for an instant, which is written in the time zone of its reader. */
export function momentOf(at: Date): string {
  return `${mark}${at.toISOString()}${mark}`
}

export function hasMoment(text: string): boolean {
  return text.split(mark).some((part, place) => isName(place) && part !== 'site')
}

/** A text for its reader; `timeZone` is null where nobody knows it. */
export function writeForReader(text: string, reader: { origin: string; timeZone: string | null }): string {
  const parts = text.split(mark).map((part, place) => {
    if (!isName(place)) return part
    return part === 'site' ? reader.origin : instantText(new Date(part), reader.timeZone)
  })
  return parts.join('')
}

/** What is between two marks has an odd place. */
function isName(place: number): boolean {
  return place % 2 === 1
}

/** The detail of a notification, with its instant for the reader's time zone. */
export function detailForReader({ detail, moment }: NotificationText): string | null {
  if (detail === null || moment === undefined) return detail
  return detail.replace(moment.words, () => `on ${momentOf(new Date(moment.at))}`)
}
