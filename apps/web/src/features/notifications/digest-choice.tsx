import { digestRhythms, type DigestRhythm } from '@stratomate/contracts/notifications/values'
import { digestHour } from '@stratomate/domain/notifications/notifications'
import { Banner } from '@stratomate/ui/banner'
import { useNow } from '@stratomate/ui/hooks/use-now'
import { Segmented } from '@stratomate/ui/segmented'
import { SkeletonOver } from '@stratomate/ui/skeleton'
import { describeError } from '#web/shared/api/api-error.ts'
import { formatLocalTime } from '#web/shared/format/format-time.ts'
import { useShownPreferences } from '#web/shared/session/reader-preferences.ts'
import { useChangeSettings, useNotificationSettings } from './use-notification-settings.ts'

const labels = { off: 'Off', daily: 'Daily', weekly: 'Weekly' } as const satisfies Record<DigestRhythm, string>

/** How often unread notifications come in one mail. */
export function DigestChoice() {
  const settings = useNotificationSettings()
  const change = useChangeSettings()
  if (settings.isPending) {
    return (
      <SkeletonOver className="grid gap-3 text-sm">
        <Choice selected="off" onSelect={() => undefined} />
      </SkeletonOver>
    )
  }
  if (settings.isError) return <Banner tone="error">{describeError(settings.error)}</Banner>
  return (
    <div className="grid gap-3 text-sm">
      {change.isError ? <Banner tone="error">{describeError(change.error)}</Banner> : null}
      <Choice selected={settings.data.digest} onSelect={(digest) => change.mutate({ digest })} />
    </div>
  )
}

type ChoiceProps = { selected: DigestRhythm; onSelect: (rhythm: DigestRhythm) => void }

function Choice({ selected, onSelect }: ChoiceProps) {
  // The time zone is chosen elsewhere.
  useShownPreferences()
  const sentAt = new Date(new Date(useNow(60_000)).setUTCHours(digestHour, 0, 0, 0)).toISOString()
  return (
    <>
      <Segmented
        legend="Unread notifications in one email"
        items={digestRhythms.map((value) => ({ value, label: labels[value] }))}
        selected={selected}
        onSelect={onSelect}
        tone="quiet"
      />
      <p className="text-text-3">
        Sent after {formatLocalTime(sentAt)}, weekly on Mondays, and only when something is unread.
      </p>
    </>
  )
}
