import { useSyncExternalStore } from 'react'
import { recall, remember } from '#web/shared/hooks/remember.ts'

const storageKey = 'shortcuts'
const listeners = new Set<() => void>()

export type ShortcutsState = 'on' | 'off'

/**
 * Whether single-character keys act (WCAG 2.1.4), and a function that changes it; `null` until the page is interactive.
 */
export function useShortcuts(): [ShortcutsState | null, (state: ShortcutsState) => void] {
  const state = useSyncExternalStore(subscribe, readState, () => null)
  return [state, switchShortcuts]
}

export function areShortcutsOn(): boolean {
  return readState() === 'on'
}

function readState(): ShortcutsState {
  return recall(storageKey) === 'off' ? 'off' : 'on'
}

function switchShortcuts(state: ShortcutsState): void {
  remember(storageKey, state === 'on' ? null : 'off')
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
