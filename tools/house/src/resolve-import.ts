import { posix } from 'node:path'

/** The names in a workspace's package.json: its own, its `#` imports and its exports. */
export type Workspace = {
  folder: string
  name: string
  imports: Record<string, string>
  exports: Record<string, string>
}

/** Where an import leads: a file of ours, Node, a package of npm, or a name that its workspace does not export. */
export type Target =
  | { kind: 'file'; path: string; isRelative: boolean }
  | { kind: 'node'; name: string }
  | { kind: 'package'; name: string }
  | { kind: 'hidden'; workspace: string }
  | { kind: 'ignored' }

/**
 * Finds the file or package behind an import of ours, by the rules that Node follows for `#` imports and `exports`.
 * Virtual modules of the web build and the route types that React Router writes are ignored.
 */
export function resolveImport(specifier: string, from: string, workspaces: readonly Workspace[]): Target {
  if (specifier.startsWith('virtual:') || specifier.includes('/+types/')) return { kind: 'ignored' }
  if (specifier.startsWith('node:')) return { kind: 'node', name: specifier }
  if (specifier.startsWith('.')) {
    return { kind: 'file', path: posix.join(posix.dirname(from), withoutQuery(specifier)), isRelative: true }
  }
  if (specifier.startsWith('#')) return resolveHash(specifier, from, workspaces)
  const owner = workspaces.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`))
  if (owner === undefined) return { kind: 'package', name: packageName(specifier) }
  const subpath = `.${withoutQuery(specifier).slice(owner.name.length)}`
  const file = matchSubpath(subpath, owner.exports)
  if (file === null) return { kind: 'hidden', workspace: owner.name }
  return { kind: 'file', path: posix.join(owner.folder, file), isRelative: false }
}

function resolveHash(specifier: string, from: string, workspaces: readonly Workspace[]): Target {
  const own = workspaces.find(({ folder }) => from.startsWith(`${folder}/`))
  const file = own === undefined ? null : matchSubpath(withoutQuery(specifier), own.imports)
  if (own === undefined || file === null) return { kind: 'package', name: specifier }
  return { kind: 'file', path: posix.join(own.folder, file), isRelative: false }
}

function matchSubpath(subpath: string, table: Record<string, string>): string | null {
  const exact = table[subpath]
  if (exact !== undefined) return exact
  for (const [pattern, target] of Object.entries(table)) {
    const [before, after] = pattern.split('*')
    if (before === undefined || after === undefined || !subpath.startsWith(before) || !subpath.endsWith(after)) continue
    return target.replace('*', subpath.slice(before.length, subpath.length - after.length))
  }
  return null
}

function packageName(specifier: string): string {
  const [scope = '', name] = specifier.split('/')
  return scope.startsWith('@') && name !== undefined ? `${scope}/${name}` : scope
}

function withoutQuery(specifier: string): string {
  return specifier.replace(/\?.*$/, '')
}
