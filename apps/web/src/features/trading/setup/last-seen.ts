import type { Device } from '@stratomate/contracts/trading/schemas'

/** The computer that was on last, which most likely is the one that trades; undefined where none is known. */
export function lastSeenOf(devices: readonly Device[]): Device | undefined {
  return devices.toSorted((one, other) => (other.lastSeenAt ?? '').localeCompare(one.lastSeenAt ?? ''))[0]
}
