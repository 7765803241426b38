import { buttonLook } from '@stratomate/ui/look/button-look'
import { useEffect } from 'react'
import { spoken } from '#web/shared/language/spoken.ts'
import { t } from '#web/shared/language/t.ts'

/** The last resort when a page could not be drawn. It says that nothing that trades depends on it. */
export function FailurePage({ error }: { error: unknown }) {
  useEffect(() => {
    console.error('The page could not be drawn', error)
  }, [error])
  return (
    <main id="main" className="mx-auto max-w-prose px-4 pt-36 pb-12 in-data-renewing:invisible">
      <h1 className="text-2xl">{t('Something went wrong')}</h1>
      <p className="mt-4 text-md text-text-2">
        {t('This page could not be shown. Trading on your computer continues; only this page has stopped.')}
      </p>
      <p className="mt-2 font-mono text-sm break-words text-text-3">{error instanceof Error ? error.message : ''}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <button type="button" className={buttonLook({ variant: 'primary' })} onClick={() => window.location.reload()}>
          {t('Reload the page')}
        </button>
        <a href={spoken.base || '/'} className={buttonLook({})}>
          {t('Go to the home page')}
        </a>
      </div>
    </main>
  )
}
