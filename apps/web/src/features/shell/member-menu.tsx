import { navigations } from '@stratomate/contracts/routes'
import { Avatar } from '@stratomate/ui/avatar'
import { DisclosureMenu } from '@stratomate/ui/disclosure-menu'
import { LayoutDashboard, LogOut, Shield, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Queries } from '#web/shared/api/queries.tsx'
import { type User, useSession } from '#web/shared/session/use-session.ts'
import { t } from '#web/shared/language/t.ts'
import { initialsOf, nameOf } from '#web/shared/session/person-name.ts'

const itemLook =
  'flex min-h-10 items-center gap-2.5 rounded-sm px-3 text-base text-text-2 no-underline hover:bg-s2 hover:text-text'

type MemberMenuProps = {
  /** Shown until the server has answered. */
  loading: ReactNode
  /** Shown when the server knows nobody after all. */
  anonymous: ReactNode
}

export function MemberMenu(props: MemberMenuProps) {
  return (
    <Queries>
      <AskedMenu {...props} />
    </Queries>
  )
}

function AskedMenu({ loading, anonymous }: MemberMenuProps) {
  const session = useSession()
  if (session.kind === 'loading') return loading
  return session.kind === 'anonymous' ? anonymous : <PersonMenu user={session.user} />
}

function PersonMenu({ user }: { user: User }) {
  const name = nameOf(user)
  return (
    <DisclosureMenu
      align="end"
      triggerLabel={t('Account menu')}
      triggerClassName="rounded-full"
      trigger={<Avatar initials={initialsOf(user)} imageUrl={user.profileImageUrl} className="size-9" />}
    >
      {(close) => (
        <>
          <li className="border-b border-line px-3 pt-1.5 pb-2.5">
            <p className="max-w-52 truncate font-medium">{name}</p>
            {/* Who gave no name is called by the email, which is said once. */}
            {name === user.email ? null : <p className="max-w-52 truncate text-xs text-text-3">{user.email}</p>}
          </li>
          <li className="pt-1.5">
            <Link to="/dashboard" className={itemLook} onClick={close}>
              <LayoutDashboard size={18} aria-hidden="true" />
              {t('Dashboard')}
            </Link>
          </li>
          <li>
            <Link to="/account" className={itemLook} onClick={close}>
              <UserRound size={18} aria-hidden="true" />
              {t('Account')}
            </Link>
          </li>
          {user.role === 'member' ? null : (
            <li>
              <Link to="/admin" className={itemLook} onClick={close}>
                <Shield size={18} aria-hidden="true" />
                {t(user.role === 'admin' ? 'Administration' : 'Moderation')}
              </Link>
            </li>
          )}
          <li>
            <a href={navigations.logout} className={itemLook}>
              <LogOut size={18} aria-hidden="true" />
              {t('Log out')}
            </a>
          </li>
        </>
      )}
    </DisclosureMenu>
  )
}
