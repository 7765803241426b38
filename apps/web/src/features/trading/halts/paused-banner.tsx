import type { Device } from '@stratomate/contracts/trading/schemas'
import { Banner } from '@stratomate/ui/banner'

/** Names the computers that are connected but place no trades, and the reason where the app knows it. */
export function PausedBanner({ devices }: { devices: readonly Device[] }) {
  const paused = devices.filter((device) => device.paused || (device.online && device.state?.paused === true))
  if (paused.length === 0) return null
  const reasons = [...new Set(paused.flatMap(({ state }) => state?.pausedReason ?? []))]
  return (
    <Banner tone="note" title="Trading is paused" className="mb-4">
      {paused.map(({ name }) => name).join(', ')}: no trades are placed. {reasons.join(' ')}
    </Banner>
  )
}
