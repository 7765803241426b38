import type { Device } from '@stratomate/contracts/trading/schemas'
import { Button } from '@stratomate/ui/button'
import { useToast } from '@stratomate/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Pause, Play } from 'lucide-react'
import { describeError } from '#web/shared/api/api-error.ts'
import { callApi } from '#web/shared/api/call-api.ts'
import { markPaused } from '#web/shared/api/mark-paused.ts'

/**
 * Stops new trades on every computer of the account, or resumes them. One that is not connected may still trade, and obeys
 * when it is connected again. Not shown without a computer.
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
      const isAway = changed.some(({ online }) => !online)
      toast({
        title: paused ? 'Trading paused' : 'Trading resumed',
        ...(isAway && { description: 'A computer that is not connected follows as soon as it is.' }),
      })
    },
    onError: (error) => toast({ title: 'Error', description: describeError(error), variant: 'destructive' }),
  })
  if (devices.length === 0) return null
  const Icon = isPaused ? Play : Pause
  return (
    <Button
      isBusy={pause.isPending}
      icon={<Icon size={16} aria-hidden="true" />}
      className="flex-1 md:flex-none"
      title={isPaused ? undefined : 'Pause trading (p, among the charts)'}
      data-pause-trading={isPaused ? 'resume' : 'pause'}
      onClick={() => pause.mutate(!isPaused)}
    >
      {isPaused ? 'Resume trading' : 'Pause trading'}
    </Button>
  )
}
