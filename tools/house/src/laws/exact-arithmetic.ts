import { Visitor } from 'oxc-parser'
import { isTest, lineAt, type SourceFile, type Violation } from '../source-file.ts'

/** Rooms that must give the same bits in every browser and on every server. Readers compute statistics again. */
const exactFolders = /^packages\/(indicators|candles|lab|engine)\/src\/(?!testing\/|judge\/)/
/** The functions of Math whose results the language standard defines to the bit. */
const exactFunctions = [
  'abs',
  'ceil',
  'floor',
  'fround',
  'imul',
  'max',
  'min',
  'round',
  'sign',
  'sqrt',
  'trunc',
  'clz32',
]

/**
 * Powers, logarithms, angles and the like are "implementation-approximated" in ECMA-262: two engines may differ in the last
 * bit, and then a rule trades otherwise on a server than in a browser. Sums, products, quotients and square roots are exact.
 */
export function checkExactArithmetic(files: readonly SourceFile[]): Violation[] {
  return files.flatMap(({ path, text, code }) => {
    const found: Violation[] = []
    if (code === null || isTest(path) || !exactFolders.test(path)) return found
    const report = (start: number, what: string) => {
      const message = `${what} may differ between engines: use products, quotients and square roots`
      found.push({ law: 'exact arithmetic', path, line: lineAt(text, start), message })
    }
    new Visitor({
      BinaryExpression(node) {
        if (node.operator === '**') report(node.start, '`**`')
      },
      AssignmentExpression(node) {
        if (node.operator === '**=') report(node.start, '`**=`')
      },
      MemberExpression(node) {
        if (node.object.type !== 'Identifier' || node.object.name !== 'Math') return
        const name = text.slice(node.property.start, node.property.end)
        if (!exactFunctions.includes(name)) report(node.start, `Math.${name}`)
      },
    }).visit(code.program)
    return found
  })
}
