import { posix } from 'node:path'
import type { Violation } from '../source-file.ts'

const law = 'documents'
const guideLinesMax = 100
const rooms = /^(apps|packages|tools|tests|docs|bench|content|\.ci)\//

/** A document of the root; `scripts` are those of package.json, `paths` every file of the repository. */
export type Documents = {
  documents: readonly { path: string; text: string }[]
  paths: readonly string[]
  scripts: readonly string[]
}

/** Paths and commands that a document names exist, and AGENTS.md stays short enough to be read. */
export function checkDocumentPaths({ documents, paths, scripts }: Documents): Violation[] {
  return documents.flatMap(({ path, text }) => {
    const lines = text.trimEnd().split('\n')
    const long = posix.basename(path) === 'AGENTS.md' && lines.length > guideLinesMax
    const length = long ? [{ law, path, line: lines.length, message: `is longer than ${guideLinesMax} lines` }] : []
    const wrong = lines.flatMap((content, index) => {
      const missing = [...missingPaths(content, path, paths), ...missingScripts(content, scripts)]
      return missing.map((name) => ({ law, path, line: index + 1, message: `names ${name}, which does not exist` }))
    })
    return [...length, ...wrong]
  })
}

function missingPaths(content: string, document: string, paths: readonly string[]): string[] {
  const spans = [...content.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span).filter((span) => rooms.test(span))
  const links = [...content.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => posix.join(posix.dirname(document), link))
  // A pattern such as `features/<noun>/*.ts` stands for many files.
  const plain = [...spans, ...links].filter((name) => !/[*<>{}…\s]/.test(name)).map((name) => name.replace(/\/$/, ''))
  return plain.filter((name) => !paths.some((path) => path === name || path.startsWith(`${name}/`)))
}

function missingScripts(content: string, scripts: readonly string[]): string[] {
  const named = [...content.matchAll(/`npm run ([a-z0-9:-]+)/g)].map(([, script = '']) => script)
  return named.filter((script) => !scripts.includes(script)).map((script) => `npm run ${script}`)
}
