import type { Device } from '@stratomate/contracts/trading/schemas'
import { listedChartOf } from './chart-of.ts'

type State = NonNullable<Device['state']>

/** A computer that trades one chart on paper; a `state` of null when its app has not said yet what it has. */
export function deviceOf(state: Partial<State> | null = {}, change: Partial<Device> = {}): Device {
  const known: State = {
    version: '0.1.0',
    charts: [listedChartOf()],
    terminalConnected: true,
    broker: { id: 'paper', connected: true, account: 'paper', balanceCents: 100_000 },
    paused: false,
    pausedReason: null,
  }
  return {
    id: 'd1',
    name: 'DESK-7',
    appVersion: '0.1.0',
    createdAt: '2025-10-07T10:00:00.000Z',
    lastSeenAt: null,
    online: true,
    paused: false,
    state: state === null ? null : { ...known, ...state },
    ...change,
  }
}
