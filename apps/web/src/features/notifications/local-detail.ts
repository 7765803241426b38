import type { Notification } from '@stratomate/contracts/notifications/schemas'
import { formatMoment } from '#web/shared/format/format-time.ts'

/** What a notification says, with its instant in the reader's local time. */
export function localDetail({ detail, moment }: Pick<Notification, 'detail' | 'moment'>): string | null {
  if (detail === null || moment === null) return detail
  return detail.replace(moment.words, () => `at ${formatMoment(moment.at)}`)
}
