import { Visitor } from 'oxc-parser'
import { isTest, lineAt, type SourceFile, type Violation } from '../source-file.ts'

const law = 'process memory'
const processes = /^(apps\/(server|desktop)|packages\/engine)\/src\//
/** The window runs in a browser, and lives as long as its page. */
const browser = /^apps\/desktop\/src\/ui\//
const collections = ['Map', 'Set', 'WeakMap', 'WeakSet']
/** Functions with these names make what stays: their collections live in what they return. */
const makers = /^(create|open|start|watch|keep|run|serve|guard|register|repeat|connect|follow|bridge)/

type Span = { start: number; end: number }

/**
 * Each file of the server, the app and the engine that makes an empty collection for as long as the process lives is in the document
 * of process memory, with its bound: at module level, as a field of a class, or kept by a function that makes something.
 */
export function checkProcessMemory(
  files: readonly SourceFile[],
  document: { path: string; text: string },
): Violation[] {
  const found = files.flatMap((file) => structuresOf(file).map((structure) => ({ ...structure, path: file.path })))
  const listed = new Set(
    [...document.text.matchAll(/^\| `((?:apps|packages)\/[^`]+)`/gmu)].map(([, path = '']) => path),
  )
  const unlisted = found.filter(({ path }) => !listed.has(path))
  const makers = new Set(found.map(({ path }) => path))
  const stale = [...listed].filter((path) => !makers.has(path))
  return [
    ...unlisted.map(({ path, name, line }) => {
      const message = `'${name}' lives as long as the process: give it a bound and enter it in ${document.path}`
      return { law, path, line, message }
    }),
    ...stale.map((path) => {
      return { law, path: document.path, line: 1, message: `names ${path}, which keeps nothing in memory any more` }
    }),
  ]
}

type Structure = { name: string; line: number }

/** The collections of a file that outlive the call that made them. */
export function structuresOf({ path, text, code }: SourceFile): Structure[] {
  if (code === null || isTest(path) || !processes.test(path) || browser.test(path)) return []
  const found: Structure[] = []
  const functions: (Span & { isMaker: boolean })[] = []
  const candidates: { name: string; at: number }[] = []
  const enter = (span: Span, name: string) =>
    functions.push({ start: span.start, end: span.end, isMaker: makers.test(name) })
  const isEmpty = (start: number, end: number) => isEmptyCollection(text.slice(start, end))
  new Visitor({
    FunctionDeclaration: (node) => void enter(node, node.id?.name ?? ''),
    FunctionExpression: (node) => void enter(node, ''),
    ArrowFunctionExpression: (node) => void enter(node, nameBefore(text, node.start)),
    PropertyDefinition(node) {
      if (node.value !== null && isEmpty(node.value.start, node.value.end)) {
        found.push({ name: text.slice(node.key.start, node.key.end), line: lineAt(text, node.start) })
      }
    },
    VariableDeclarator(node) {
      if (node.init !== null && node.id.type === 'Identifier' && isEmpty(node.init.start, node.init.end)) {
        candidates.push({ name: node.id.name, at: node.start })
      }
    },
  }).visit(code.program)
  for (const { name, at } of candidates) {
    const around = functions.filter(({ start, end }) => start < at && at < end)
    const inner = around.toSorted((one, other) => other.start - one.start)[0]
    const isKept = inner === undefined || (inner.isMaker && isUsedInside(functions, { name, text, inner }))
    if (isKept) found.push({ name, line: lineAt(text, at) })
  }
  return found
}

/** An arrow function has the name of what it is assigned to. */
function nameBefore(text: string, start: number): string {
  return /(\w+)\s*=\s*(?:async\s*)?$/u.exec(text.slice(Math.max(0, start - 120), start))?.[1] ?? ''
}

function isEmptyCollection(code: string): boolean {
  if (/^\[\]$/u.test(code)) return true
  return collections.some((kind) => new RegExp(`^new ${kind}(?:<.*>)?\\(\\)$`, 'su').test(code))
}

/** Whether a function inside the maker uses the collection, and so keeps it. */
function isUsedInside(
  functions: readonly Span[],
  { name, text, inner }: { name: string; text: string; inner: Span },
): boolean {
  const word = new RegExp(`\\b${name}\\b`, 'u')
  return functions.some(({ start, end }) => start > inner.start && end < inner.end && word.test(text.slice(start, end)))
}
