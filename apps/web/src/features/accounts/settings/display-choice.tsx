import type { Density, WeekStart } from '@stratomate/contracts/accounts/preference-values'
import { Banner } from '@stratomate/ui/banner'
import { Checkbox } from '@stratomate/ui/checkbox'
import { Field } from '@stratomate/ui/field'
import { Segmented } from '@stratomate/ui/segmented'
import { Select } from '@stratomate/ui/select'
import { Skeleton } from '@stratomate/ui/skeleton'
import { describeError } from '#web/shared/api/api-error.ts'
import { playOrderTone } from '#web/shared/session/play-order-tone.ts'
import { LoadFailure } from './load-failure.tsx'
import { useChangePreferences, usePreferences } from './use-preferences.ts'

const weekStarts = [
  { value: 'monday', label: 'Monday' },
  { value: 'sunday', label: 'Sunday' },
  { value: 'saturday', label: 'Saturday' },
] as const satisfies readonly { value: WeekStart; label: string }[]

const densities = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
] as const satisfies readonly { value: Density; label: string }[]

/** Time, week, density and sound of the signed-in pages; each change applies at once. */
export function DisplayChoice() {
  const preferences = usePreferences({ isWanted: true })
  const change = useChangePreferences()
  if (preferences.isPending) return <Skeleton className="h-80 w-full" />
  if (preferences.isError) {
    return <LoadFailure what="your preferences" error={preferences.error} onRetry={() => void preferences.refetch()} />
  }
  const { timeZone, weekStart, density, sound } = preferences.data
  return (
    <div className="choice-rows grid justify-items-start gap-5 text-sm">
      {change.isError ? <Banner tone="error">{describeError(change.error)}</Banner> : null}
      <Field label="Time zone" hint="A trading day is always a UTC day. Charts keep the time of their terminal.">
        {(control) => (
          <Select
            {...control}
            value={timeZone ?? ''}
            onChange={({ currentTarget: { value } }) => change.mutate({ timeZone: value === '' ? null : value })}
          >
            <option value="">{`As in this browser (${ownZone()})`}</option>
            {zonesWith(timeZone).map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll('_', ' ')}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Segmented
        legend="First day of the week"
        items={weekStarts}
        selected={weekStart}
        onSelect={(value) => change.mutate({ weekStart: value })}
        tone="quiet"
      />
      <Segmented
        legend="Density of the dashboard"
        items={densities}
        selected={density}
        onSelect={(value) => change.mutate({ density: value })}
        tone="quiet"
      />
      <Checkbox
        checked={sound}
        onChange={({ currentTarget: { checked } }) => {
          if (checked) playOrderTone()
          change.mutate({ sound: checked })
        }}
        label="A short tone when an order is placed, while the dashboard is open"
      />
    </div>
  )
}

function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ')
}

/** All zones that this browser knows, and the one that is chosen. */
function zonesWith(chosen: string | null): string[] {
  const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]
  return chosen === null || zones.includes(chosen) ? zones : [chosen, ...zones]
}
