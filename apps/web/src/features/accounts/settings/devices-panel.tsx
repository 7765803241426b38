import { brand } from '@stratomate/brand'
import type { Device } from '@stratomate/contracts/trading/schemas'
import { Banner } from '@stratomate/ui/banner'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '#web/shared/api/api-error.ts'
import { callApi } from '#web/shared/api/call-api.ts'
import { EmptyList } from '#web/shared/page/empty-list.tsx'
import { LinkButton, TextLink } from '#web/shared/page/link-button.tsx'
import { Outcome } from '#web/shared/forms/outcome.tsx'
import { markPaused } from '#web/shared/api/mark-paused.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { AccountSection } from './account-section.tsx'
import { PanelSkeleton } from './account-skeleton.tsx'
import { DeviceRow } from './device-row.tsx'
import { LoadFailure } from './load-failure.tsx'
import { RemoveDevice } from './remove-device.tsx'

/** Computers with the desktop app. Live events of the account keep the list fresh. */
export function DevicesPanel() {
  const devices = useQuery({
    queryKey: queryKeys.devices,
    queryFn: async () => (await callApi('listDevices', {})).items,
  })
  if (devices.isPending) return <PanelSkeleton />
  if (devices.isError) {
    return <LoadFailure what="your computers" error={devices.error} onRetry={() => void devices.refetch()} />
  }
  return (
    <AccountSection
      title="Computers"
      lede={
        <>
          Your subscription belongs to your account, not to a computer: all of them share its daily trades. Another one
          is added when you sign in there with <TextLink to="/download">{brand.desktopName}</TextLink>.
        </>
      }
    >
      <DeviceList devices={devices.data} />
    </AccountSection>
  )
}

function DeviceList({ devices }: { devices: readonly Device[] }) {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<Device | null>(null)
  const [removed, setRemoved] = useState<string | null>(null)
  const pause = useMutation({
    mutationFn: ({ id, paused }: Device) => callApi('pauseDevice', { params: { id }, body: { paused: !paused } }),
    onSuccess: (changed) => markPaused(queryClient, [changed]),
  })
  const forget = (gone: Device) => {
    setAsked(null)
    setRemoved(gone.name)
    queryClient.setQueryData<Device[]>(queryKeys.devices, (known) => known?.filter(({ id }) => id !== gone.id))
  }
  return (
    <>
      {pause.isError ? (
        <Banner tone="error" className="mb-5">
          {describeError(pause.error)}
        </Banner>
      ) : null}
      {removed === null ? null : (
        <Outcome key={removed} className="mb-5 text-sm font-medium text-st-active">
          <bdi>{removed}</bdi> is removed and signed out.
        </Outcome>
      )}
      {devices.length === 0 ? (
        <EmptyList
          title="No computer is connected"
          action={<LinkButton to="/download">Get {brand.desktopName}</LinkButton>}
        />
      ) : (
        <ul>
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              isBusy={pause.isPending && pause.variables.id === device.id}
              onPause={() => pause.mutate(device)}
              onRemove={() => setAsked(device)}
            />
          ))}
        </ul>
      )}
      <RemoveDevice device={asked} onClose={() => setAsked(null)} onRemoved={forget} />
    </>
  )
}
