/** The part of a JSON schema that the reference uses. */
export type FieldSchema = {
  type?: string | string[]
  const?: unknown
  enum?: readonly unknown[]
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  minItems?: number
  items?: FieldSchema
  properties?: Readonly<Record<string, FieldSchema>>
  required?: readonly string[]
  anyOf?: readonly FieldSchema[]
  oneOf?: readonly FieldSchema[]
  allOf?: readonly FieldSchema[]
  default?: unknown
}

export type SchemaField = {
  name: string
  place: 'path' | 'query' | 'body' | 'answer'
  type: string
  isRequired: boolean
}

/** The fields of an object, one level deep; of a choice of objects, the fields of each, once. */
export function fieldsOf(schema: FieldSchema, place: SchemaField['place']): SchemaField[] {
  const shapes = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  const fields = new Map<string, SchemaField>()
  for (const { properties = {}, required = [] } of shapes) {
    for (const [name, field] of Object.entries(properties)) {
      if (!fields.has(name))
        fields.set(name, { name, place, type: typeText(field), isRequired: required.includes(name) })
    }
  }
  return [...fields.values()]
}

/** A type as a reader says it, with its limits: `whole number, 1 to 200`, `"buy" or "sell"`, `list of text`. */
export function typeText(schema: FieldSchema): string {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return [...new Set(choices.map(typeText))].join(' or ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' or ')
  const { type } = schema
  if (Array.isArray(type)) return type.map((one) => typeText({ ...schema, type: one })).join(' or ')
  switch (type) {
    case 'string':
      return stringText(schema)
    case 'integer':
      return `whole number${rangeText(schema)}`
    case 'number':
      return `number${rangeText(schema)}`
    case 'boolean':
      return 'true or false'
    case 'array':
      return `list of ${schema.items === undefined ? 'anything' : typeText(schema.items)}`
    case 'object':
      return 'object'
    case 'null':
      return 'null'
    default:
      return 'any value'
  }
}

const formatTexts: Readonly<Record<string, string>> = {
  uuid: 'id (UUID)',
  'date-time': 'instant, ISO 8601 in UTC',
  date: 'day, YYYY-MM-DD',
  email: 'email address',
  uri: 'address',
}

function stringText({ format, maxLength }: FieldSchema): string {
  const known = format === undefined ? undefined : formatTexts[format]
  if (known !== undefined) return known
  return maxLength === undefined ? 'text' : `text, up to ${maxLength.toLocaleString('en-US')} characters`
}

function rangeText({ minimum, maximum }: FieldSchema): string {
  const low = minimum === undefined || minimum <= Number.MIN_SAFE_INTEGER ? null : minimum.toLocaleString('en-US')
  const high = maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? null : maximum.toLocaleString('en-US')
  if (low !== null && high !== null) return `, ${low} to ${high}`
  if (low !== null) return `, from ${low}`
  return high === null ? '' : `, up to ${high}`
}

const nestingMax = 6

/** A value that fits the types of a schema, for examples; what is optional is left out. */
export function exampleOf(schema: FieldSchema, depth = 0): unknown {
  if (schema.default !== undefined) return schema.default
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice !== undefined) return exampleOf(choice, depth)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  switch (type) {
    case 'string':
      return stringExample(schema)
    case 'integer':
    case 'number':
      return schema.minimum !== undefined && schema.minimum > 0 ? schema.minimum : 0
    case 'boolean':
      return true
    case 'array':
      return schema.items === undefined || depth > nestingMax ? [] : [exampleOf(schema.items, depth + 1)]
    case 'object':
      return objectExample(schema, depth)
    default:
      return null
  }
}

function objectExample({ properties = {}, required = [] }: FieldSchema, depth: number): unknown {
  if (depth > nestingMax) return {}
  const given = Object.entries(properties).filter(([name]) => required.includes(name))
  return Object.fromEntries(given.map(([name, field]) => [name, exampleOf(field, depth + 1)]))
}

const stringExamples: Readonly<Record<string, string>> = {
  uuid: '01920c1e-7b4a-7c3e-9f00-2a1b3c4d5e6f',
  'date-time': '2026-11-25T12:00:00.000Z',
  date: '2026-11-25',
  email: 'ann@example.com',
  uri: 'https://example.com',
}

function stringExample({ format }: FieldSchema): string {
  return (format === undefined ? undefined : stringExamples[format]) ?? 'text'
}
