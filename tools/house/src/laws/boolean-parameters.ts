import { type ParamPattern, Visitor } from 'oxc-parser'
import { isTest, lineAt, type SourceFile, type Violation } from '../source-file.ts'

/** A call such as `setPost(post, true)` cannot be read; two functions, or a named field, can. */
export function checkBooleanParameters(files: readonly SourceFile[]): Violation[] {
  return files.flatMap(({ path, text, code }) => {
    const found: Violation[] = []
    const check = (name: string, params: readonly ParamPattern[]) => {
      const flag = params.find(isBoolean)
      if (flag === undefined) return
      const message = `${name} takes a boolean parameter: make it two functions or a named field`
      found.push({ law: 'boolean parameters', path, line: lineAt(text, flag.start), message })
    }
    const visitor = new Visitor({
      FunctionDeclaration: (node) => check(node.id?.name ?? 'a function', node.params),
      MethodDefinition: (node) => check('a method', node.value.params),
    })
    if (code !== null && !isTest(path)) visitor.visit(code.program)
    return found
  })
}

function isBoolean(parameter: ParamPattern): boolean {
  const pattern = parameter.type === 'AssignmentPattern' ? parameter.left : parameter
  if (pattern.type !== 'Identifier') return false
  return pattern.typeAnnotation?.typeAnnotation.type === 'TSBooleanKeyword'
}
