import { onFirstUse } from '#web/shared/hooks/on-first-use.ts'

const longDate = onFirstUse(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }))

/** A calendar day (`2025-05-07`) in long US form, the same in every time zone: `May 7, 2025`. */
export function formatIsoDate(day: string): string {
  return longDate().format(new Date(`${day}T00:00:00Z`))
}
