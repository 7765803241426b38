import { notificationKindNames, notificationKinds } from '@stratomate/contracts/notifications/values'
import { Card, CardTitle } from '@stratomate/ui/card'
import { KindIcon } from './kind-icon.tsx'

/** All that the service notifies of, so that an empty list says what it waits for. */
export function NotificationKinds({ className }: { className?: string }) {
  return (
    <Card as="section" aria-labelledby="kinds-title" className={className}>
      <CardTitle id="kinds-title" className="px-4 pt-4 md:px-5">
        What you are notified of
      </CardTitle>
      <ul className="grid gap-x-6 gap-y-2.5 px-4 pt-3 pb-4.5 text-sm text-text-2 sm:max-lg:grid-cols-2 md:px-5">
        {notificationKindNames.map((kind) => (
          <li key={kind} className="flex items-start gap-2.5">
            <KindIcon kind={kind} />
            {notificationKinds[kind].label}
          </li>
        ))}
      </ul>
    </Card>
  )
}
