import { Card, CardTitle } from '@stratomate/ui/card'
import { Mail } from 'lucide-react'
import { ChatCard } from './chat-card.tsx'
import { MailAddress } from './mail-address.tsx'
import { t } from '#web/shared/language/t.ts'

/** The two ways to reach the team. */
export function ContactCards() {
  return (
    <div className="grid content-start gap-4 md:grid-cols-2 lg:grid-cols-1">
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
    </div>
  )
}
