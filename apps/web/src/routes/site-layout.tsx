import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { BellPlace } from '#web/features/notifications/bell-place.tsx'
import { SiteHeader } from '#web/features/shell/site-header.tsx'
import { hydrateLater } from '#web/shared/page/hydrate-later.ts'

const SiteFooter = hydrateLater({
  anchorId: 'footer',
  moment: 'idle',
  load: async () => (await import('#web/features/shell/site-footer.tsx')).SiteFooter,
})

export default function SiteLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader kind="site" bell={<BellPlace events="listens" />} />
      <main id="main" className="min-h-dvh flex-1">
        <Outlet />
      </main>
      <Suspense>
        <SiteFooter kind="site" />
      </Suspense>
    </div>
  )
}
