import { TooltipProvider } from '@stratomate/ui/tooltip'
import { clsx } from 'clsx'
import { useLocation } from 'react-router'
import { usePreferences } from '#web/features/accounts/settings/use-preferences.ts'
import { PaletteKeys } from '#web/features/content/palette/palette-keys.tsx'
import { BellPlace } from '#web/features/notifications/bell-place.tsx'
import { BottomBar } from '#web/features/shell/bottom-bar.tsx'
import { NewVersion } from '#web/features/shell/new-version.tsx'
import { SiteFooter } from '#web/features/shell/site-footer.tsx'
import { SiteHeader } from '#web/features/shell/site-header.tsx'
import { ConnectionStatus } from '#web/features/trading/live/connection-status.tsx'
import { useDevices } from '#web/features/trading/live/use-account-data.ts'
import { useLiveAccount } from '#web/features/trading/live/use-live-account.ts'
import { spoken } from '#web/shared/language/spoken.ts'
import { Queries } from '#web/shared/api/queries.tsx'
import { useShownPreferences } from '#web/shared/session/reader-preferences.ts'
import { useSession } from '#web/shared/session/use-session.ts'

/** Signed-in pages: the live events of the account, its connection in the header, five places under the thumb. */
export default function AppLayout() {
  return (
    <Queries>
      <AppFrame />
    </Queries>
  )
}

function AppFrame() {
  const isMember = useSession().kind === 'member'
  const live = useLiveAccount({ isWanted: isMember })
  const devices = useDevices({ isWanted: isMember })
  usePreferences({ isWanted: isMember })
  const { timeZone, density } = useShownPreferences()
  const { pathname } = useLocation()
  const isBoard = pathname === '/dashboard'
  return (
    <div data-density={density} className={clsx('flex min-h-dvh flex-col', isBoard && 'board-width')}>
      <SiteHeader
        kind="app"
        bell={<BellPlace events="shared" />}
        status={devices.data === undefined ? null : <ConnectionStatus devices={devices.data} live={live} />}
      />
      <main id="main" data-app className="mx-auto w-full min-h-dvh max-w-app flex-1 px-4 pt-14 md:px-6">
        <TooltipProvider>
          {/* In another zone every time is written again; where the zone is chosen, the focus stays. */}
          <spoken.Page key={pathname === '/account' ? pathname : timeZone} />
        </TooltipProvider>
      </main>
      <PaletteKeys />
      <NewVersion />
      <SiteFooter kind="app" />
      <BottomBar />
    </div>
  )
}
