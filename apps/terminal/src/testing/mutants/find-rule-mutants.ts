/** One change of a rule in MQL5, a piece of text for another; `line` counts from 1. */
export type RuleMutant = { line: number; from: string; to: string; source: string }
type MutantKind = 'operator' | 'boundary'

const operators: Readonly<Record<string, string>> = {
  '<=': '>',
  '>=': '<',
  '==': '!=',
  '!=': '==',
  '&&': '||',
  '||': '&&',
  '<': '>=',
  '>': '<=',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
}
const boundaries: Readonly<Record<string, string>> = { '<=': '<', '>=': '>', '<': '<=', '>': '>=' }
const operator = /(?<=[\w)\]]) ?(<=|>=|==|!=|&&|\|\||<|>|[-+*/]) ?(?=[\w(!-])/gu
const wholeNumber = /(?<![\w."])(\d+)(?![\w.])/gu

/**
 * Every change of one place. `operator`: replaces an operator between two values by its opposite. `boundary`: includes
 * or excludes equality in a comparison, or adds one to a whole number.
 */
export function findRuleMutants(source: string, kind: MutantKind): RuleMutant[] {
  const lines = source.split('\n')
  return lines.flatMap((line, index) => {
    const code = /^\s*#/u.test(line) ? '' : line.replace(/\/\/.*$/u, '')
    const isOperator = kind === 'operator'
    const found = [...code.matchAll(operator)].flatMap(({ 0: whole, 1: from = '', index: start }) => {
      const to = (isOperator ? operators : boundaries)[from]
      return to === undefined || whole === '- ' || code.startsWith('->', start) ? [] : [{ whole, from, to, start }]
    })
    const numbers = [...(isOperator ? '' : code).matchAll(wholeNumber)].map(({ 0: whole, index: start }) => {
      return { whole, from: whole, to: String(Number(whole) + 1), start }
    })
    return [...found, ...numbers].map(({ whole, from, to, start }) => {
      const changed = line.slice(0, start) + whole.replace(from, to) + line.slice(start + whole.length)
      return { line: index + 1, from, to, source: lines.with(index, changed).join('\n') }
    })
  })
}
