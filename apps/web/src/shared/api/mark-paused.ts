import type { Device } from '@stratomate/contracts/trading/schemas'
import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from './query-keys.ts'

/**
 * Writes the answer to a pause into the cache: nothing of it but the pause itself, because the live events may already
 * have brought a newer state of the computer than the answer holds.
 */
export function markPaused(queryClient: QueryClient, changed: readonly Device[]): void {
  queryClient.setQueryData<Device[]>(queryKeys.devices, (known) =>
    known?.map((device) => {
      const answer = changed.find(({ id }) => id === device.id)
      return answer === undefined ? device : { ...device, paused: answer.paused }
    }),
  )
}
