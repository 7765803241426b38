import { lazy, Suspense, useEffect } from 'react'
import { NotificationKinds } from '#web/features/notifications/notification-kinds.tsx'
import { ListSkeleton, NotificationList } from '#web/features/notifications/notification-list.tsx'
import { Card } from '@stratomate/ui/card'
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
  const isMember = session.kind === 'member'
  const isAnonymous = session.kind === 'anonymous'
  useEffect(() => {
    if (isAnonymous) leaveForSignIn()
  }, [isAnonymous])
  return (
    <div className="w-full pt-5 pb-28 md:pt-7 lg:pb-16">
      <h1 className="mb-4 text-xl md:mb-5">Notifications</h1>
      <div className="lg:inbox-columns group grid items-start gap-4">
        <div>{isMember ? <NotificationList /> : <ListSkeleton />}</div>
        {/* Below the list on phones, where it comes with it: nothing moves then. */}
        <Card as="section" aria-labelledby="kinds-title" className="max-lg:group-has-data-loading-list:hidden">
          <NotificationKinds isSignedIn={isMember} titleId="kinds-title">
            <Suspense fallback={digestSkeleton}>{isMember ? <DigestChoice /> : digestSkeleton}</Suspense>
          </NotificationKinds>
        </Card>
      </div>
    </div>
  )
}
