import { brand } from '@stratomate/brand'
import { Button } from '@stratomate/ui/button'
import { ButtonLink } from '@stratomate/ui/button-link'
import { Mail, MonitorSmartphone, Share } from 'lucide-react'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { addressOf } from '#web/shared/page/page-meta.ts'
import { simulatedDashboardAddress } from '#web/shared/page/simulated-dashboard-address.ts'
import { useRunsWindows } from '#web/shared/hooks/use-runs-windows.ts'
import { t, TextWithMarks } from '#web/shared/language/t.ts'

const page = { title: brand.desktopName, url: addressOf('/download') }
const mailAddress = `mailto:?subject=${encodeURIComponent(page.title)}&body=${encodeURIComponent(page.url)}`

/** On a phone or a Mac: how to get the link to the computer where the app will run, by the share sheet or by mail. */
export function OtherSystemNote() {
  if (useRunsWindows() !== false) return null
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border border-line-strong p-4 md:p-5">
      <MonitorSmartphone size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none text-text-3" />
      <p className="min-w-52 flex-1">
        {t('{brand} runs on Windows. Send the link to yourself.', { brand: brand.name })}{' '}
        <TextWithMarks
          text="Here you can <dashboard>see the dashboard with simulated charts</dashboard>."
          marks={{ dashboard: (words) => <TextLink to={simulatedDashboardAddress}>{words}</TextLink> }}
        />
      </p>
      {'share' in navigator ? (
        <Button variant="primary" icon={<Share size={16} aria-hidden="true" />} onClick={() => void share()}>
          {t('Send the link')}
        </Button>
      ) : (
        <ButtonLink href={mailAddress} variant="primary" icon={<Mail size={16} aria-hidden="true" />}>
          {t('Send the link')}
        </ButtonLink>
      )}
    </div>
  )
}

/**
 * Browsers report closing the share sheet as a failure, but people do not mean one; where sharing is refused, mail is
 * left.
 */
async function share(): Promise<void> {
  try {
    await navigator.share(page)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) window.location.href = mailAddress
  }
}
