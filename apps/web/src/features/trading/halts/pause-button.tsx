import type { Device } from '@stratomate/contracts/trading/schemas'
import { Button } from '@stratomate/ui/button'
import { useToast } from '@stratomate/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Pause, Play } from 'lucide-react'
import { describeError } from '#web/shared/api/api-error.ts'
import { callApi } from '#web/shared/api/call-api.ts'
import { markPaused } from '#web/shared/api/mark-paused.ts'
import { isNothingOn } from './is-nothing-on.ts'

/**
 * Stops new trades on every computer of the account, or resumes them. While none of them is on there is nothing to pause.
 * Not shown without a computer.
 */
export function PauseButton({ devices }: { devices: readonly Device[] }) {
  const queryClient = useQueryClient()
  const toast = useToast()
  const isPaused = devices.length > 0 && devices.every(({ paused }) => paused)
  const pause = useMutation({
    mutationFn: (paused: boolean) =>
      Promise.all(devices.map(({ id }) => callApi('pauseDevice', { params: { id }, body: { paused } }))),
    onSuccess: (changed, paused) => {
      markPaused(queryClient, changed)
      toast({ title: paused ? 'Trading paused' : 'Trading resumed' })
    },
    onError: (error) => toast({ title: 'Error', description: describeError(error), variant: 'destructive' }),
  })
  if (devices.length === 0) return null
  const Icon = isPaused ? Play : Pause
  const isIdle = isNothingOn(devices)
  return (
    <Button
      isBusy={pause.isPending}
      icon={<Icon size={16} aria-hidden="true" />}
      className={clsx('flex-1 md:flex-none', isIdle && idleLook)}
      title={isPaused ? undefined : isIdle ? idleReason : 'Pause trading (p, among the charts)'}
      aria-disabled={isIdle || undefined}
      data-pause-trading={isPaused ? 'resume' : 'pause'}
      onClick={() => pause.mutate(!isPaused)}
    >
      {isPaused ? 'Resume trading' : 'Pause trading'}
    </Button>
  )
}

const idleLook = 'aria-disabled:border-line aria-disabled:text-text-3 aria-disabled:hover:bg-transparent'
const idleReason = 'No computer is on, so there is nothing to pause'
