import type { Quota } from '@stratomate/contracts/trading'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryKeys } from '#web/shared/query-keys.ts'

/** After the reset, in milliseconds: clocks of reader and server need not agree to the second. */
const graceMs = 2_000
/** The longest wait that a timer of a browser can hold. */
const waitMsMax = 2_147_483_647

/** Asks for the figures of the new day when the trading day ends; no event tells of it. */
export function useDayTurn(quota: Quota | undefined): void {
  const queryClient = useQueryClient()
  const resetsAt = quota?.resetsAt
  useEffect(() => {
    if (resetsAt === undefined) return
    const waitMs = Math.max(graceMs, Date.parse(resetsAt) - Date.now() + graceMs)
    const timer = setTimeout(
      () => {
        void queryClient.invalidateQueries({ queryKey: queryKeys.quota })
        void queryClient.invalidateQueries({ queryKey: queryKeys.subscription })
      },
      Math.min(waitMs, waitMsMax),
    )
    return () => clearTimeout(timer)
  }, [resetsAt, queryClient])
}
