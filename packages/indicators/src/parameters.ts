/** A parameter a person may set: whole numbers when `step` is whole, limits inclusive. */
export type ParameterRange = {
  readonly label: string
  readonly minimum: number
  readonly maximum: number
  readonly step: number
  readonly default: number
}

export type ParameterRanges<Name extends string> = { readonly [Key in Name]: ParameterRange }
export type ParameterValues<Name extends string> = { readonly [Key in Name]: number }

/** What may be set: the ranges, and which of them must grow from left to right, as a fast and a slow period. */
export type ParameterRules<Name extends string> = {
  readonly parameters: ParameterRanges<Name>
  readonly ascending?: readonly NoInfer<Name>[]
}

/** A parameter that is unknown, not a number, out of its range, or out of order with another. */
export class ParameterError extends RangeError {
  override readonly name = 'ParameterError'
  readonly parameter: string

  constructor(parameter: string, problem: string) {
    super(`${parameter} ${problem}`)
    this.parameter = parameter
  }
}

/** The values that apply when nothing is set. */
export function defaultParameters<Name extends string>({ parameters }: ParameterRules<Name>): ParameterValues<Name> {
  return Object.freeze(mapNames(parameters, (name) => parameters[name].default))
}

/**
 * Reads values from outside: what is missing gets its default, all else must be a known name and a number in its range.
 * Throws a ParameterError that names the first wrong one.
 */
export function parseParameters<Name extends string>(
  rules: ParameterRules<Name>,
  input: Readonly<Record<string, unknown>>,
): ParameterValues<Name> {
  const { parameters } = rules
  const stranger = Object.keys(input).find((name) => !Object.hasOwn(parameters, name))
  if (stranger !== undefined) throw new ParameterError(stranger, 'is not a parameter of this indicator.')
  const values = mapNames(parameters, (name) => requireNumber(name, input[name] ?? parameters[name].default))
  return requireParameters(rules, values)
}

/** As `parseParameters`, but a number out of its range becomes the nearest one allowed: for sliders and typed digits. */
export function clampParameters<Name extends string>(
  rules: ParameterRules<Name>,
  input: Readonly<Record<string, unknown>>,
): ParameterValues<Name> {
  const { parameters } = rules
  const clamped = mapNames(parameters, (name) => {
    return clampToRange(requireNumber(name, input[name] ?? parameters[name].default), parameters[name])
  })
  return requireParameters(rules, clamped)
}

/** Checks every parameter against its range and order. Throws a ParameterError that names the first wrong one. */
export function requireParameters<Name extends string>(
  { parameters, ascending = [] }: ParameterRules<Name>,
  values: ParameterValues<Name>,
): ParameterValues<Name> {
  for (const name of namesOf(parameters)) {
    const { minimum, maximum, step } = parameters[name]
    const value = values[name]
    const isWholeStep = Number.isInteger(step) ? Number.isInteger(value) : Number.isFinite(value)
    if (!isWholeStep || value < minimum || value > maximum) {
      throw new ParameterError(name, `must be between ${minimum} and ${maximum}, got ${value}.`)
    }
  }
  for (const [index, name] of ascending.entries()) {
    const before = ascending[index - 1]
    if (before !== undefined && values[before] >= values[name]) {
      throw new ParameterError(before, `must be below ${name}, got ${values[before]} and ${values[name]}.`)
    }
  }
  return values
}

function clampToRange(value: number, { minimum, maximum, step }: ParameterRange): number {
  // Counted in steps per unit, because 0.1 has no exact double but its tenfold has.
  const perUnit = Math.round(1 / step)
  const snapped = perUnit < 1 ? Math.round(value / step) * step : Math.round(value * perUnit) / perUnit
  return Math.min(maximum, Math.max(minimum, snapped))
}

function requireNumber(name: string, value: unknown): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value
  throw new ParameterError(name, `must be a number, got ${typeof value === 'number' ? value : typeof value}.`)
}

function mapNames<Name extends string>(
  parameters: ParameterRanges<Name>,
  valueOf: (name: Name) => number,
): ParameterValues<Name> {
  const entries = namesOf(parameters).map((name) => [name, valueOf(name)])
  return Object.fromEntries(entries) as ParameterValues<Name>
}

// Safe: a table of ranges is written as a literal, so its type names all its keys.
function namesOf<Name extends string>(parameters: ParameterRanges<Name>): Name[] {
  return Object.keys(parameters) as Name[]
}
