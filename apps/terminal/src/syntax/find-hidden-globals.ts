import type { Node } from '@vscode/tree-sitter-wasm'

/** The names of a source that are known everywhere, and those of parameters and of variables inside of functions. */
export type SourceNames = { globals: readonly string[]; locals: readonly { name: string; line: number }[] }

/** Reads the names of a parsed source; fields of classes hide nothing, because they belong to an object. */
export function sourceNames(root: Node): SourceNames {
  const declared = root.descendantsOfType(['declaration', 'parameter_declaration', 'optional_parameter_declaration'])
  const names = declared.flatMap((node) =>
    node === null
      ? []
      : node.childrenForFieldName('declarator').flatMap((declarator) => {
          const name = declarator === null ? null : variableName(declarator)
          const isGlobal = node.parent?.type === 'translation_unit'
          return name === null ? [] : [{ name, line: node.startPosition.row + 1, isGlobal }]
        }),
  )
  return {
    globals: names.filter(({ isGlobal }) => isGlobal).map(({ name }) => name),
    locals: names.filter(({ isGlobal }) => !isGlobal),
  }
}

/** Which parameters and local variables of sources that make one program have the name of one of its globals. */
export function findHiddenGlobals(sources: ReadonlyMap<string, SourceNames>): string[] {
  const globals = new Set([...sources.values()].flatMap((names) => names.globals))
  return [...sources].flatMap(([path, { locals }]) =>
    locals.filter(({ name }) => globals.has(name)).map(({ name, line }) => `${path}:${line} hides ${name}`),
  )
}

function variableName(declarator: Node): string | null {
  if (declarator.type === 'identifier') return declarator.text
  if (declarator.type === 'function_declarator') return null
  const inner = declarator.childForFieldName('declarator') ?? declarator.namedChildren.find((child) => child !== null)
  return inner === undefined || inner === null ? null : variableName(inner)
}
