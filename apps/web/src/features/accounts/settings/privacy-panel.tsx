import { navigations } from '@stratomate/contracts/routes'
import { ButtonLink } from '@stratomate/ui/button-link'
import { Button } from '@stratomate/ui/button'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { AccountSection } from './account-section.tsx'
import { DeleteAccount } from './delete-account.tsx'

const consequences = [
  'A running subscription or trial ends at once, without a refund for the time that is left. Licenses end too.',
  'Every browser and computer is signed out. Trades that are open at your broker run to their end.',
  'Your trades, alerts, messages and personal details are erased. Payment records are kept without your name.',
  'The free trial stays used: joining again with this email does not start another.',
]

/** The person's data, to download and to delete. */
export function PrivacyPanel({ email }: { email: string }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <AccountSection
        title="Your data"
        lede={
          <>
            What we keep and why: see the <TextLink to="/#privacy-policy">Privacy Policy</TextLink>.
          </>
        }
      >
        <p className="max-w-prose text-text-2">
          One JSON file with everything that is stored about you: profile, consents, sessions, computers, subscriptions,
          payments, trades, refused signals, messages and the record of what was changed. Passwords and other secrets
          are not in it.
        </p>
        <ButtonLink href={navigations.exportData} className="mt-5" icon={<Download size={18} aria-hidden="true" />}>
          Download my data
        </ButtonLink>
      </AccountSection>
      <AccountSection title="Delete account" tone="danger" lede="This can’t be undone. Download your data first.">
        <ul className="grid max-w-prose list-disc gap-2 pl-5 text-text-2 marker:text-text-3">
          {consequences.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <Button variant="danger" className="mt-5" onClick={() => setAsked(true)}>
          Delete account
        </Button>
        <DeleteAccount email={email} isOpen={isAsked} onClose={() => setAsked(false)} />
      </AccountSection>
    </>
  )
}
