import { type ImportDeclarationSpecifier, type ModuleExportName, Visitor } from 'oxc-parser'
import { resolveImport, type Workspace } from './resolve-import.ts'
import type { SourceFile } from './source-file.ts'

/** An exported value that no other file imports. */
export type UnusedExport = { path: string; name: string; isUsedAtHome: boolean }

/** Every name of a module: what `import * as` and `export *` take. */
const everything = '*'
/** Names that a framework calls: pages and settings of tools. */
const calledByTools = /^apps\/web\/src\/(routes\/|root|entry)|\.config\.ts$/

/** The exported values that no other file imports, not even through an index; types are counted separately. */
export function findUnusedExports(files: readonly SourceFile[], workspaces: readonly Workspace[]): UnusedExport[] {
  const taken = new Set<string>()
  const handedOn: { from: string; to: string }[] = []
  for (const file of files) {
    const locate = (specifier: string) => {
      const target = resolveImport(specifier, file.path, workspaces)
      return target.kind === 'file' ? target.path : null
    }
    for (const { specifier, name, as } of readNames(file)) {
      const path = locate(specifier)
      if (path === null) continue
      if (as === null) taken.add(`${path} ${name}`)
      else handedOn.push({ from: `${path} ${name}`, to: `${file.path} ${as}` })
    }
  }
  const isTaken = (path: string, name: string): boolean => {
    if (taken.has(`${path} ${name}`) || taken.has(`${path} ${everything}`)) return true
    return handedOn.some(({ from, to }) => {
      const [door = '', as = ''] = to.split(' ')
      if (from !== `${path} ${name}` && from !== `${path} ${everything}`) return false
      return isTaken(door, as === everything ? name : as)
    })
  }
  return files.flatMap((file) =>
    valuesOf(file)
      .filter((name) => !isTaken(file.path, name))
      .map((name) => ({ path: file.path, name, isUsedAtHome: timesNamed(file.text, name) > 1 })),
  )
}

type TakenName = { specifier: string; name: string; as: string | null }

/** The names that a file imports from others; `as` is the name under which it exports one again. */
function readNames({ code }: SourceFile): TakenName[] {
  if (code === null) return []
  const names: TakenName[] = []
  for (const statement of code.program.body) {
    if (statement.type === 'ImportDeclaration') {
      for (const specifier of statement.specifiers)
        names.push({ specifier: statement.source.value, name: importedName(specifier), as: null })
    } else if (statement.type === 'ExportNamedDeclaration' && statement.source !== null) {
      for (const { local, exported } of statement.specifiers)
        names.push({ specifier: statement.source.value, name: nameOf(local), as: nameOf(exported) })
    } else if (statement.type === 'ExportAllDeclaration') {
      names.push({ specifier: statement.source.value, name: everything, as: everything })
    }
  }
  new Visitor({
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string')
        names.push({ specifier: source.value, name: everything, as: null })
    },
  }).visit(code.program)
  return names
}

function importedName(specifier: ImportDeclarationSpecifier): string {
  if (specifier.type === 'ImportSpecifier') return nameOf(specifier.imported)
  return specifier.type === 'ImportDefaultSpecifier' ? 'default' : everything
}

function nameOf(name: ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name
}

/** The functions, classes and constants that a file exports where it declares them. */
function valuesOf({ path, code }: SourceFile): string[] {
  if (code === null || calledByTools.test(path)) return []
  return code.program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration === null) return []
    const { declaration } = statement
    if (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration')
      return declaration.id === null ? [] : [declaration.id.name]
    if (declaration.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
  })
}

function timesNamed(text: string, name: string): number {
  return text.split(new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`, 'u')).length - 1
}
