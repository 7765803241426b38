import { brand } from '@stratomate/brand'
import { presentVersion } from '@stratomate/content/present-release'
import { trialPlan } from '@stratomate/domain/plans'
import { Card, CardTitle } from '@stratomate/ui/card'
import { PackageOpen } from 'lucide-react'
import { LinkButton, TextLink } from '#web/shared/link-button.tsx'

/** What can be downloaded, which is nothing yet, and what can be done until then. */
export function InstallerCard() {
  return (
    <Card as="section" aria-labelledby="installer-title">
      <div className="p-5 md:p-6">
        <CardTitle id="installer-title" className="flex items-center gap-2.5">
          <PackageOpen size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none text-accent-text" />
          {brand.desktopName}
        </CardTitle>
        <p className="mt-3 text-md">No installer is published yet.</p>
        <p className="mt-2 text-text-2">
          Version {presentVersion} has no Windows setup. It will stand here with its version, size and SHA-256;{' '}
          <TextLink to="/changelog">the changelog</TextLink> says when. Until then you can prepare everything around it:
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <LinkButton to="/how-to" variant="primary">
            Set up MetaTrader 5
          </LinkButton>
          <LinkButton to="/pricing">Look at the {trialPlan.days}-day trial</LinkButton>
        </div>
      </div>
      <div className="border-t border-line p-5 md:p-6">
        <h3 className="text-base leading-snug tracking-tight">System requirements</h3>
        <p className="mt-2 text-text-2">Windows 10 or higher, 8GB RAM (16GB recommended), 500MB disk, internet</p>
        <p className="mt-3 text-sm text-text-3">
          More than 5 charts need more: <TextLink to="/pricing">hardware for your charts</TextLink>.
        </p>
      </div>
    </Card>
  )
}
