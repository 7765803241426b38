import { parseSync, type Program } from 'oxc-parser'

/** One import or re-export, static or dynamic; `line` counts from 1, `isType` means that it vanishes at run time. */
export type Import = { specifier: string; line: number; isType: boolean }

/** A file as the laws see it; `path` is relative to the repository, with `/`. */
export type SourceFile = {
  path: string
  text: string
  /** Null for files that are not TypeScript or JavaScript. */
  code: { program: Program; imports: Import[]; exports: string[]; onlyReexports: boolean } | null
}

/** One broken law: what is where, and what to do about it. */
export type Violation = { law: string; path: string; line: number; message: string }

/** Reads a file's text into what the laws look at. A file that does not parse throws with its path. */
export function readSource(path: string, text: string): SourceFile {
  if (!/\.(ts|tsx|mts|mjs|js)$/.test(path)) return { path, text, code: null }
  const { program, module, errors } = parseSync(path, text)
  const [error] = errors
  if (error !== undefined) throw new Error(`${path} does not parse: ${error.message}`)
  const entries = module.staticExports.flatMap(({ entries }) => entries)
  const places = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      ...moduleRequest,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...entries.flatMap(({ moduleRequest, isType }) => (moduleRequest === null ? [] : [{ ...moduleRequest, isType }])),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      value: text.slice(start, end).replaceAll(/['"`]/g, ''),
      start,
      isType: false,
    })),
  ]
  return {
    path,
    text,
    code: {
      program,
      imports: places.map(({ value, start, isType }) => ({ specifier: value, line: lineAt(text, start), isType })),
      exports: entries.flatMap(({ exportName }) => exportName.name ?? []),
      onlyReexports: program.body.length > 0 && program.body.every(isReexport),
    },
  }
}

function isReexport(statement: Program['body'][number]): boolean {
  return (
    statement.type === 'ExportAllDeclaration' ||
    (statement.type === 'ExportNamedDeclaration' && statement.source !== null)
  )
}

/** The line, counted from 1, of an offset in a text. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

/** Tests and what only tests use; they may import every room of their own workspace. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$|-arbitraries\.ts$|(^|\/)testing\//.test(path)
}
