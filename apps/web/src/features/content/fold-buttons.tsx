import { Button } from '@stratomate/ui/button'
import { t } from '#web/shared/language/t.ts'

/** Opens and closes all folds of a part of the page, even before that part's own script is loaded. */
export function FoldButtons({ foldsId }: { foldsId: string }) {
  const setAll = (isOpen: boolean) => {
    for (const fold of document.getElementById(foldsId)?.querySelectorAll('details') ?? []) fold.open = isOpen
  }
  return (
    <div className="screen-only -mr-2 ml-auto flex min-h-11 items-center gap-1 noscript:hidden">
      <Button variant="quiet" size="sm" className="px-2" onClick={() => setAll(true)}>
        {t('Expand all')}
      </Button>
      <Button variant="quiet" size="sm" className="px-2" onClick={() => setAll(false)}>
        {t('Collapse all')}
      </Button>
    </div>
  )
}
