import { Activity, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { MailAddress } from './mail-address.tsx'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { t, TextWithMarks } from '#web/shared/language/t.ts'

/** The other way to reach the team, and how to find out whether it is needed: beside each other where there is room. */
export function ContactCards() {
  return (
    <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      <Way icon={<Mail size={18} strokeWidth={1.75} />} title={t('Email')}>
        {t('We answer within 24 hours.')} <MailAddress />
      </Way>
      <Way icon={<Activity size={18} strokeWidth={1.75} />} title={t('Is it only you?')}>
        <TextWithMarks
          text="The <status>status page</status> says what works right now, and <codes>error codes</codes> say what to do."
          marks={{
            status: (words) => <TextLink to="/status">{words}</TextLink>,
            codes: (words) => <TextLink to="/errors">{words}</TextLink>,
          }}
        />
      </Way>
    </div>
  )
}

function Way({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-1.5">
      <h3 className="flex items-center gap-2.5 text-base leading-snug">
        <span aria-hidden="true" className="flex-none text-accent-text">
          {icon}
        </span>
        {title}
      </h3>
      <p className="text-sm text-text-2">{children}</p>
    </section>
  )
}
