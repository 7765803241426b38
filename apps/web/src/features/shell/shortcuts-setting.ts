import { recall, remember } from '#web/shared/remember.ts'

const storageKey = 'shortcuts'

export function areShortcutsOn(): boolean {
  return recall(storageKey) !== 'off'
}

export function switchShortcuts(state: 'on' | 'off'): void {
  remember(storageKey, state === 'on' ? null : 'off')
}
