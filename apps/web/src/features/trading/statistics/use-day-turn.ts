import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryKeys } from '#web/shared/api/query-keys.ts'

/** How long after the reset to ask, in milliseconds: the clocks of reader and server may differ by a second. */
const graceMs = 2_000
/** Time between attempts when the reader's clock is fast and the server still counts the old day. */
const retryMs = 30_000
/** The longest delay that a browser's timer supports. */
const waitMsMax = 2_147_483_647

type DayTurn = { resetsAt: string | undefined; readAtMs: number }

/** Fetches the numbers of the new day when the trading day ends, because no event announces it. */
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
