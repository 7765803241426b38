import { notificationKindNames, notificationKinds } from '@stratomate/contracts/notifications/values'
import { CardTitle } from '@stratomate/ui/card'
import { SkeletonOver } from '@stratomate/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { FoldMark } from '#web/shared/content/disclosure.tsx'
import { useMedia } from '#web/shared/hooks/use-media.ts'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { KindIcon } from './kind-icon.tsx'
import { usualGroups, type WayGroup, wayGroups, waysText } from './notification-ways.ts'
import { useNotificationSettings } from './use-notification-settings.ts'

type KindsProps = { isSignedIn: boolean; titleId: string; children: ReactNode }

/**
 * All that the service notifies of and where else each goes, so that an empty list says what it waits for. Where it is
 * below the list it is folded, and its line says how many go which way.
 */
export function NotificationKinds({ isSignedIn, titleId, children }: KindsProps) {
  const groups = useGroups({ isSignedIn })
  const isBeside = useMedia('(width >= 64rem)', { inBuild: true })
  const title = <CardTitle id={titleId}>What you are notified of</CardTitle>
  const content = (
    <>
      {groups === undefined ? (
        <SkeletonOver className="grid gap-4">
          <Groups groups={usualGroups} />
        </SkeletonOver>
      ) : (
        <div className="grid gap-4">
          <Groups groups={groups} />
        </div>
      )}
      <div className="mt-4.5 border-t border-line pt-4">{children}</div>
    </>
  )
  if (isBeside) {
    return (
      <div className="p-5">
        {title}
        <div className="mt-3.5">{content}</div>
      </div>
    )
  }
  return (
    <details>
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-4 py-3.5 md:px-5">
        <span className="min-w-0">
          {title}
          <span className="mt-0.5 block min-h-5 text-sm text-text-2">
            {groups === undefined ? null : waysText(groups)}
          </span>
        </span>
        <FoldMark />
      </summary>
      <div className="border-t border-line px-4 pt-2 pb-4 md:px-5">{content}</div>
    </details>
  )
}

/** The kinds of each way under its words, and the place where they are changed. */
function Groups({ groups }: { groups: readonly WayGroup[] }) {
  return groups.map(({ words, kinds }, place) => (
    <div key={words}>
      <div className="flex items-center justify-between gap-4">
        <h3 className="text-xs font-medium tracking-normal text-text-3 first-letter:uppercase">{words}</h3>
        {place === 0 ? (
          <TextLink
            to="/account?tab=preferences"
            className="text-sm text-text-2 max-lg:flex max-lg:min-h-11 max-lg:items-center"
          >
            Change
          </TextLink>
        ) : null}
      </div>
      <ul className="mt-2 grid gap-y-2 text-sm text-text-2">
        {kinds.map((kind) => (
          <li key={kind} className="flex items-start gap-2.5">
            <KindIcon kind={kind} />
            <span className="min-w-0">{notificationKinds[kind].label}</span>
          </li>
        ))}
      </ul>
    </div>
  ))
}

/** Where only the ways could not be read, the kinds are listed without them. */
const unknownGroups = [{ words: 'shown here', kinds: notificationKindNames }] as const satisfies WayGroup[]

function useGroups({ isSignedIn }: { isSignedIn: boolean }): readonly WayGroup[] | undefined {
  const mail = useQuery({
    queryKey: queryKeys.mailSettings,
    queryFn: () => callApi('readMailSettings', {}),
    enabled: isSignedIn,
  })
  const settings = useNotificationSettings({ isWanted: isSignedIn })
  if (mail.data !== undefined && settings.data !== undefined)
    return wayGroups({ mail: mail.data, telegram: settings.data.telegram })
  return mail.isError || settings.isError ? unknownGroups : undefined
}
