import { type OwnerEventName, ownerEventNames } from '@stratomate/contracts/events'
import { streams } from '@stratomate/contracts/routes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { applyOwnerEvent, type OwnerChange, refetchLive } from './apply-owner-event.ts'

export type LiveState = 'connecting' | 'live' | 'lost'

/**
 * Joins the account's stream of events while it is wanted. The browser comes back by itself and names the last event
 * it saw; what happened between the first answers and the opening of the stream is fetched once.
 */
export function useLiveAccount({ isWanted }: { isWanted: boolean }): LiveState {
  const queryClient = useQueryClient()
  const [state, setState] = useState<LiveState>('connecting')
  useEffect(() => {
    if (!isWanted) return
    const source = new EventSource(streams.ownerEvents, { withCredentials: true })
    let wasOpen = false
    source.addEventListener('open', () => {
      setState('live')
      if (!wasOpen) void refetchLive(queryClient)
      wasOpen = true
    })
    source.addEventListener('error', () => setState(wasOpen ? 'lost' : 'connecting'))
    for (const name of ownerEventNames) {
      source.addEventListener(name, (event: MessageEvent<string>) => {
        applyOwnerEvent(queryClient, readChange(name, event.data))
      })
    }
    return () => source.close()
  }, [isWanted, queryClient])
  return state
}

// Safe: the server publishes each event with the payload of its name, by the same table.
function readChange(name: OwnerEventName, data: string): OwnerChange {
  const payload: unknown = JSON.parse(data)
  const change: unknown = { name, payload, atMs: Date.now() }
  return change as OwnerChange
}
