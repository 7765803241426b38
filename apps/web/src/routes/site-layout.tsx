import { Outlet } from 'react-router'
import { SiteFooter } from '#web/features/shell/site-footer.tsx'
import { SiteHeader } from '#web/features/shell/site-header.tsx'

export default function SiteLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader kind="site" />
      <main id="main" className="flex-1">
        <Outlet />
      </main>
      <SiteFooter kind="site" />
    </div>
  )
}
