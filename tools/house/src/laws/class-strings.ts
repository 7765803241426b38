import { Visitor } from 'oxc-parser'
import { isTest, lineAt, type SourceFile, type Violation } from '../source-file.ts'

const law = 'class strings'
const utilities =
  'bg|text|border|ring|fill|stroke|from|via|to|divide|outline|shadow|accent|caret|decoration|placeholder'
const hues =
  'slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose'

const codeRules = [
  { pattern: /(?<![\w&/])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])/i, what: 'a hex colour' },
  {
    pattern: new RegExp(String.raw`(?:^|[\s:])(?:${utilities})-(?:${hues})-(?:50|[1-9]00|950)\b`),
    what: 'a colour of the stock palette',
  },
  { pattern: /(?:^|[\s:])-?[a-z]+(?:-[a-z]+)*-\[[^\]]+\](?![:\w/-])/, what: 'a bracket value' },
  { pattern: /(?:^|\s)(?:[a-z-]+:)*!?[a-z]+(?:-[a-z0-9]+)+!(?:\s|$)/, what: 'an important class' },
]
const styleRules = [
  { pattern: codeRules[0]?.pattern ?? /$^/, what: 'a hex colour' },
  { pattern: /@apply\b/, what: '@apply' },
  { pattern: /!important\b/, what: '!important' },
]

/** Colour, size and time come from tokens.css, so that a theme or a scale changes in one place. */
export function checkClassStrings(files: readonly SourceFile[]): Violation[] {
  const looks = files.filter(({ path }) =>
    /^(apps\/web\/src|packages\/(?:ui|lab-ui)\/src|apps\/desktop\/src\/ui)\//.test(path),
  )
  return looks
    .filter(({ path }) => !isTest(path))
    .flatMap((file) => (file.code === null ? checkStyles(file) : checkStrings(file)))
}

function checkStrings({ path, text, code }: SourceFile): Violation[] {
  const found: Violation[] = []
  const links = new Set<number>()
  const check = (value: string, start: number) => {
    const broken = codeRules.find(({ pattern }) => pattern.test(value))
    if (broken === undefined || links.has(start)) return
    found.push({
      law,
      path,
      line: lineAt(text, start),
      message: `${broken.what} in '${value.slice(0, 60)}': take a token`,
    })
  }
  const visitor = new Visitor({
    JSXAttribute(node) {
      // '#fade' can be an address inside a page.
      if (node.name.type === 'JSXIdentifier' && ['href', 'to', 'id'].includes(node.name.name) && node.value !== null)
        links.add(node.value.start)
    },
    Literal(node) {
      if (typeof node.value === 'string') check(node.value, node.start)
    },
    TemplateElement: (node) => check(node.value.raw, node.start),
  })
  if (code !== null) visitor.visit(code.program)
  return found
}

function checkStyles({ path, text }: SourceFile): Violation[] {
  if (!path.endsWith('.css') || path.endsWith('/tokens.css')) return []
  return text.split('\n').flatMap((content, index) => {
    const broken = styleRules.find(({ pattern }) => pattern.test(content))
    return broken === undefined
      ? []
      : [{ law, path, line: index + 1, message: `${broken.what}: take a token of tokens.css` }]
  })
}
