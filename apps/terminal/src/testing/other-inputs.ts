import type { ParameterRange } from '@stratomate/indicators'

type Values = Record<string, number>

/** Values besides the defaults that a program must follow too: the smallest, and larger ones. */
export function otherInputs(parameters: Readonly<Record<string, ParameterRange>>): { name: string; values: Values }[] {
  const entries = Object.entries(parameters)
  const larger = ({ default: normal, step, minimum, maximum }: ParameterRange): number => {
    // A choice of two has no larger value but the other one.
    if (maximum - minimum === step) return maximum
    const perUnit = Math.round(1 / step)
    return Math.min(maximum, Math.round(normal * 1.6 * perUnit) / perUnit)
  }
  return [
    { name: 'defaults', values: {} },
    { name: 'the smallest inputs', values: Object.fromEntries(entries.map(([name, { minimum }]) => [name, minimum])) },
    { name: 'larger inputs', values: Object.fromEntries(entries.map(([name, range]) => [name, larger(range)])) },
  ]
}
