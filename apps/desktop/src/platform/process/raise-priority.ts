import { constants, setPriority } from 'node:os'

/**
 * Asks that this process goes before others that want a core at the same moment: a signal does not wait behind them. Windows
 * allows it to everybody, Linux only to an administrator; answers whether it was allowed.
 */
export function raisePriority(): boolean {
  return wasSet(constants.priority.PRIORITY_ABOVE_NORMAL)
}

/** For a process that the app has started and that is not the app: where it has inherited the app's priority, it gives it back. */
export function giveBackPriority(): boolean {
  return wasSet(constants.priority.PRIORITY_NORMAL)
}

function wasSet(priority: number): boolean {
  try {
    setPriority(priority)
    return true
  } catch (error) {
    // A system that does not allow it runs the app as any other program.
    if (error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM')) return false
    throw error
  }
}
