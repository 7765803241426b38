import type { MailSettings } from '@stratomate/contracts/accounts/profile'
import type { MailTopic } from '@stratomate/contracts/mail/values'
import type { NotificationSettings } from '@stratomate/contracts/notifications/schemas'
import {
  notificationKindNames,
  notificationKinds,
  type NotificationKind,
} from '@stratomate/contracts/notifications/values'
import { CardTitle } from '@stratomate/ui/card'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { KindIcon } from './kind-icon.tsx'
import { useNotificationSettings } from './use-notification-settings.ts'

/** All that the service notifies of and where else each goes, so that an empty list says what it waits for. */
export function NotificationKinds({ isSignedIn }: { isSignedIn: boolean }) {
  const ways = useWays({ isSignedIn })
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <CardTitle id="kinds-title">What you are notified of</CardTitle>
        <TextLink to="/account?tab=preferences" className="text-sm text-text-2">
          Change
        </TextLink>
      </div>
      <ul className="mt-3 grid gap-y-2 text-sm text-text-2">
        {notificationKindNames.map((kind) => (
          <li key={kind} className="flex items-start gap-2.5">
            <KindIcon kind={kind} />
            <span className="min-w-0 flex-1">{notificationKinds[kind].label}</span>
            <span className="flex-none text-text-3">{ways === null ? null : waysText(kind, ways)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Which emails say the same as a kind; `always` cannot be switched off. */
const emails = {
  reply: 'replies',
  mention: 'mentions',
  answer: 'answers',
  billing: 'always',
  limit: 'limit',
  device: 'never',
  moderation: 'always',
  silent: 'engine',
  refusals: 'engine',
  proof: 'engine',
  stop: 'engine',
  webhook: 'never',
} as const satisfies Record<NotificationKind, MailTopic | 'always' | 'never'>

type Ways = { mail: MailSettings; telegram: NotificationSettings['telegram'] }

/** Where a kind goes beside the page, as it is set. */
export function waysText(kind: NotificationKind, { mail, telegram }: Ways): string {
  const email = emails[kind]
  const isMailed = email === 'always' || (email !== 'never' && mail[email])
  const isSent = telegram !== null && telegram.linked !== null && telegram.kinds.includes(kind)
  if (isMailed) return isSent ? 'Email, Telegram' : 'Email'
  return isSent ? 'Telegram' : 'Here only'
}

function useWays({ isSignedIn }: { isSignedIn: boolean }): Ways | null {
  const mail = useQuery({
    queryKey: queryKeys.mailSettings,
    queryFn: () => callApi('readMailSettings', {}),
    enabled: isSignedIn,
  })
  const settings = useNotificationSettings({ isWanted: isSignedIn })
  if (mail.data === undefined || settings.data === undefined) return null
  return { mail: mail.data, telegram: settings.data.telegram }
}
