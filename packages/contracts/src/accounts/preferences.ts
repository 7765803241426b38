import { z } from 'zod'
import { languages } from '../site/languages.ts'
import { densities, weekStarts } from './preference-values.ts'

const timeZoneCharactersMax = 64

/** A time zone of the IANA list, `Europe/Berlin`; the platform checks whether it exists. */
const TimeZone = z.string().min(1).max(timeZoneCharactersMax).refine(isTimeZone, 'This time zone is unknown.')

/** A person's preferences for the signed-in pages; stored with the account, so that every browser shows the same. */
export const Preferences = z.object({
  /** Null means the time zone of the browser. */
  timeZone: z.string().nullable(),
  weekStart: z.enum(weekStarts),
  /** A short tone when an order is placed. */
  sound: z.boolean(),
  density: z.enum(densities),
  /** The language of emails, which the English pages also offer. */
  language: z.enum(languages),
})
export type Preferences = z.infer<typeof Preferences>

export const PreferencesInput = z.strictObject({
  timeZone: TimeZone.nullable().optional(),
  weekStart: z.enum(weekStarts).optional(),
  sound: z.boolean().optional(),
  density: z.enum(densities).optional(),
  language: z.enum(languages).optional(),
})
export type PreferencesInput = z.infer<typeof PreferencesInput>

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    // The platform throws on a name that it does not know.
    return false
  }
}
