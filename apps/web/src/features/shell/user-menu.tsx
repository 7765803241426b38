import { navigations } from '@stratomate/contracts/routes'
import { DisclosureMenu } from '@stratomate/ui/disclosure-menu'
import { LayoutDashboard, LogOut } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { type User, useSession } from '#web/shared/use-session.ts'
import { initialsOf, nameOf } from './person-name.ts'

const itemLook =
  'flex min-h-10 items-center gap-2.5 rounded-sm px-3 text-base text-text-2 no-underline hover:bg-s2 hover:text-text'

/** Who is here: asked, a person with their menu, or nobody. The place keeps its width, so nothing jumps. */
export function UserMenu({ isApp }: { isApp: boolean }) {
  const session = useSession()
  const { pathname } = useLocation()
  return (
    <div className={isApp ? 'flex w-9 justify-end lg:w-auto lg:min-w-9' : 'hidden w-24 justify-end lg:flex'}>
      {session.kind === 'loading' ? <LoadingButton isApp={isApp} /> : null}
      {session.kind === 'member' ? <PersonMenu user={session.user} /> : null}
      {session.kind === 'anonymous' ? <LogInLink pathname={pathname} /> : null}
    </div>
  )
}

function LoadingButton({ isApp }: { isApp: boolean }) {
  return (
    <button
      type="button"
      disabled
      className={isApp ? 'size-9 overflow-hidden rounded-full border border-line bg-s2' : 'px-2 text-sm text-text-3'}
    >
      <span className={isApp ? 'sr-only' : undefined}>Loading...</span>
    </button>
  )
}

function LogInLink({ pathname }: { pathname: string }) {
  const isReturnable = !['/', '/login', '/sign-up'].includes(pathname)
  return (
    <a
      href={isReturnable ? `${navigations.login}?returnTo=${encodeURIComponent(pathname)}` : navigations.login}
      className="rounded-sm px-3 py-2 text-base whitespace-nowrap text-text-2 no-underline hover:bg-s2 hover:text-text"
    >
      Log In
    </a>
  )
}

function PersonMenu({ user }: { user: User }) {
  return (
    <DisclosureMenu
      align="end"
      triggerLabel="Account menu"
      triggerClassName="grid size-9 place-items-center rounded-full border border-line-strong bg-s3 text-xs font-semibold text-text"
      trigger={initialsOf(user)}
    >
      {(close) => (
        <>
          <li className="border-b border-line px-3 pt-1.5 pb-2.5">
            <p className="font-medium">{nameOf(user)}</p>
            <p className="max-w-60 truncate text-xs text-text-3">{user.email}</p>
          </li>
          <li className="pt-1.5">
            <Link to="/dashboard" className={itemLook} onClick={close}>
              <LayoutDashboard size={18} aria-hidden="true" />
              Dashboard
            </Link>
          </li>
          <li>
            <a href={navigations.logout} className={itemLook}>
              <LogOut size={18} aria-hidden="true" />
              Log out
            </a>
          </li>
        </>
      )}
    </DisclosureMenu>
  )
}
