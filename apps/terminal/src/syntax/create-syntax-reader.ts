import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Language, type Node, Parser } from '@vscode/tree-sitter-wasm'
import { type SourceNames, sourceNames } from './find-hidden-globals.ts'

export type SyntaxReader = { mistakes(source: string): string[]; names(source: string): SourceNames }

/**
 * Parts of C++ that MQL5 does not have, or that our sources avoid: the grammar accepts them, MetaEditor may not. Node
 * names are those of tree-sitter's grammar of C++.
 */
const foreignToMql: Readonly<Record<string, string>> = {
  abstract_pointer_declarator: 'a pointer',
  alias_declaration: 'an alias',
  catch_clause: 'an exception',
  compound_literal_expression: 'a value in braces',
  for_range_loop: 'a loop over a range',
  goto_statement: 'a goto',
  initializer_pair: 'a named initializer',
  lambda_expression: 'a function without a name',
  namespace_definition: 'a namespace',
  new_expression: 'an object of the heap',
  placeholder_type_specifier: 'a deduced type',
  pointer_declarator: 'a pointer',
  pointer_expression: 'a pointer',
  raw_string_literal: 'a raw text',
  static_assert_declaration: 'a static assertion',
  template_declaration: 'a template',
  template_function: 'a template',
  template_type: 'a template',
  throw_statement: 'an exception',
  user_defined_literal: 'a literal with a suffix',
  using_declaration: 'a using declaration',
}

/**
 * Reads MQL5 with the grammar of C++: each mistake as "line: what", and the names that a source declares. Two words of
 * MQL5 are rewritten before, within their line, so that line numbers stay: an `input` becomes a constant, and a heading
 * of inputs is removed.
 */
export async function createSyntaxReader(): Promise<SyntaxReader> {
  const require = createRequire(import.meta.url)
  const folder = dirname(require.resolve('@vscode/tree-sitter-wasm'))
  await Parser.init()
  const parser = new Parser()
  parser.setLanguage(await Language.load(join(folder, 'tree-sitter-cpp.wasm')))
  const read = <Answer>(source: string, look: (root: Node) => Answer): Answer => {
    const tree = parser.parse(source.split('\n').map(toCpp).join('\n'))
    if (tree === null) throw new Error('the parser answered nothing')
    const answer = look(tree.rootNode)
    tree.delete()
    return answer
  }
  return {
    mistakes: (source) => read(source, (root) => [...unreadableIn(root), ...foreignIn(root)]),
    names: (source) => read(source, sourceNames),
  }
}

function toCpp(line: string): string {
  return /^\s*s?input\s+group\b/u.test(line) ? '' : line.replace(/^(\s*)s?input\s/u, '$1const ')
}

/** Only branches with a mistake are walked. */
function unreadableIn(node: Node): string[] {
  const line = node.startPosition.row + 1
  if (node.isError) return [`${line}: cannot be read: ${node.text.split('\n')[0]?.slice(0, 60)}`]
  if (node.isMissing) return [`${line}: "${node.type}" is missing`]
  if (!node.hasError) return []
  return node.children.flatMap((child) => (child === null ? [] : unreadableIn(child)))
}

const placed = ['->', 'preproc_directive', 'reference_declarator', 'sized_type_specifier']

function foreignIn(root: Node): string[] {
  return root.descendantsOfType([...Object.keys(foreignToMql), ...placed]).flatMap((node) => {
    const what = node === null ? undefined : (foreignToMql[node.type] ?? foreignByPlace(node))
    return node === null || what === undefined ? [] : [`${node.startPosition.row + 1}: ${what} is not in our MQL5`]
  })
}

/** What MQL5 does not have: references other than parameters, and members without a dot. */
function foreignByPlace({ type, text, parent }: Node): string | undefined {
  if (type === '->') return 'a pointer'
  if (type === 'preproc_directive' && text === '#import') return 'an import'
  if (type === 'sized_type_specifier' && /\s|signed/u.test(text)) return 'a type of several words'
  const isParameter = parent?.type === 'parameter_declaration' || parent?.type === 'optional_parameter_declaration'
  return type === 'reference_declarator' && !isParameter ? 'a reference outside of parameters' : undefined
}
