import { brand } from '@stratomate/brand'
import { Button } from '@stratomate/ui/button'
import { ButtonLink } from '@stratomate/ui/button-link'
import { Send } from 'lucide-react'
import { useRunsWindows } from '#web/shared/hooks/use-runs-windows.ts'
import { t } from '#web/shared/language/t.ts'
import { addressOf } from './page-meta.ts'

const page = { title: brand.desktopName, url: addressOf('/download') }
const mailAddress = `mailto:?subject=${encodeURIComponent(page.title)}&body=${encodeURIComponent(page.url)}`

const icon = <Send size={16} aria-hidden="true" />

/** Sends the address of the app to the computer where it will run: by the share sheet where there is one, or by mail. */
export function SendLinkButton({ className }: { className?: string | undefined }) {
  const canShare = useRunsWindows() === false && 'share' in navigator
  return canShare ? (
    <Button className={className} icon={icon} onClick={() => void share()}>
      {t('Send the link')}
    </Button>
  ) : (
    <ButtonLink href={mailAddress} className={className} icon={icon}>
      {t('Send the link')}
    </ButtonLink>
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
