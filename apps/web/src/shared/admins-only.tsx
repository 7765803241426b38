import { Skeleton } from '@stratomate/ui/skeleton'
import { ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkButton } from './link-button.tsx'
import { useSession } from './use-session.ts'

/** What is for administrators, and for all others a page that says so. The server decides by itself who may do what. */
export function AdminsOnly({ path, children }: { path: string; children: ReactNode }) {
  const session = useSession()
  if (session.kind === 'loading') return <Skeleton className="h-64" />
  if (session.kind === 'member' && session.user.role === 'admin') return children
  return (
    <section
      aria-labelledby="admins-only"
      className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-lg border border-line bg-s1 p-5 md:p-6"
    >
      <ShieldAlert size={20} strokeWidth={1.75} aria-hidden="true" className="mt-1 flex-none text-text-3" />
      <div className="min-w-52 flex-1">
        <h2 id="admins-only" className="text-lg">
          Administrators only
        </h2>
        <p className="mt-2 max-w-prose text-text-2">
          {session.kind === 'member'
            ? 'Your account is not an administrator’s. If it should be, ask the person who runs this site.'
            : 'Log in with an administrator’s account to go on.'}
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          {session.kind === 'member' ? (
            <LinkButton to="/download">Go to the downloads</LinkButton>
          ) : (
            <LinkButton to={`/login?returnTo=${encodeURIComponent(path)}`} variant="primary">
              Log in
            </LinkButton>
          )}
        </div>
      </div>
    </section>
  )
}
