import { Skeleton } from '@stratomate/ui/skeleton'
import { ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { useReturnAddress, withReturn } from './return-address.ts'
import { type User, useSession } from './use-session.ts'

const audiences = {
  admins: {
    roles: ['admin'],
    title: 'Administrators only',
    toMember: 'Your account is not an administrator’s. If it should be, ask the person who runs this site.',
    toVisitor: 'Log in with an administrator’s account to continue.',
  },
  team: {
    roles: ['admin', 'moderator'],
    title: 'Administrators and moderators only',
    toMember:
      'Your account is neither an administrator’s nor a moderator’s. If it should be, ask the person who runs this site.',
    toVisitor: 'Log in with an administrator’s or a moderator’s account to continue.',
  },
} as const satisfies Record<string, Audience>

type Audience = { roles: readonly User['role'][]; title: string; toMember: string; toVisitor: string }
type AdminsOnlyProps = { audience?: keyof typeof audiences; children: ReactNode }

/**
 * Content for administrators, or for them and the moderators; all others get a page that says so. The server decides on
 * its own who may do what.
 */
export function AdminsOnly({ audience = 'admins', children }: AdminsOnlyProps) {
  const session = useSession()
  const here = useReturnAddress()
  const { roles, title, toMember, toVisitor }: Audience = audiences[audience]
  if (session.kind === 'loading') return <Skeleton className="h-64" />
  if (session.kind === 'member' && roles.includes(session.user.role)) return children
  return (
    <section
      aria-labelledby="admins-only"
      className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-lg border border-line bg-s1 p-5 md:p-6"
    >
      <ShieldAlert size={20} strokeWidth={1.75} aria-hidden="true" className="mt-1 flex-none text-text-3" />
      <div className="min-w-52 flex-1">
        <h2 id="admins-only" className="text-lg">
          {title}
        </h2>
        <p className="mt-2 max-w-prose text-text-2">{session.kind === 'member' ? toMember : toVisitor}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          {session.kind === 'member' ? (
            <LinkButton to="/download">Go to the downloads</LinkButton>
          ) : (
            <LinkButton to={withReturn('/login', here)} variant="primary">
              Log in
            </LinkButton>
          )}
        </div>
      </div>
    </section>
  )
}
