import { useLocation } from 'react-router'
import { PaletteKeys } from '#web/features/content/palette/palette-keys.tsx'
import { BellPlace } from '#web/features/notifications/bell-place.tsx'
import { SiteFooter } from '#web/features/shell/site-footer.tsx'
import { SiteHeader } from '#web/features/shell/site-header.tsx'
import type { PageLink } from '#web/features/shell/page-links.ts'
import { Queries } from '#web/shared/api/queries.tsx'
import { spoken } from '#web/shared/language/spoken.ts'
import { useSession } from '#web/shared/session/use-session.ts'

const installerPath = '/upload-file'
const consoleLink: PageLink = { label: 'Administration', to: '/admin' }
const uploadsLink: PageLink = { label: 'Uploads', to: '/admin-upload' }
const dashboardLink: PageLink = { label: 'Dashboard', to: '/dashboard' }

/** The pages of the team: a header with their own places, and a foot without those of the public pages. */
export default function ConsoleLayout() {
  return (
    <Queries>
      <ConsoleFrame />
    </Queries>
  )
}

function ConsoleFrame() {
  const session = useSession()
  const { pathname } = useLocation()
  const uploads = pathname === installerPath ? { ...uploadsLink, marks: installerPath } : uploadsLink
  const isAdmin = session.kind === 'member' && session.user.role === 'admin'
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader
        kind="app"
        links={[consoleLink, ...(isAdmin ? [uploads] : []), dashboardLink]}
        bell={<BellPlace events="listens" />}
      />
      <main id="main" data-app className="mx-auto min-h-dvh w-full max-w-app flex-1 px-4 pt-14 md:px-6">
        <spoken.Page />
      </main>
      <PaletteKeys />
      <SiteFooter kind="console" />
    </div>
  )
}
