import { z } from 'zod'
import { type OwnLimitName, ownLimitNames, ownLimits, type OwnLimits } from './own-limits.ts'

type OwnLimitSchemas = { [Name in OwnLimitName]: z.ZodOptional<z.ZodType<OwnLimits[Name]>> }

/** The values that a person may give for each of their limits. */
// Safe: each schema takes null exactly where the type does.
export const ownLimitSchemas = Object.fromEntries(
  ownLimitNames.map((name) => [name, schemaOf(name)]),
) as OwnLimitSchemas

function schemaOf(name: OwnLimitName): z.ZodType {
  const { kind, range, empty } = ownLimits[name]
  const [least, most] = range
  const value = (kind === 'count' ? z.int() : z.number()).min(least).max(most)
  return empty === 'no_limit' ? value.nullable().optional() : value.optional()
}
