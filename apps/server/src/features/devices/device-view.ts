import type { Device } from '@stratomate/contracts'
import type { DeviceRow } from './queries.ts'

/** The app reports every 15 seconds; after three missed reports it counts as offline. */
export const onlineForMs = 50_000

/** What the owner sees of a device; an outdated state is not shown as if it were true. */
export function deviceView(row: DeviceRow, nowMs: number): Device {
  const online = row.stateAt !== null && nowMs - row.stateAt.getTime() < onlineForMs
  return {
    id: row.id,
    name: row.name,
    appVersion: row.appVersion,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    online,
    paused: row.paused,
    state: online ? row.state : null,
  }
}
