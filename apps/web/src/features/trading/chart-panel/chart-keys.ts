import type { ChartArrangement } from './chart-layout.ts'

export type ChartDirection = 'left' | 'right' | 'up' | 'down' | 'first' | 'last'

export type ChartKey =
  | { kind: 'go'; index: number }
  | { kind: 'move'; direction: ChartDirection }
  | { kind: 'layout'; step: 1 | -1 }
  | { kind: 'back' }
  | { kind: 'pause' }
  | { kind: 'favorite' }

const directions: ReadonlyMap<string, ChartDirection> = new Map([
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['Home', 'first'],
  ['End', 'last'],
])

const steps: ReadonlyMap<string, 1 | -1> = new Map([
  ['+', 1],
  // On many keyboards this is the key of plus, without Shift.
  ['=', 1],
  ['-', -1],
])

/** Keys that press a button of the page. */
const buttons: ReadonlyMap<string, 'pause' | 'favorite'> = new Map([
  ['p', 'pause'],
  ['f', 'favorite'],
])

/** What a key does among the charts; 0 is the tenth chart. Null when it does nothing here. */
export function readChartKey(key: string): ChartKey | null {
  if (key === 'Escape') return { kind: 'back' }
  if (/^\d$/u.test(key)) return { kind: 'go', index: key === '0' ? 9 : Number(key) - 1 }
  const direction = directions.get(key)
  if (direction !== undefined) return { kind: 'move', direction }
  const step = steps.get(key)
  if (step !== undefined) return { kind: 'layout', step }
  const button = buttons.get(key)
  return button === undefined ? null : { kind: button }
}

/** Whether a key is a single character. People may switch those off (WCAG 2.1.4). */
export function isSingleKey({ kind }: ChartKey): boolean {
  return kind !== 'move' && kind !== 'back'
}

/** Whether a key acts only once while it is held down. */
export function isPressedOnce({ kind }: ChartKey): boolean {
  return kind === 'pause' || kind === 'favorite'
}

type Place = { active: number; count: number; arrangement: ChartArrangement }

/**
 * The chart to which an arrow key leads: left and right through the whole list, up and down within the page. At the
 * ends it stays where it is.
 */
export function moveChart(direction: ChartDirection, { active, count, arrangement }: Place): number {
  const last = Math.max(0, count - 1)
  switch (direction) {
    case 'first':
      return 0
    case 'last':
      return last
    case 'left':
      return Math.max(0, active - 1)
    case 'right':
      return Math.min(last, active + 1)
    case 'up':
      return moveRow(-1, { active, arrangement })
    case 'down':
      return moveRow(1, { active, arrangement })
    default:
      return direction satisfies never
  }
}

/** The chart above or below. The first chart may span several columns; the charts after it follow its last column. */
function moveRow(step: 1 | -1, { active, arrangement }: Omit<Place, 'count'>): number {
  const { columns, lead, from, to } = arrangement
  const column = active === from ? 0 : active - from + lead - 1
  const target = column + step * columns
  if (target < 0) return active
  const index = target < lead ? from : from + target - lead + 1
  return index < to ? index : active
}
