import type { Device } from '@stratomate/contracts/trading/schemas'
import { Card, CardTitle } from '@stratomate/ui/card'
import { ReadyList } from '#web/features/trading/setup/ready-list.tsx'
import { TextLink } from '#web/shared/page/link-button.tsx'

/** In the place of the charts while there are none: what is left until there is one; null: nothing is. */
export function NoCharts({ devices }: { devices: readonly Device[] | null }) {
  return (
    <Card as="section" aria-label="Charts" className="flex flex-col">
      <div className="p-4 md:p-5">
        <CardTitle>No charts yet</CardTitle>
        <p className="mt-1 text-sm text-text-2">
          Connect a computer with an open chart terminal, and its charts appear here.{' '}
          <TextLink to="/how-to">Read how</TextLink>
        </p>
      </div>
      {devices === null ? null : <ReadyList look="rows" devices={devices} />}
    </Card>
  )
}
