import { Card, CardTitle } from '@stratomate/ui/card'
import { Activity, Mail } from 'lucide-react'
import { ChatCard } from './chat-card.tsx'
import { MailAddress } from './mail-address.tsx'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { t, TextWithMarks } from '#web/shared/language/t.ts'

/** The two ways to reach the team. */
export function ContactCards() {
  return (
    <div className="grid content-start gap-4 md:grid-cols-2 lg:sticky lg:top-24 lg:grid-cols-1">
      <Card className="p-5">
        <CardTitle className="flex items-center gap-2.5">
          <Mail size={18} strokeWidth={1.75} aria-hidden="true" className="text-accent-text" />
          {t('Email')}
        </CardTitle>
        <p className="mt-2 text-text-2">
          {t('We answer within 24 hours.')} <MailAddress />
        </p>
      </Card>
      <ChatCard />
      <Card className="p-5 md:max-lg:col-span-2">
        <CardTitle className="flex items-center gap-2.5">
          <Activity size={18} strokeWidth={1.75} aria-hidden="true" className="text-accent-text" />
          {t('Is it only you?')}
        </CardTitle>
        <p className="mt-2 text-text-2">
          <TextWithMarks
            text="The <status>status page</status> says what works right now, and <codes>error codes</codes> say what to do."
            marks={{
              status: (words) => <TextLink to="/status">{words}</TextLink>,
              codes: (words) => <TextLink to="/errors">{words}</TextLink>,
            }}
          />
        </p>
      </Card>
    </div>
  )
}
