import type { Language } from '@stratomate/contracts/site/languages'

/**
 * An instant in words, with its zone: `November 24, 2026 at 13:50 EST`. In UTC, named as such, where `timeZone` is null
 * or not known here.
 */
export function instantText(at: Date, timeZone: string | null, language: Language = 'en'): string {
  return formatIn(timeZone ?? 'UTC', language === 'en' ? 'en-US' : language).format(at)
}

function formatIn(timeZone: string, locale: string): Intl.DateTimeFormat {
  const format = { year: 'numeric', month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit' } as const
  const withZone = { ...format, hourCycle: 'h23', timeZoneName: 'short' } as const
  try {
    return new Intl.DateTimeFormat(locale, { ...withZone, timeZone })
  } catch (error) {
    if (error instanceof RangeError) return new Intl.DateTimeFormat(locale, { ...withZone, timeZone: 'UTC' })
    throw error
  }
}
