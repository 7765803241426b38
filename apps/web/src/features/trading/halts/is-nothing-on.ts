import type { Device } from '@stratomate/contracts/trading/schemas'

/** Whether no computer is on, so that there is nothing to pause; one that was paused before can still be resumed. */
export function isNothingOn(devices: readonly Pick<Device, 'online' | 'paused'>[]): boolean {
  return devices.every(({ online, paused }) => !online && !paused)
}
