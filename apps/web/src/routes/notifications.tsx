import { lazy, Suspense, useEffect } from 'react'
import { Link } from 'react-router'
import { NotificationKinds } from '#web/features/notifications/notification-kinds.tsx'
import { ListSkeleton, NotificationList } from '#web/features/notifications/notification-list.tsx'
import { Skeleton } from '@stratomate/ui/skeleton'
import { pageMeta } from '#web/shared/page/page-meta.ts'
import { leaveForSignIn } from '#web/shared/session/return-address.ts'
import { useSession } from '#web/shared/session/use-session.ts'

export function meta() {
  return pageMeta({
    path: '/notifications',
    title: 'Notifications',
    description: 'Replies, mentions, answers of the support team and news of your account.',
  })
}

// Beside the list, and not needed to read it.
const DigestChoice = lazy(async () => ({
  default: (await import('#web/features/notifications/digest-choice.tsx')).DigestChoice,
}))
const digestSkeleton = <Skeleton className="h-24 rounded-md" />

export default function NotificationsRoute() {
  const session = useSession()
  const isAnonymous = session.kind === 'anonymous'
  useEffect(() => {
    if (isAnonymous) leaveForSignIn()
  }, [isAnonymous])
  return (
    <div className="w-full pt-5 pb-28 md:pt-7 lg:pb-16">
      <h1 className="mb-4 text-xl md:mb-5">Notifications</h1>
      <div className="lg:dashboard-columns group grid items-start gap-4 order-rows">
        <div className="lg:row-span-2">{session.kind === 'member' ? <NotificationList /> : <ListSkeleton />}</div>
        {/* Below the list on phones, where it comes with it: nothing moves then. */}
        <section
          aria-labelledby="elsewhere"
          className="rounded-lg border border-line bg-s1 p-5 max-lg:group-has-data-loading-list:hidden"
        >
          <h2 id="elsewhere" className="mb-4 text-md leading-snug font-semibold">
            Also by email
          </h2>
          <Suspense fallback={digestSkeleton}>{session.kind === 'member' ? <DigestChoice /> : digestSkeleton}</Suspense>
          <p className="mt-4 border-t border-line pt-4 text-sm text-text-2">
            Choose what is emailed at once, and Telegram, under{' '}
            <Link to="/account?tab=preferences" className="text-accent-text underline underline-offset-2">
              Preferences
            </Link>
            .
          </p>
        </section>
        <NotificationKinds className="group-has-data-loading-list:hidden" />
      </div>
    </div>
  )
}
