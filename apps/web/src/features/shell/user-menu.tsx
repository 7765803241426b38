import { clsx } from 'clsx'
import { lazy, Suspense } from 'react'
import { loginAddress, useReturnAddress, withReturn } from '#web/shared/session/return-address.ts'
import { useSignInHint } from '#web/shared/session/sign-in-hint.ts'
import { t } from '#web/shared/language/t.ts'

/** Asks who is here; only loaded for browsers that are marked as signed in. */
const MemberMenu = lazy(async () => ({ default: (await import('./member-menu.tsx')).MemberMenu }))

/** Who is here: still unknown, a person with their menu, or nobody. The place keeps its width, so nothing jumps. */
export function UserMenu({ isApp }: { isApp: boolean }) {
  const hint = useSignInHint()
  const loading = <LoadingButton isApp={isApp} />
  return (
    <div
      className={
        isApp
          ? 'flex min-w-9 justify-end'
          : // A person's menu is at the end of the place, so the place may end with it.
            clsx('hidden justify-end lg:flex', hint === 'member' ? 'min-w-9' : 'w-24')
      }
    >
      {hint === 'unknown' ? loading : null}
      {hint === 'anonymous' ? <LogInLink /> : null}
      {hint === 'member' ? (
        <Suspense fallback={loading}>
          <MemberMenu loading={loading} anonymous={<LogInLink />} />
        </Suspense>
      ) : null}
    </div>
  )
}

function LoadingButton({ isApp }: { isApp: boolean }) {
  return (
    <button
      type="button"
      disabled
      className={
        isApp ? 'size-9 overflow-hidden rounded-full border border-line bg-s2' : 'px-3 py-2 text-base text-text-3'
      }
    >
      <span className={isApp ? 'sr-only' : undefined}>{t('Loading...')}</span>
    </button>
  )
}

function LogInLink() {
  const here = useReturnAddress()
  return (
    <a
      href={withReturn(loginAddress(), here)}
      className="rounded-sm px-3 py-2 text-base whitespace-nowrap text-text-2 no-underline hover:bg-s2 hover:text-text"
    >
      {t('Log In')}
    </a>
  )
}
