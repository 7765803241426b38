import { type Class, Visitor } from 'oxc-parser'
import { isTest, lineAt, type SourceFile, type Violation } from '../source-file.ts'

const linesMax = 250

/** A class that fills a whole file does more than one thing. */
export function checkClassLengths(files: readonly SourceFile[]): Violation[] {
  return files.flatMap(({ path, text, code }) => {
    const found: Violation[] = []
    const check = ({ id, start, end }: Class) => {
      const lines = text.slice(start, end).split('\n').length
      if (lines <= linesMax) return
      const message = `${id?.name ?? 'a class'} has ${lines} lines, ${linesMax} at most: divide it by what it does`
      found.push({ law: 'class lengths', path, line: lineAt(text, start), message })
    }
    if (code !== null && !isTest(path)) {
      new Visitor({ ClassDeclaration: check, ClassExpression: check }).visit(code.program)
    }
    return found
  })
}
