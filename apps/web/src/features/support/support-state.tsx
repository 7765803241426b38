import { isSupportOpen, nextSupportOpening } from '@stratomate/domain/support/support-hours'
import { minuteMs } from '@stratomate/std/time'
import { useNow } from '@stratomate/ui/hooks/use-now'
import { Mail, MessageCircle } from 'lucide-react'
import { formatLocalTime } from '#web/shared/format/format-time.ts'
import { useHydrated } from '#web/shared/hooks/use-hydrated.ts'
import { spoken } from '#web/shared/language/spoken.ts'
import { t } from '#web/shared/language/t.ts'

const iconLook = 'mt-0.5 flex-none text-accent-text'

/** When somebody answers: the chat now or later, and an email. The first line keeps its height until the time is known. */
export function SupportState() {
  return (
    <ul className="grid gap-2 text-sm text-text-2">
      <li className="flex min-h-5 items-start gap-2.5">
        <MessageCircle size={16} strokeWidth={1.75} aria-hidden="true" className={iconLook} />
        <span>
          <SupportHoursLine />
        </span>
      </li>
      <li className="flex items-start gap-2.5">
        <Mail size={16} strokeWidth={1.75} aria-hidden="true" className={iconLook} />
        {t('We answer every email within 24 hours.')}
      </li>
    </ul>
  )
}

/**
 * Whether the team is available now, in the reader's own time zone. The built page cannot know the time and shows
 * nothing.
 */
function SupportHoursLine() {
  const isHydrated = useHydrated()
  const nowMs = useNow(minuteMs)
  if (!isHydrated) return null
  if (isSupportOpen(nowMs)) return <>{t('The team is in now.')}</>
  const opensAt = new Date(nextSupportOpening(nowMs))
  const time = formatLocalTime(opensAt.toISOString())
  if (opensAt.toDateString() === new Date(nowMs).toDateString())
    return <>{t('The team is back today at {time}.', { time })}</>
  const day = opensAt.toLocaleDateString(spoken.language, { weekday: 'long' })
  return <>{t('The team is back on {day} at {time}.', { day, time })}</>
}
