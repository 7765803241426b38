import { brand } from '@stratomate/brand'
import { Spinner } from '@stratomate/ui/skeleton'
import { LogoMark } from './logo-mark.tsx'
import { t } from '../language/t.ts'

/** Shown before the app has answered, and when this address no longer opens anything. */
export function ClosedWindow({ kind }: { kind: 'opening' | 'refused' }) {
  return (
    <main className="grid h-full place-content-center justify-items-center gap-5 p-6 text-center">
      <LogoMark className="h-9" />
      {kind === 'opening' ? (
        <p className="flex items-center gap-2.5 text-text-2">
          <Spinner /> {t('Opening {name}', { name: brand.desktopName })}
        </p>
      ) : (
        <div role="alert" className="grid max-w-prose gap-2">
          <h1 className="text-lg font-semibold">{t('This window is closed')}</h1>
          <p className="text-text-2">
            {t(
              'Its address works once. Start {name} again: it opens a new window, and an app that is running keeps running.',
              { name: brand.desktopName },
            )}
          </p>
        </div>
      )}
    </main>
  )
}
