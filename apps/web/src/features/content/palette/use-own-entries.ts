import { useEffect, useState } from 'react'
import { callApi } from '#web/shared/api/call-api.ts'
import type { Own } from './palette-entries.ts'

const nothing: Own = { devices: [], trades: [] }
const tradesShown = '50'

/** A member's computers and last trades, asked for when the palette opens; what cannot be read is left out. */
export function useOwnEntries({ isWanted }: { isWanted: boolean }): Own {
  const [own, setOwn] = useState(nothing)
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    const read = async () => {
      const [devices, trades] = await Promise.allSettled([
        callApi('listDevices', {}),
        callApi('listTrades', { query: { limit: tradesShown } }),
      ])
      if (isOver) return
      setOwn({
        devices: devices.status === 'fulfilled' ? devices.value.items : [],
        trades: trades.status === 'fulfilled' ? trades.value.items : [],
      })
    }
    void read()
    return () => {
      isOver = true
    }
  }, [isWanted])
  return isWanted ? own : nothing
}
