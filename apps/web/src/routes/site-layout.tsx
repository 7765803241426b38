import { Suspense } from 'react'
import { BellPlace } from '#web/features/notifications/bell-place.tsx'
import { SiteHeader } from '#web/features/shell/site-header.tsx'
import { spoken } from '#web/shared/language/spoken.ts'
import { hydrateLater } from '#web/shared/page/hydrate-later.ts'

const SiteEnd = hydrateLater({
  anchorId: 'footer',
  moment: 'idle',
  load: async () => (await import('./site-end.tsx')).SiteEnd,
})

export default function SiteLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader kind="site" bell={<BellPlace events="listens" />} />
      <main id="main" className="min-h-dvh flex-1">
        <spoken.Page />
      </main>
      <Suspense>
        <SiteEnd />
      </Suspense>
    </div>
  )
}
