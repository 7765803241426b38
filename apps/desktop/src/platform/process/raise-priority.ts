import { constants, setPriority } from 'node:os'

/**
 * Asks the system to run this process before others that want a core at the same moment, so that no signal waits behind
 * them. Windows allows it to everybody, Linux only to an administrator; answers whether it was allowed.
 */
export function raisePriority(): boolean {
  return wasSet(constants.priority.PRIORITY_ABOVE_NORMAL)
}

/** For other processes that the app has started: gives back the priority that they inherited from it. */
export function giveBackPriority(): boolean {
  return wasSet(constants.priority.PRIORITY_NORMAL)
}

function wasSet(priority: number): boolean {
  try {
    setPriority(priority)
    return true
  } catch (error) {
    // Where the system does not allow it, the app runs like any other program.
    if (error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM')) return false
    throw error
  }
}
