import { Button } from '@stratomate/ui/button'
import { Card, CardTitle } from '@stratomate/ui/card'
import { Mail, MessageCircle } from 'lucide-react'
import { focusContactForm } from './focus-contact-form.ts'
import { MailAddress } from './mail-address.tsx'
import { SupportHoursLine } from './support-hours-line.tsx'

/** The two ways to reach the team. */
export function ContactCards() {
  return (
    <div className="grid content-start gap-4 md:grid-cols-2 lg:grid-cols-1">
      <Card className="p-5">
        <CardTitle className="flex items-center gap-2.5">
          <Mail size={18} strokeWidth={1.75} aria-hidden="true" className="text-accent-text" />
          Email
        </CardTitle>
        <p className="mt-2 text-text-2">
          We answer within 24 hours. <MailAddress />
        </p>
      </Card>
      <Card className="p-5">
        <CardTitle className="flex items-center gap-2.5">
          <MessageCircle size={18} strokeWidth={1.75} aria-hidden="true" className="text-accent-text" />
          Live chat
        </CardTitle>
        <p className="mt-2 text-text-2">
          Monday to Friday, 9:00 to 17:00 in Denver. <SupportHoursLine />
        </p>
        <p className="mt-2 text-sm text-text-3">
          There is no chat window yet: the button leads to the form, and the answer comes by e-mail.
        </p>
        <Button className="mt-4 noscript:hidden" onClick={focusContactForm}>
          Start Chat
        </Button>
      </Card>
    </div>
  )
}
