import { brand } from '@stratomate/brand'
import { clsx } from 'clsx'
import { MonitorSmartphone } from 'lucide-react'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { SendLinkButton } from '#web/shared/page/send-link-button.tsx'
import { simulatedDashboardAddress } from '@stratomate/contracts/site/simulated-dashboard-address'
import { useRunsWindows } from '#web/shared/hooks/use-runs-windows.ts'
import { t, TextWithMarks } from '#web/shared/language/t.ts'

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
        <strong className="mb-1 block text-md leading-snug font-semibold text-text">
          {t('{brand} runs on Windows. Send the link to yourself.', { brand: brand.name })}
        </strong>
        {t('Open it on your PC, where the app will run.')}{' '}
        <TextWithMarks
          text="Here you can <dashboard>see the dashboard with simulated charts</dashboard>."
          marks={{ dashboard: (words) => <TextLink to={simulatedDashboardAddress}>{words}</TextLink> }}
        />
      </p>
      <SendLinkButton className={sendLook} />
    </div>
  )
}

/** A button like any other; on a phone the one that leads on. */
const sendLook =
  'max-md:min-h-12 max-md:w-full max-md:border-transparent max-md:bg-accent max-md:text-on-accent max-md:hover:bg-accent-hover'
