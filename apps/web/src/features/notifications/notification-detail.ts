import type { Notification } from '@stratomate/contracts/notifications/schemas'
import { formatDate, formatLocalTime } from '#web/shared/format/format-time.ts'

/** The text of a notification in the reader's local time; where none is stored, what its kind and its date say. */
export function notificationDetail(
  notification: Pick<Notification, 'kind' | 'title' | 'at' | 'detail' | 'moment'>,
): string | null {
  const { kind, title, at, detail, moment } = notification
  if (detail !== null) {
    return moment === null
      ? detail
      : detail.replace(moment.words, () => `at ${formatLocalTime(moment.at)} on ${formatDate(moment.at)}`)
  }
  if (kind === 'answer') return 'Read it in your conversation.'
  return kind === 'billing' ? billingDetail(title, formatDate(at)) : null
}

/** It may be long past when it is read, with another plan since then. */
function billingDetail(title: string, date: string): string {
  if (title.endsWith('has ended')) return `Ended on ${date}. A plan chosen since then is not touched.`
  return title.endsWith('has started') ? `Started on ${date}.` : `Written on ${date}.`
}
