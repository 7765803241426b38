import { type Endpoint, endpoints } from '@stratomate/contracts'
import { expect, test } from 'vitest'
import { exampleOf, type FieldSchema, typeText } from './schema-fields.ts'
import { z } from 'zod'

test.each([
  [z.string().max(1_000), 'text, up to 1,000 characters'],
  [z.int().min(1).max(200), 'whole number, 1 to 200'],
  [z.int().min(-1), 'whole number, from -1'],
  [z.uuid().nullable(), 'id (UUID) or null'],
  [z.enum(['buy', 'sell']), '"buy" or "sell"'],
  [z.array(z.boolean()), 'list of true or false'],
  [z.iso.datetime(), 'instant, ISO 8601 in UTC'],
])('a type is said in words: %#', (schema, words) => {
  expect(typeText(z.toJSONSchema(schema) as FieldSchema)).toBe(words)
})

const bodies = Object.entries<Endpoint>(endpoints).flatMap(([name, { body }]) =>
  body === undefined ? [] : [[name, body] as const],
)

test.each(bodies)('the example for %s has every field that it must have', (_, body) => {
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as FieldSchema
  const issues = body.safeParse(exampleOf(schema)).error?.issues ?? []

  expect(issues.filter(({ message }) => /received undefined/u.test(message))).toEqual([])
})
