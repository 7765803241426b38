/** Packages of npm that a room may use: a list, or any that its package.json names. */
type Packages = 'any' | readonly string[]

/** One row of the table: a folder pattern and what may be imported there. */
export type Room = {
  name: string
  /** Matched against the path from the repository's root; the first matching row wins. */
  pattern: RegExp
  /**
   * Names of other rooms. `x-*` stands for every room whose name begins with `x-`. A room's own files are always
   * allowed.
   */
  rooms: readonly string[]
  /** Rooms whose types alone may be imported (`import type`): their words, not their decisions. */
  types?: readonly string[]
  packages: Packages
  /** Whether Node's own modules may be used: false keeps a room pure, or fit for the browser. */
  node: boolean
}
