import type { Device } from '@stratomate/contracts/trading/schemas'
import { Card, CardTitle } from '@stratomate/ui/card'
import { lastSeenOf } from '#web/features/trading/setup/ready-steps.ts'
import { ReadyList } from '#web/features/trading/setup/ready-list.tsx'
import { formatDate, formatLocalTime } from '#web/shared/format/format-time.ts'
import { TextLink } from '#web/shared/page/link-button.tsx'

/** In the place of the charts while there are none: what is left until there is one; null: nothing is. */
export function NoCharts({ devices }: { devices: readonly Device[] | null }) {
  const isOn = devices?.some(({ online }) => online) ?? false
  const last = isOn ? undefined : lastSeenOf(devices ?? [])
  const lastSeenAt = last?.lastSeenAt ?? null
  return (
    <Card as="section" aria-label="Charts" className="flex flex-col">
      <div className="p-4 md:p-5">
        {lastSeenAt === null ? (
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
              {last?.name} was last seen on {formatDate(lastSeenAt)}, {formatLocalTime(lastSeenAt)}.
            </p>
          </>
        )}
      </div>
      {devices === null ? null : <ReadyList look="rows" devices={devices} />}
    </Card>
  )
}
