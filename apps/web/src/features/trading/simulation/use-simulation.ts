import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { applyOwnerEvent } from '#web/features/trading/live/apply-owner-event.ts'
import { createQueryClient } from '#web/shared/api/create-query-client.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { simulatedTickMs } from './simulated-device.ts'
import type { SimulatedAccount } from './simulated-terminal.ts'
import type { SimulationAnswer, SimulationRequest } from './simulation-worker.ts'

export type Simulation = {
  /** What the simulation has filled so far. */
  readonly client: QueryClient
  readonly state: 'starting' | 'running' | 'ended' | 'failed'
}

/** Runs a simulated terminal in a worker, and writes its events into a cache of its own while it is not paused. */
export function useSimulation({ isPaused }: { isPaused: boolean }): Simulation {
  const [client] = useState(createQueryClient)
  const worker = useRef<Worker | null>(null)
  const [state, setState] = useState<Simulation['state']>('starting')
  useEffect(() => {
    const made = new Worker(new URL('./simulation-worker.ts', import.meta.url), { type: 'module' })
    worker.current = made
    made.addEventListener('error', () => setState('failed'))
    made.addEventListener('message', ({ data }: MessageEvent<SimulationAnswer>) => {
      if (data.kind === 'begun') {
        fillCache(client, data.account)
        for (const change of data.past) applyOwnerEvent(client, change)
        setState('running')
      } else if (data.changes === null) setState('ended')
      else for (const change of data.changes) applyOwnerEvent(client, change)
    })
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
    ask(made, { seed, nowMs: Date.now() })
    return () => made.terminate()
  }, [client])
  useEffect(() => {
    const running = worker.current
    if (running === null || state !== 'running' || isPaused) return
    const timer = setInterval(() => ask(running, { nowMs: Date.now() }), simulatedTickMs)
    return () => clearInterval(timer)
  }, [state, isPaused])
  return { client, state }
}

function ask(worker: Worker, request: SimulationRequest): void {
  worker.postMessage(request)
}

function fillCache(client: QueryClient, { quota, charts, devices, trades, refusals }: SimulatedAccount): void {
  client.setQueryData(queryKeys.quota, quota)
  client.setQueryData(queryKeys.charts, charts)
  client.setQueryData(queryKeys.devices, devices)
  client.setQueryData(queryKeys.trades, trades)
  client.setQueryData(queryKeys.refusals, refusals)
}
