import { useEffect } from 'react'
import { Link } from 'react-router'
import { NotificationList } from '#web/features/notifications/notification-list.tsx'
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

export default function NotificationsRoute() {
  const session = useSession()
  const isAnonymous = session.kind === 'anonymous'
  useEffect(() => {
    if (isAnonymous) leaveForSignIn()
  }, [isAnonymous])
  return (
    <div className="mx-auto w-full max-w-measure pt-5 pb-28 md:pt-7 lg:pb-16">
      <h1 className="text-xl">Notifications</h1>
      <p className="mt-2 mb-4 text-sm text-text-2">
        Kept for 90 days. What is mailed as well you choose under{' '}
        <Link to="/account?tab=preferences" className="text-accent-text underline underline-offset-2">
          Preferences
        </Link>
        .
      </p>
      {session.kind === 'member' ? <NotificationList /> : <Skeleton className="h-56 rounded-lg" />}
    </div>
  )
}
