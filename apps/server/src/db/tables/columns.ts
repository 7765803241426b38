import { customType, timestamp } from 'drizzle-orm/pg-core'

/** An instant, kept with its zone to the millisecond. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })
}

/** A file. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
