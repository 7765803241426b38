import { Mail, MessageCircle } from 'lucide-react'
import { t } from '#web/shared/language/t.ts'
import { SupportHoursLine } from './support-hours-line.tsx'

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
