import { Visitor } from 'oxc-parser'
import { lineAt, type SourceFile, type Violation } from '../source-file.ts'

/** `x as unknown as T` switches the type check off; a needed cast is in one named function, and single. */
export function checkDoubleCasts(files: readonly SourceFile[]): Violation[] {
  return files.flatMap(({ path, text, code }) => {
    const found: Violation[] = []
    const visitor = new Visitor({
      TSAsExpression(node) {
        if (node.expression.type !== 'TSAsExpression') return
        found.push({
          law: 'double casts',
          path,
          line: lineAt(text, node.start),
          message: 'casts twice: parse the value instead',
        })
      },
    })
    if (code !== null) visitor.visit(code.program)
    return found
  })
}
