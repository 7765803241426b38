import { usualPreferences } from '@stratomate/contracts/accounts/preference-values'
import type { Preferences } from '@stratomate/contracts/accounts/preferences'
import { useSyncExternalStore } from 'react'
import { showTimesIn } from '#web/shared/format/format-time.ts'
import { recall, remember } from '#web/shared/hooks/remember.ts'

const storageKey = 'preferences'
const listeners = new Set<() => void>()

let shown: Preferences = usualPreferences
if (typeof window !== 'undefined') show(recallPreferences())

/** How signed-in pages look here: what the account said last, stored so that a page can begin with it. */
export function useShownPreferences(): Preferences {
  return useSyncExternalStore(
    (notify) => {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
    shownPreferences,
    () => usualPreferences,
  )
}

export function shownPreferences(): Preferences {
  return shown
}

/** Stores how pages look from now on in this browser. */
export function showPreferences(preferences: Preferences): void {
  const text = JSON.stringify(preferences)
  if (text === JSON.stringify(shown)) return
  remember(storageKey, text)
  show(preferences)
  for (const notify of listeners) notify()
}

function show(preferences: Preferences): void {
  shown = preferences
  showTimesIn(preferences.timeZone ?? undefined)
}

function recallPreferences(): Preferences {
  try {
    // Safe: only this file writes the key, and a missing field falls back to its default.
    const kept = JSON.parse(recall(storageKey) ?? '{}') as Partial<Preferences>
    return { ...usualPreferences, ...kept }
  } catch {
    // Something that is not JSON was not written by us.
    return usualPreferences
  }
}
