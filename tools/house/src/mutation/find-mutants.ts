import { Visitor } from 'oxc-parser'
import { lineAt, type SourceFile } from '../source-file.ts'

/** One operator or word of a source that is replaced by another, at offsets in the text; `line` counts from 1. */
export type Mutant = { path: string; line: number; start: number; end: number; from: string; to: string }

/** Passes the change of one run to the tests, as JSON. */
export const mutantSetting = 'STRATOMATE_MUTANT'

const operators: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
}
const methods: Readonly<Record<string, string>> = { some: 'every', every: 'some', min: 'max', max: 'min' }

type Place = { start: number; end: number }

/**
 * Every change of a single operator that is still a program: comparisons, sums, both kinds of logic, `some` and
 * `every`.
 */
export function findMutants({ path, text, code }: SourceFile): Mutant[] {
  const mutants: Mutant[] = []
  const add = ({ start, end }: Place, from: string, to: string | undefined) => {
    if (to !== undefined) mutants.push({ path, line: lineAt(text, start), start, end, from, to })
  }
  /** The operator is between its two sides, with only space, brackets and comments around it. */
  const addOperator = (left: Place, right: Place, operator: string) => {
    const start = text.indexOf(operator, left.end)
    if (start >= 0 && start < right.start) add({ start, end: start + operator.length }, operator, operators[operator])
  }
  const visitor = new Visitor({
    BinaryExpression: ({ left, right, operator }) => {
      // A sum of texts has no difference.
      const isText = [left, right].some(
        (side) => side.type === 'TemplateLiteral' || (side.type === 'Literal' && typeof side.value === 'string'),
      )
      if (!(operator === '+' && isText)) addOperator(left, right, operator)
    },
    LogicalExpression: ({ left, right, operator }) => addOperator(left, right, operator),
    UnaryExpression: ({ start, operator }) => {
      if (operator === '!') add({ start, end: start + 1 }, '!', '')
    },
    CallExpression: ({ callee }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      add(callee.property, callee.property.name, methods[callee.property.name])
    },
  })
  if (code !== null) visitor.visit(code.program)
  return mutants
}

/** The text of a file with one change in it. */
export function applyMutant(text: string, { start, end, to }: Pick<Mutant, 'start' | 'end' | 'to'>): string {
  return text.slice(0, start) + to + text.slice(end)
}
