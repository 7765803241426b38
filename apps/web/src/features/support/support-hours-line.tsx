import { isSupportOpen, nextSupportOpening } from '@stratomate/domain/support/support-hours'
import { useNow } from '@stratomate/ui/hooks/use-now'
import { formatLocalTime } from '#web/shared/format/format-time.ts'
import { useHydrated } from '#web/shared/hooks/use-hydrated.ts'
import { spoken } from '#web/shared/language/spoken.ts'
import { t } from '#web/shared/language/t.ts'

/**
 * Whether the team is available now, in the reader's own time zone. The built page cannot know the time and shows
 * nothing.
 */
export function SupportHoursLine() {
  const isHydrated = useHydrated()
  const nowMs = useNow(60_000)
  if (!isHydrated) return null
  if (isSupportOpen(nowMs)) return <>{t('The team is in now.')}</>
  const opensAt = new Date(nextSupportOpening(nowMs))
  const time = formatLocalTime(opensAt.toISOString())
  if (opensAt.toDateString() === new Date(nowMs).toDateString())
    return <>{t('The team is back today at {time}.', { time })}</>
  const day = opensAt.toLocaleDateString(spoken.language, { weekday: 'long' })
  return <>{t('The team is back on {day} at {time}.', { day, time })}</>
}
