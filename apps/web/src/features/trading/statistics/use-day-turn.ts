import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryKeys } from '#web/shared/api/query-keys.ts'

/** After the reset, in milliseconds: clocks of reader and server need not agree to the second. */
const graceMs = 2_000
/** Between tries when the reader's clock is ahead and the server still counts the old day. */
const retryMs = 30_000
/** The longest wait that a timer of a browser can hold. */
const waitMsMax = 2_147_483_647

type DayTurn = { resetsAt: string | undefined; readAtMs: number }

/** Asks for the figures of the new day when the trading day ends; no event announces it. */
export function useDayTurn({ resetsAt, readAtMs }: DayTurn): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (resetsAt === undefined) return
    const leftMs = Date.parse(resetsAt) - readAtMs
    const ask = () => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.quota })
      void queryClient.invalidateQueries({ queryKey: queryKeys.subscription })
    }
    const timer = setTimeout(ask, Math.min(leftMs <= 0 ? retryMs : leftMs + graceMs, waitMsMax))
    return () => clearTimeout(timer)
  }, [resetsAt, readAtMs, queryClient])
}
