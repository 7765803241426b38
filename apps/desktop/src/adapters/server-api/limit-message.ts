import { errorCatalogue, refusalCatalogue } from '@stratomate/contracts'
import { dayEndMs, tradingDayOf } from '@stratomate/domain'

/** Why the server gives no more trades of the day of `nowMs`, in words for people. */
export function limitMessage(kind: 'used_up' | 'elsewhere' | 'overused', nowMs: number): string {
  switch (kind) {
    case 'elsewhere': {
      const { sentence, fix } = refusalCatalogue.trades_elsewhere
      return `${sentence} ${fix}`
    }
    case 'overused':
      return `${errorCatalogue.lease_overused.message} ${resumption(nowMs)}`
    case 'used_up':
      return `Daily limit reached. ${resumption(nowMs)}`
    default:
      return kind satisfies never
  }
}

function resumption(nowMs: number): string {
  const resumesAtMs = dayEndMs(tradingDayOf(nowMs))
  const time = new Date(resumesAtMs).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  return `Trading resumes at ${time} (local), in ${formatDuration(resumesAtMs - nowMs)}.`
}

function formatDuration(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000))
  const hours = Math.floor(minutes / 60)
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`
}
