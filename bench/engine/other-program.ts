import type { ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'

/** A program that stands for somebody else's does not keep the priority that the app has asked for, and that it inherits. */
export function otherProgram<Child extends ChildProcess>(child: Child): Child {
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_NORMAL)
  return child
}
