import { brand } from '@stratomate/brand'
import { Button } from '@stratomate/ui/button'
import { ButtonLink } from '@stratomate/ui/button-link'
import { clsx } from 'clsx'
import { Mail, MonitorSmartphone, Share } from 'lucide-react'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { addressOf } from '#web/shared/page/page-meta.ts'
import { simulatedDashboardAddress } from '#web/shared/page/simulated-dashboard-address.ts'
import { useRunsWindows } from '#web/shared/hooks/use-runs-windows.ts'
import { t, TextWithMarks } from '#web/shared/language/t.ts'

const page = { title: brand.desktopName, url: addressOf('/download') }
const mailAddress = `mailto:?subject=${encodeURIComponent(page.title)}&body=${encodeURIComponent(page.url)}`

/**
 * On a phone or a Mac: how to get the link to the computer where the app will run, by the share sheet or by mail. A phone
 * never runs the app, so the built page has the note there first, before any script knows the system. A computer may be
 * the one that runs it: its note comes later, and quieter than the download.
 */
export function OtherSystemNote({ className }: { className: string }) {
  const isForHere = useRunsWindows()
  if (isForHere === true) return null
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border border-line p-5 max-md:border-line-strong md:p-6',
        isForHere === null && 'md:invisible',
        className,
      )}
    >
      <MonitorSmartphone
        size={20}
        strokeWidth={1.75}
        aria-hidden="true"
        className="flex-none text-text-3 max-md:hidden"
      />
      <p className="min-w-52 flex-1 text-text-2">
        <strong className="font-semibold text-text">
          {t('{brand} runs on Windows. Send the link to yourself.', { brand: brand.name })}
        </strong>{' '}
        <TextWithMarks
          text="Here you can <dashboard>see the dashboard with simulated charts</dashboard>."
          marks={{ dashboard: (words) => <TextLink to={simulatedDashboardAddress}>{words}</TextLink> }}
        />
      </p>
      {isForHere === false && 'share' in navigator ? (
        <Button className={sendLook} icon={<Share size={16} aria-hidden="true" />} onClick={() => void share()}>
          {t('Send the link')}
        </Button>
      ) : (
        <ButtonLink href={mailAddress} className={sendLook} icon={<Mail size={16} aria-hidden="true" />}>
          {t('Send the link')}
        </ButtonLink>
      )}
    </div>
  )
}

/** Beside the download a button like any other, on a phone the one that leads on. */
const sendLook =
  'max-md:min-h-12 max-md:w-full max-md:border-transparent max-md:bg-accent max-md:text-on-accent max-md:hover:bg-accent-hover'

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
