import { resolveImport, type Target, type Workspace } from '../resolve-import.ts'
import type { Room } from '../room.ts'
import { openRooms, roomOf, testRooms } from '../rooms.ts'
import { type Import, isTest, type SourceFile, type Violation } from '../source-file.ts'

const law = 'import directions'

/** Every import goes where the table of rooms lets it go; packages are entered only through their `exports`. */
export function checkImportDirections(files: readonly SourceFile[], workspaces: readonly Workspace[]): Violation[] {
  return files.flatMap((file) => {
    if (file.code === null) return []
    const room = roomOf(file.path)
    if (room === null && !isTest(file.path)) {
      return [
        { law, path: file.path, line: 1, message: 'belongs to no room: enter its folder in tools/house/src/rooms.ts' },
      ]
    }
    return file.code.imports.flatMap((entry) => {
      const target = resolveImport(entry.specifier, file.path, workspaces)
      const message = refusal({ file, room, target, isType: entry.isType, workspaces })
      return message === null ? [] : [{ law, path: file.path, line: entry.line, message: `${quote(entry)} ${message}` }]
    })
  })
}

type Question = {
  file: SourceFile
  room: Room | null
  target: Target
  isType: boolean
  workspaces: readonly Workspace[]
}

function refusal({ file, room, target, isType, workspaces }: Question): string | null {
  switch (target.kind) {
    case 'ignored':
      return null
    case 'hidden':
      return `is not among the exports of ${target.workspace}`
    case 'node':
      return isTest(file.path) || room?.node === true ? null : `is of Node; ${room?.name} must do without`
    case 'package':
      return isTest(file.path) || room === null || allowsPackage(room, target.name)
        ? null
        : `is a package that ${room.name} may not use`
    case 'file':
      return refuseFile({ from: file.path, room, to: target.path, isRelative: target.isRelative, isType, workspaces })
    default:
      return target satisfies never
  }
}

type Way = {
  from: string
  room: Room | null
  to: string
  isRelative: boolean
  isType: boolean
  workspaces: readonly Workspace[]
}

function refuseFile({ from, room, to, isRelative, isType, workspaces }: Way): string | null {
  const home = workspaceOf(from, workspaces)
  const isAtHome = home === workspaceOf(to, workspaces)
  const target = roomOf(to)
  if (target === null) return isAtHome && isTest(from) ? null : 'leads to no room of the table'
  if (isRelative && !isAtHome && room?.name !== 'commands') return 'leaves its workspace: import it by its package name'
  if (isTest(to) && !isTest(from)) return 'is for tests only'
  if (isTest(from) && (isAtHome || testRooms.some((name) => name === target.name))) return null
  if (room === null) return null
  const allowed = [...openRooms, ...room.rooms, ...(isType ? (room.types ?? []) : [])]
  if (room !== target && !allowsRoom(allowed, target)) return `is in ${target.name}, which ${room.name} may not import`
  return refuseNoun({ from, room, to, target })
}

/** Features meet through verbs on the server and in routes on the web; nobody reads another feature's queries. */
function refuseNoun({ from, room, to, target }: { from: string; room: Room; to: string; target: Room }): string | null {
  const nouns = [from, to].map((path) => /\/features\/([^/]+)\//.exec(path)?.[1])
  if (nouns[0] === nouns[1] || nouns[0] === undefined || nouns[1] === undefined) return null
  if (target.name === 'server-queries') return `reads the queries of ${nouns[1]}: call its verb`
  if (room.name === 'web-features' && target.name === 'web-features')
    return `is in the feature ${nouns[1]}: let a route join them`
  return null
}

function allowsRoom(names: readonly string[], target: Room): boolean {
  return names.some((name) => name === target.name || (name.endsWith('*') && target.name.startsWith(name.slice(0, -1))))
}

function allowsPackage(room: Room, name: string): boolean {
  return room.packages === 'any' || room.packages.includes(name)
}

function workspaceOf(path: string, workspaces: readonly Workspace[]): Workspace | undefined {
  return workspaces.find(({ folder }) => path.startsWith(`${folder}/`))
}

function quote({ specifier }: Import): string {
  return `'${specifier}'`
}
