import type { WindowLook } from '@stratomate/contracts/desktop-window/state'
import { languages } from '@stratomate/contracts/site/languages'
import { z } from 'zod'

type Notes = { readNote(key: string): string | null; writeNote(key: string, value: string): void }

const noteKey = 'window_look'
const first: WindowLook = { theme: 'system', candles: 'teal-orange', sound: 'off', notifications: 'on', language: null }
const Look = z.object({
  theme: z.enum(['system', 'dark', 'light']),
  candles: z.enum(['teal-orange', 'green-red', 'blue-yellow', 'mono']),
  sound: z.enum(['off', 'on']),
  // Notes of earlier versions contain neither.
  notifications: z.enum(['off', 'on']).default('on'),
  language: z.enum(languages).nullable().default(null),
})

/**
 * How the window looks. It is stored here because a browser stores such things by address, and the address of the
 * window changes with each start.
 */
export function readWindowLook(notes: Notes): WindowLook {
  const note = notes.readNote(noteKey)
  if (note === null) return first
  try {
    return Look.parse(JSON.parse(note))
  } catch (error) {
    // An unreadable note only costs a choice of colours.
    if (error instanceof Error) return first
    throw error
  }
}

export function writeWindowLook(notes: Notes, look: WindowLook): void {
  notes.writeNote(noteKey, JSON.stringify(look))
}
