import { Visitor } from 'oxc-parser'
import { isTest, lineAt, type SourceFile, type Violation } from '../source-file.ts'

/** A test states a fact: 'a second vote undoes the first', not what something 'should' do. */
export function checkTestNames(files: readonly SourceFile[]): Violation[] {
  return files.flatMap(({ path, text, code }) => {
    const found: Violation[] = []
    const visitor = new Visitor({
      CallExpression(node) {
        const callee = text.slice(node.callee.start, node.callee.end)
        const [name] = node.arguments
        if (!/^(test|it|describe)\b/.test(callee) || name?.type !== 'Literal' || typeof name.value !== 'string') return
        if (!/\bshould\b/i.test(name.value)) return
        found.push({
          law: 'test names',
          path,
          line: lineAt(text, node.start),
          message: `'${name.value}' says 'should': state the fact`,
        })
      },
    })
    if (code !== null && isTest(path)) visitor.visit(code.program)
    return found
  })
}
