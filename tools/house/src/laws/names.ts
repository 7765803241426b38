import { basename, dirname } from 'node:path'
import { type BindingPattern, type ParamPattern, Visitor } from 'oxc-parser'
import { isTest, lineAt, type SourceFile, type Violation } from '../source-file.ts'

const law = 'names'
const glossaryPath = 'docs/glossary.md'
const heading = '## Words that are not used'

type Forbidden = { words: readonly string[]; isEnding: boolean; shown: string; instead: string }

/**
 * One word for one thing: what the glossary lists as not used is in no name of a file, type, function, class, method,
 * parameter or variable. A shorthand of a pattern is free, because its name is the property's, which may be on a wire or on a disk.
 */
export function checkNames(files: readonly SourceFile[], glossary: string): Violation[] {
  const forbidden = readForbidden(glossary)
  if (forbidden.length === 0) {
    return [{ law, path: glossaryPath, line: 1, message: `has no table under '${heading}'` }]
  }
  return files.flatMap((file) =>
    [...fileNames(file), ...namesOf(file)].flatMap(({ name, line }) => {
      const hit = forbidden.find((entry) => isIn(entry, wordsOf(name)))
      if (hit === undefined) return []
      return [{ law, path: file.path, line, message: `'${name}' says ${hit.shown}: write ${hit.instead}` }]
    }),
  )
}

/** The rows of the glossary's table: `…Parts` forbids a last word, `Purse` a word anywhere. */
function readForbidden(glossary: string): Forbidden[] {
  const table = glossary.split(heading)[1]?.split('\n## ')[0] ?? ''
  return [...table.matchAll(/^\| (`[^|]+`) *\| ([^|]+?) *\|/gmu)].flatMap(([, names = '', instead = '']) =>
    [...names.matchAll(/`([^`]+)`/gu)].map(([, shown = '']) => {
      const isEnding = shown.startsWith('…')
      return { words: wordsOf(isEnding ? shown.slice(1) : shown), isEnding, shown: `\`${shown}\``, instead }
    }),
  )
}

function isIn({ words, isEnding }: Forbidden, name: readonly string[]): boolean {
  const last = name.length - words.length
  // A variable may be called `words` when it contains words: an ending needs something before it.
  if (isEnding) return last > 0 && words.every((word, index) => name[last + index] === word)
  return name.some(
    (_, start) => start <= last && words.every((word, index) => singular(name[start + index]) === singular(word)),
  )
}

function singular(word: string | undefined): string | undefined {
  return word?.replace(/s$/u, '')
}

function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/gu, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/gu, '$1-$2')
    .toLowerCase()
    .split(/[-_]/u)
    .filter((word) => word !== '')
}

type Name = { name: string; line: number }

/** The file and its folder; a test is named after what it tests, whose own file is checked. */
function fileNames({ path }: SourceFile): Name[] {
  if (isTest(path)) return []
  const names = [basename(path).replace(/\..*$/u, ''), basename(dirname(path))]
  return names.map((name) => ({ name, line: 1 }))
}

/** Everything that a file declares under a name of its own. */
function namesOf({ text, code }: SourceFile): Name[] {
  if (code === null) return []
  const names: Name[] = []
  const add = (id: { name: string; start: number } | null | undefined) => {
    if (id !== null && id !== undefined) names.push({ name: id.name, line: lineAt(text, id.start) })
  }
  const addAll = (patterns: readonly ParamPattern[]) => {
    for (const pattern of patterns) for (const id of idsOf(pattern)) add(id)
  }
  new Visitor({
    FunctionDeclaration(node) {
      add(node.id)
      addAll(node.params)
    },
    FunctionExpression: (node) => addAll(node.params),
    ArrowFunctionExpression: (node) => addAll(node.params),
    VariableDeclarator: (node) => addAll([node.id]),
    ClassDeclaration: (node) => add(node.id),
    TSTypeAliasDeclaration: (node) => add(node.id),
    TSInterfaceDeclaration: (node) => add(node.id),
    MethodDefinition({ key }) {
      if (key.type === 'Identifier' || key.type === 'PrivateIdentifier') add(key)
    },
    PropertyDefinition({ key }) {
      if (key.type === 'Identifier' || key.type === 'PrivateIdentifier') add(key)
    },
  }).visit(code.program)
  return names
}

function idsOf(pattern: ParamPattern | BindingPattern): { name: string; start: number }[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern]
    case 'AssignmentPattern':
      return idsOf(pattern.left)
    case 'RestElement':
      return idsOf(pattern.argument)
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element === null ? [] : idsOf(element)))
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) => {
        if (property.type === 'RestElement') return idsOf(property.argument)
        return property.shorthand ? [] : idsOf(property.value)
      })
    case 'TSParameterProperty':
      return []
    default:
      return pattern satisfies never
  }
}
