import { type OwnerEventName, ownerEventNames } from '@stratomate/contracts/events'
import { streams } from '@stratomate/contracts/routes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { openLiveStream } from '#web/shared/api/live-stream.ts'
import { playOrderTone } from '#web/shared/session/play-order-tone.ts'
import { shownPreferences } from '#web/shared/session/reader-preferences.ts'
import { applyCandles, applyOwnerEvent, type OwnerChange, refetchLive } from './apply-owner-event.ts'
import { createCandleBatch } from './candle-batch.ts'

export type LiveState = 'connecting' | 'live' | 'lost'

/**
 * Listens to the events of the account while this is wanted. What happened between the first answers and the opening of
 * a stream that could not resume is fetched once.
 */
export function useLiveAccount({ isWanted }: { isWanted: boolean }): LiveState {
  const queryClient = useQueryClient()
  const [state, setState] = useState<LiveState>('connecting')
  useEffect(() => {
    if (!isWanted) return
    let wasOpen = false
    // The tone of an order plays once, however many events the order causes.
    let heard: string | null = null
    const candles = createCandleBatch((news) => applyCandles(queryClient, news), setTimeout)
    const close = openLiveStream({
      path: streams.ownerEvents,
      names: ownerEventNames,
      onOpen: ({ mayHaveMissed }) => {
        wasOpen = true
        setState('live')
        if (mayHaveMissed) void refetchLive(queryClient)
      },
      onLost: () => setState(wasOpen ? 'lost' : 'connecting'),
      onEvent: (name, data) => {
        const change = readChange(name, data)
        if (change.name === 'candles.added') candles.add(change.payload)
        else applyOwnerEvent(queryClient, change)
        const placed = placedOrder(change)
        if (placed === null || placed === heard) return
        heard = placed
        if (shownPreferences().sound) playOrderTone()
      },
    })
    return () => {
      close()
      candles.flush()
    }
  }, [isWanted, queryClient])
  return state
}

/** The id of an order that has just been placed with its broker; null for any other change. */
function placedOrder(change: OwnerChange): string | null {
  return change.name === 'trade.changed' && change.payload.trade.state === 'placed' ? change.payload.trade.id : null
}

// Safe: the server publishes each event with the payload of its name, by the same table.
function readChange(name: OwnerEventName, data: string): OwnerChange {
  const payload: unknown = JSON.parse(data)
  const change: unknown = { name, payload }
  return change as OwnerChange
}
