import type { ClockReading } from '@stratomate/engine/gate/clock-guard'

/** How wrong the clock is, in a sentence: by the site's clock where it is known, else at least by how much. */
export function clockMessage(site: ClockReading | null, offMs: number): string {
  if (site === null) return `The clock of this computer is ${spanText(offMs)} or more from that of the broker.`
  const direction = site.aheadMs < 0 ? 'ahead of' : 'behind'
  return `The clock of this computer is ${spanText(Math.abs(site.aheadMs))} ${direction} that of the site.`
}

function spanText(ms: number): string {
  const seconds = Math.round(ms / 1_000)
  if (seconds < 120) return `${seconds} s`
  const minutes = Math.round(seconds / 60)
  if (minutes < 120) return `${minutes} min`
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
