import { matchesGlob } from 'node:path'
import { resolveImport, type Workspace } from '../resolve-import.ts'
import type { Room } from '../room.ts'
import { roomOf, rooms as roomsNow } from '../rooms.ts'
import { mqlRoomOf, mqlRooms } from '../terminal-rooms.ts'
import { isTest, type SourceFile, type Violation } from '../source-file.ts'

const law = 'dead rows'
const table = 'tools/house/src/rooms.ts'
const mqlTable = 'tools/house/src/terminal-rooms.ts'
const lintConfig = 'tools/house/oxlint.json'

/** What a room imports outside its tests: rooms for their values, rooms for their types alone, and packages of npm. */
type Imported = { values: Set<string>; types: Set<string>; packages: Set<string> }

type Table = { workspaces: readonly Workspace[]; rooms?: readonly Room[] }

/**
 * An unused permission is watched by nobody: each row of the table of rooms has files, and each room and package that
 * it names is imported there. A room of which only types are imported belongs among the types.
 */
export function checkDeadRows(files: readonly SourceFile[], { workspaces, rooms = roomsNow }: Table): Violation[] {
  const imported = readImports(files, workspaces)
  return rooms.flatMap((room) => {
    const own = imported.get(room.name)
    const problems = own === undefined ? ['matches no file'] : unusedEntries(room, own)
    return problems.map((problem) => ({ law, path: table, line: 1, message: `${room.name} ${problem}` }))
  })
}

function unusedEntries({ rooms, types = [], packages }: Room, own: Imported): string[] {
  const isMissing = (names: ReadonlySet<string>) => (name: string) => ![...names].some((one) => isNamed(name, one))
  return [
    ...rooms.filter(isMissing(own.values)).map((name) => `names ${name}, but imports no value of it`),
    ...types.filter(isMissing(own.types)).map((name) => `names the types of ${name}, but imports none`),
    ...(packages === 'any' ? [] : packages)
      .filter(isMissing(own.packages))
      .map((name) => `names the package ${name}, but does not import it`),
  ]
}

function isNamed(name: string, room: string): boolean {
  return name === room || (name.endsWith('*') && room.startsWith(name.slice(0, -1)))
}

function readImports(files: readonly SourceFile[], workspaces: readonly Workspace[]): Map<string, Imported> {
  const rooms = new Map<string, Imported>()
  for (const { path, code } of files) {
    const name = roomOf(path)?.name
    if (name === undefined) continue
    const own = rooms.get(name) ?? { values: new Set(), types: new Set(), packages: new Set() }
    rooms.set(name, own)
    // Tests may import more, but a room of tests has the rights of its row.
    if (isTest(path) && !/testing|e2e/u.test(name)) continue
    for (const { specifier, isType } of code?.imports ?? []) {
      const target = resolveImport(specifier, path, workspaces)
      if (target.kind === 'package') own.packages.add(target.name)
      if (target.kind === 'file') own[isType ? 'types' : 'values'].add(roomOf(target.path)?.name ?? '')
    }
  }
  return rooms
}

/** A pattern of the linter's overrides that matches no file excuses nothing, or is misspelt. */
export function checkDeadOverrides(config: string, paths: readonly string[]): Violation[] {
  const patterns = [...config.matchAll(/"files": (\[[^\]]*\])/gu)].flatMap(([, list = '']) =>
    [...list.matchAll(/"([^"]+)"/gu)].map(([, pattern = '']) => pattern),
  )
  return patterns
    .filter((pattern) => !paths.some((path) => matchesGlob(path, pattern)))
    .map((pattern) => ({ law, path: lintConfig, line: 1, message: `'${pattern}' matches no file` }))
}

/** Each source of MQL5 is in a room of the terminal, and each of those rooms has sources. */
export function checkMqlRooms(paths: readonly string[]): Violation[] {
  const sources = paths.filter((path) => /\.mq[5h]$/u.test(path) && path.startsWith('apps/terminal/mql5/'))
  const empty = mqlRooms.filter((room) => !sources.some((path) => mqlRoomOf(path) === room))
  return [
    ...sources
      .filter((path) => mqlRoomOf(path) === null)
      .map((path) => ({ law, path, line: 1, message: `belongs to no room: enter its folder in ${mqlTable}` })),
    ...empty.map(({ name }) => ({ law, path: mqlTable, line: 1, message: `${name} matches no file` })),
  ]
}
