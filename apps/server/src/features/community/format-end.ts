/** When a suspension ends, as the person reads it: `December 7, 2026 at 14:05 UTC`. */
export function formatEnd(end: Date): string {
  return `${words.format(end)} UTC`
}

const words = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
})
