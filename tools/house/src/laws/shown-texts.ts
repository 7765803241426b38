import { Visitor } from 'oxc-parser'
import { isTest, lineAt, type SourceFile, type Violation } from '../source-file.ts'

const law = 'shown texts'
const glossaryPath = 'docs/glossary.md'
const heading = '## Words that are not shown'
/** Where texts are that people read: screens, mails, errors, logs, guides. */
const rooms =
  /^(content|apps\/(web|desktop|server)|packages\/(brand|contracts|domain|engine|indicators|lab|lab-ui|ui))\/src\//u

/** Counsel decides the wording of legal texts, and each change of it is a new version. */
const counsel = /^content\/src\/legal\//u

/** The list consists of English words; another language may use the same letters. */
const otherLanguages = /^content\/src\/languages\//u

/**
 * Texts that people read are plain English: no sentence contains what the glossary lists as not shown. One word alone
 * is a code and allowed.
 */
export function checkShownTexts(files: readonly SourceFile[], glossary: string): Violation[] {
  const forbidden = readForbidden(glossary)
  if (forbidden.length === 0) {
    return [{ law, path: glossaryPath, line: 1, message: `has no table under '${heading}'` }]
  }
  return files.flatMap((file) => {
    if (!rooms.test(file.path) || counsel.test(file.path) || otherLanguages.test(file.path) || isTest(file.path))
      return []
    return textsOf(file).flatMap(({ text, line }) => {
      const hit = forbidden.find(({ pattern }) => pattern.test(text))
      if (hit === undefined) return []
      return [{ law, path: file.path, line, message: `'${shorten(text)}' says '${hit.shown}': write ${hit.instead}` }]
    })
  })
}

type Forbidden = { shown: string; pattern: RegExp; instead: string }

function readForbidden(glossary: string): Forbidden[] {
  const table = glossary.split(heading)[1]?.split('\n## ')[0] ?? ''
  return [...table.matchAll(/^\| (`[^|]+`) *\| ([^|]+?) *\|/gmu)].flatMap(([, phrases = '', instead = '']) =>
    [...phrases.matchAll(/`([^`]+)`/gu)].map(([, shown = '']) => ({
      shown,
      pattern: new RegExp(`(?<![\\w-])${shown.replaceAll(' ', String.raw`\s+`)}(?![\\w-])`, 'iu'),
      instead,
    })),
  )
}

type Shown = { text: string; line: number }

function textsOf({ text, code }: SourceFile): Shown[] {
  if (code === null) return []
  const shown: Shown[] = []
  const add = (value: string, start: number) => {
    if (value.trim().split(/\s+/u).length > 2) shown.push({ text: value, line: lineAt(text, start) })
  }
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') add(node.value, node.start)
    },
    TemplateElement: (node) => add(node.value.cooked ?? node.value.raw, node.start),
    JSXText: (node) => add(node.value, node.start),
  }).visit(code.program)
  return shown
}

function shorten(text: string): string {
  return text.trim().replaceAll(/\s+/gu, ' ').slice(0, 60)
}
