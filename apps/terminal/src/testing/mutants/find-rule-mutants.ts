/** One operator of a rule in MQL5 that is replaced by another; `line` counts from 1. */
export type RuleMutant = { line: number; from: string; to: string; source: string }

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

/**
 * Every change of a single operator between two values. A comparison is turned round, because values that are exactly
 * equal are too rare to tell `<` from `<=`.
 */
export function findRuleMutants(source: string): RuleMutant[] {
  const lines = source.split('\n')
  return lines.flatMap((line, index) => {
    const code = /^\s*#/u.test(line) ? '' : line.replace(/\/\/.*$/u, '')
    const found = code.matchAll(/(?<=[\w)\]]) ?(<=|>=|==|!=|&&|\|\||<|>|[-+*/]) ?(?=[\w(!-])/gu)
    return [...found].flatMap(({ 0: whole, 1: from = '', index: start }) => {
      const to = operators[from]
      if (to === undefined || whole === '- ' || code.startsWith('->', start)) return []
      const changed = line.slice(0, start) + whole.replace(from, to) + line.slice(start + whole.length)
      return [{ line: index + 1, from, to, source: lines.with(index, changed).join('\n') }]
    })
  })
}
