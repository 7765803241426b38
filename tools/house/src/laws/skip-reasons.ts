import { Visitor } from 'oxc-parser'
import { isTest, lineAt, type SourceFile, type Violation } from '../source-file.ts'

/** A test that cannot run here says why, because `npm test` prints the reason; `skipIf` and `todo` cannot say one. */
export function checkSkipReasons(files: readonly SourceFile[]): Violation[] {
  return files.flatMap(({ path, text, code }) => {
    const found: Violation[] = []
    const visitor = new Visitor({
      CallExpression(node) {
        const callee = text.slice(node.callee.start, node.callee.end)
        const isMute = /^(.+\.)?(skipIf|runIf|todo)$/.test(callee)
        const isSilent = /^(\w+\.)?skip$/.test(callee) && node.arguments.length === 0
        if (!isMute && !isSilent) return
        const message = `${callee} gives no reason: call skip('why') of the test's context`
        found.push({ law: 'skip reasons', path, line: lineAt(text, node.start), message })
      },
    })
    if (code !== null && isTest(path)) visitor.visit(code.program)
    return found
  })
}
