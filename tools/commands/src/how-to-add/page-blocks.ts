/** A block of a page: a whole new file, or what changes in one that is there. */
export type PageBlock = { path: string; kind: 'file' | 'change'; text: string }

/**
 * The blocks of a page that name a file, in their order and without the indentation of the list. A block of the
 * language `diff` changes its file, any other is the whole file.
 */
export function pageBlocks(page: string): PageBlock[] {
  const fences = page.matchAll(/^ {3}```(diff|ts|tsx|cpp) (\S+)\n([\s\S]*?)^ {3}```$/gmu)
  return [...fences].map(([, language, path = '', code = '']) => {
    return { path, kind: language === 'diff' ? 'change' : 'file', text: code.replaceAll(/^ {3}/gmu, '') }
  })
}

/** The paths in the block of the language `text`: what a command writes. */
export function writtenPaths(page: string): string[] {
  const [, list = ''] = /^ {3}```text\n([\s\S]*?)^ {3}```$/mu.exec(page) ?? []
  return list
    .trim()
    .split('\n')
    .map((line) => line.trim())
}

/**
 * A text after the changes of a block: each part of the block, separated by `@@`, is one place of the text, whose lines
 * stay (` `), are removed (`-`) or are added (`+`). Throws when the text has no such place, or more than one.
 */
export function changedText(text: string, block: string): string {
  return block.split(/^@@\n/mu).reduce(changedPlace, text)
}

function changedPlace(text: string, part: string): string {
  const lines = part.split('\n').slice(0, -1)
  const before = linesOf(lines, '+')
  const places = `\n${text}`.split(`\n${before}`).length - 1
  if (places !== 1) throw new Error(`The file has ${places} places with these lines, not one:\n${before}`)
  return `\n${text}`.replace(`\n${before}`, () => `\n${linesOf(lines, '-')}`).slice(1)
}

/** The lines of one side; an empty line of a page has no mark. */
function linesOf(lines: readonly string[], otherSide: '+' | '-'): string {
  const own = lines.filter((line) => !line.startsWith(otherSide))
  return own.map((line) => `${line.slice(1)}\n`).join('')
}
