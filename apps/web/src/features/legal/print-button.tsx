import { Button } from '@stratomate/ui/button'
import { Printer } from 'lucide-react'
import { t } from '#web/shared/language/t.ts'

/** Prints only the open document. */
export function PrintButton() {
  return (
    <Button size="sm" icon={<Printer size={16} aria-hidden="true" />} onClick={printDocument}>
      {t('Print')}
    </Button>
  )
}

/** While the page has this mark, the style sheet hides everything else. */
function printDocument(): void {
  const page = document.documentElement
  page.dataset['printing'] = 'legal'
  window.addEventListener('afterprint', () => delete page.dataset['printing'], { once: true })
  window.print()
}
