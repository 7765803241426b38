import { Visitor } from 'oxc-parser'
import { lineAt, type SourceFile, type Violation } from '../source-file.ts'

/** A caught error is thrown again, answered with a value or logged; a comment alone does none of these. */
export function checkSwallowedErrors(files: readonly SourceFile[]): Violation[] {
  return files.flatMap(({ path, text, code }) => {
    const found: Violation[] = []
    const report = (start: number) => {
      const message = 'swallows an error: throw it on, return a value for it, or log it'
      found.push({ law: 'swallowed errors', path, line: lineAt(text, start), message })
    }
    const visitor = new Visitor({
      CatchClause(node) {
        if (node.body.body.length === 0) report(node.start)
      },
      CallExpression(node) {
        const [handler] = node.arguments
        const isCatch =
          node.callee.type === 'MemberExpression' && text.slice(node.start, node.callee.end).endsWith('.catch')
        if (!isCatch || handler?.type !== 'ArrowFunctionExpression') return
        const body = text.slice(handler.body?.start, handler.body?.end)
        if (/^(\{\s*\}|undefined|null|void 0)$/.test(body)) report(handler.start)
      },
    })
    if (code !== null) visitor.visit(code.program)
    return found
  })
}
