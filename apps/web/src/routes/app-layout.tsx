import { Outlet } from 'react-router'
import { BottomBar } from '#web/features/shell/bottom-bar.tsx'
import { SiteFooter } from '#web/features/shell/site-footer.tsx'
import { SiteHeader } from '#web/features/shell/site-header.tsx'

export default function AppLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader kind="app" />
      <main id="main" className="mx-auto w-full max-w-app flex-1 px-4 pt-14 md:px-6">
        <Outlet />
      </main>
      <SiteFooter kind="app" />
      <BottomBar />
    </div>
  )
}
