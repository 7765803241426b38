/** The keys of the whole site; they work outside of fields and can be switched off (WCAG 2.1.4). */
export const shortcuts = [
  { keys: ['?'], does: 'List the shortcuts', action: { kind: 'list' } },
  { keys: ['/'], does: 'Go to the search', action: { kind: 'search' } },
  { keys: ['g', 'd'], does: 'Go to the dashboard', action: { kind: 'page', path: '/dashboard' } },
  { keys: ['g', 's'], does: 'Go to the strategy library', action: { kind: 'page', path: '/strategies-library' } },
  { keys: ['g', 'c'], does: 'Go to the community', action: { kind: 'page', path: '/community' } },
] as const satisfies readonly Shortcut[]

export type ShortcutAction = { kind: 'list' } | { kind: 'search' } | { kind: 'page'; path: string }
type Shortcut = { keys: readonly string[]; does: string; action: ShortcutAction }

/** A second key counts when it follows the first within this time, in milliseconds. */
export const pairWaitMs = 1_500

/** What has been pressed so far: the first key of a pair, or nothing. */
export type Pressed = { key: string; atMs: number } | null

/** What a key means after what was pressed before: an action, the beginning of one, or nothing. */
export function readShortcut(
  before: Pressed,
  key: string,
  nowMs: number,
): { action: ShortcutAction | null; pressed: Pressed } {
  const first = before !== null && nowMs - before.atMs <= pairWaitMs ? [before.key] : []
  const whole = [...first, key]
  const found = findShortcut(whole) ?? findShortcut([key])
  if (found !== undefined) return { action: found.action, pressed: null }
  const begins = shortcuts.some(({ keys }) => keys.length > 1 && keys[0] === key)
  return { action: null, pressed: begins ? { key, atMs: nowMs } : null }
}

function findShortcut(pressed: readonly string[]) {
  return shortcuts.find(
    ({ keys }) => keys.length === pressed.length && keys.every((key, place) => key === pressed[place]),
  )
}
