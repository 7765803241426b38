import { Button } from '@stratomate/ui/button'
import { Printer } from 'lucide-react'
import { t } from '#web/shared/language/t.ts'

/** Prints the document that is open, alone. */
export function PrintButton() {
  return (
    <Button size="sm" icon={<Printer size={16} aria-hidden="true" />} onClick={printDocument}>
      {t('Print')}
    </Button>
  )
}

/** The style sheet hides the rest of a page that holds more while it carries this mark. */
function printDocument(): void {
  const page = document.documentElement
  page.dataset['printing'] = 'legal'
  window.addEventListener('afterprint', () => delete page.dataset['printing'], { once: true })
  window.print()
}
