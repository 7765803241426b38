import { Visitor } from 'oxc-parser'
import { roomOf } from '../rooms.ts'
import { isTest, lineAt, type SourceFile, type Violation } from '../source-file.ts'

const pureRooms = ['std', 'contracts', 'domain', 'indicators', 'engine', 'candles', 'desktop-settings-import-rules']
const impureCalls = ['Date.now', 'Math.random', 'performance.now', 'crypto.randomUUID', 'crypto.getRandomValues']
const impureNames = ['fetch', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask']

/** Rules are arithmetic on values: time, chance and ids come in as parameters, so that a test can set them. */
export function checkPureRooms(files: readonly SourceFile[]): Violation[] {
  return files.flatMap(({ path, text, code }) => {
    const room = roomOf(path)?.name ?? ''
    const found: Violation[] = []
    const report = (start: number, what: string) => {
      const message = `${room} is pure, but this uses ${what}: take the value as a parameter`
      found.push({ law: 'pure rooms', path, line: lineAt(text, start), message })
    }
    const visitor = new Visitor({
      CallExpression(node) {
        const callee = text.slice(node.callee.start, node.callee.end)
        if (impureCalls.includes(callee) || impureNames.includes(callee)) report(node.start, callee)
      },
      NewExpression(node) {
        const isClock = node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0
        if (isClock) report(node.start, 'new Date()')
      },
      MemberExpression(node) {
        if (node.object.type === 'Identifier' && node.object.name === 'process') report(node.start, 'process')
      },
    })
    if (code !== null && pureRooms.includes(room) && !isTest(path)) visitor.visit(code.program)
    return found
  })
}
