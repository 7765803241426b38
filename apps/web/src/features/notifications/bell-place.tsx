import { lazy, Suspense } from 'react'
import { useSignInHint } from '#web/shared/session/sign-in-hint.ts'
import { whenIdle } from '#web/shared/hooks/when-idle.ts'

/** Loaded when the page is usable, and only for browsers that are marked as signed in. */
const Bell = lazy(async () => {
  await whenIdle()
  return { default: (await import('./bell.tsx')).Bell }
})

/** `listens`: opens the account's events itself, on pages that do not listen anyway. */
export function BellPlace({ events }: { events: 'listens' | 'shared' }) {
  if (useSignInHint() !== 'member') return null
  return (
    // The place keeps its width, so that nothing beside it moves when the bell appears.
    <div className="min-w-11">
      <Suspense>
        <Bell events={events} />
      </Suspense>
    </div>
  )
}
