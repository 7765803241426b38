import { formatDate, formatLocalTime } from '#web/shared/format/format-time.ts'
import { t } from '#web/shared/language/t.ts'

/** What a failed charge means: until when trading goes on, or since when it does not. */
export function graceText(graceEndsAt: string | null, nowMs: number): string {
  if (graceEndsAt === null) return t('The last charge failed. Trading stops soon unless it is settled.')
  const moment = `${formatDate(graceEndsAt)}, ${formatLocalTime(graceEndsAt)}`
  return Date.parse(graceEndsAt) > nowMs
    ? t('The last charge failed. Trading stops on {moment} unless it is settled before.', { moment })
    : t('The last charge failed, and trading stopped on {moment}. It resumes as soon as the charge is settled.', {
        moment,
      })
}
