import { Card, CardTitle } from '@stratomate/ui/card'
import { Activity, Mail } from 'lucide-react'
import { ChatCard } from './chat-card.tsx'
import { MailAddress } from './mail-address.tsx'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { t, TextWithMarks } from '#web/shared/language/t.ts'

/** The other ways to reach the team, and how to find out whether it is needed. */
export function ContactCards() {
  return (
    <div className="grid min-w-0 content-start gap-4 sm:grid-cols-2">
      <ChatCard />
      <Card className="p-5">
        <CardTitle className="flex items-center gap-2.5">
          <Mail size={18} strokeWidth={1.75} aria-hidden="true" className="text-accent-text" />
          {t('Email')}
        </CardTitle>
        <p className="mt-2 text-text-2">
          {t('We answer within 24 hours.')} <MailAddress />
        </p>
      </Card>
      <Card className="p-5">
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
