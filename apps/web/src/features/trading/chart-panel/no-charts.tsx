import type { Device } from '@stratomate/contracts/trading/schemas'
import { Card, CardTitle } from '@stratomate/ui/card'
import { lastSeenOf } from '#web/features/trading/setup/last-seen.ts'
import { ReadyList } from '#web/features/trading/setup/ready-list.tsx'
import { formatDate, formatLocalTime } from '#web/shared/format/format-time.ts'
import { TextLink } from '#web/shared/page/link-button.tsx'

/** In the place of the charts while there are none: what is left until there is one; null: nothing is. */
export function NoCharts({ devices }: { devices: readonly Device[] | null }) {
  const known = devices?.some(({ online }) => online) === true ? undefined : lastSeenOf(devices ?? [])
  return (
    <Card as="section" aria-label="Charts" className="flex flex-col">
      <div className="p-4 md:p-5">
        {known?.lastSeenAt == null ? (
          <>
            <CardTitle>No charts yet</CardTitle>
            <p className="mt-1 text-sm text-text-2">
              Connect a computer with an open chart terminal, and its charts appear here.{' '}
              <TextLink to="/how-to">Read how</TextLink>
            </p>
          </>
        ) : (
          <>
            <CardTitle>No charts while the app is off</CardTitle>
            <p className="mt-1 text-sm text-text-2">
              {known.name} was last seen on {formatDate(known.lastSeenAt)}, {formatLocalTime(known.lastSeenAt)}. Its
              charts appear as soon as the app runs.
            </p>
          </>
        )}
      </div>
      {devices === null ? null : <ReadyList look="rows" devices={devices} />}
    </Card>
  )
}
