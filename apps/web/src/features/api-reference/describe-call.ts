import type { AccessScope } from '@stratomate/contracts/accounts/access-token-values'
import type { Endpoint } from '@stratomate/contracts/endpoint'
import type { EndpointName } from '@stratomate/contracts/endpoints'
import { z } from 'zod'
import { exampleOf, type FieldSchema, fieldsOf, type SchemaField } from './schema-fields.ts'

/** One call as the reference shows it. */
export type Call = {
  name: EndpointName
  method: Endpoint['route']['method']
  path: string
  summary: string
  access: Endpoint['access']
  /** The permission by which an access token may call; null where none may. */
  scope: AccessScope | null
  takes: readonly SchemaField[]
  answers: readonly SchemaField[]
  errors: Endpoint['errors']
  examples: { curl: string; typescript: string }
}

/**
 * A call's description from its contract, with examples that can be run once the placeholders in braces are filled in.
 */
export function describeCall(name: EndpointName, endpoint: Endpoint, origin: string): Call {
  const { route, summary, access, scope = null, errors, params, query, body, output } = endpoint
  const bodySchema = body === undefined ? null : schemaOf(body, 'input')
  const example = { ...route, access, scope, origin, body: bodySchema === null ? null : exampleOf(bodySchema) }
  return {
    name,
    method: route.method,
    path: route.path,
    summary,
    access,
    scope,
    takes: [
      ...(params === undefined ? [] : fieldsOf(schemaOf(params, 'input'), 'path')),
      ...(query === undefined ? [] : fieldsOf(schemaOf(query, 'input'), 'query')),
      ...(bodySchema === null ? [] : fieldsOf(bodySchema, 'body')),
    ],
    answers: fieldsOf(schemaOf(output, 'output'), 'answer'),
    errors,
    examples: { curl: writeCurl(example), typescript: writeTypeScript(example) },
  }
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): FieldSchema {
  // Safe: what the library writes is a JSON schema; each key is looked at before it is used.
  return z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as FieldSchema
}

type Example = Pick<Call, 'access' | 'scope'> & Endpoint['route'] & { origin: string; body: unknown }

/** Fills in nothing: `:id` becomes `{id}`, so that a copied line fails clearly until somebody replaces it. */
function addressOf({ origin, path }: Example): string {
  return `${origin}${path.replaceAll(/:(\w+)/gu, '{$1}')}`
}

function isByToken({ access, scope }: Example): boolean {
  return scope !== null || access === 'desktop' || access === 'desktop-even-suspended'
}

function writeCurl(example: Example): string {
  const { method, access, body } = example
  const lines = [`curl${method === 'GET' ? '' : ` -X ${method}`} '${addressOf(example)}'`]
  if (isByToken(example)) lines.push(`-H "authorization: Bearer $TOKEN"`)
  else if (access !== 'public') lines.push('-b cookies.txt')
  if (body !== null) lines.push(`-H 'content-type: application/json'`, `-d '${quoted(JSON.stringify(body))}'`)
  return lines.join(' \\\n  ')
}

/** In single quotes a shell takes everything literally except the quote itself. */
function quoted(text: string): string {
  return text.replaceAll("'", String.raw`'\''`)
}

function writeTypeScript(example: Example): string {
  const { method, access, body } = example
  const headers = [
    ...(isByToken(example) ? ['authorization: `Bearer ${token}`'] : []),
    ...(body === null ? [] : [`'content-type': 'application/json'`]),
  ]
  const settings = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(access === 'public' || isByToken(example) ? [] : [`credentials: 'include'`]),
    ...(headers.length === 0 ? [] : [`headers: { ${headers.join(', ')} }`]),
    ...(body === null ? [] : [`body: JSON.stringify(${JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')})`]),
  ]
  const given = settings.length === 0 ? '' : `, {\n  ${settings.join(',\n  ')},\n}`
  return `const response = await fetch('${addressOf(example)}'${given})\nif (!response.ok) throw new Error((await response.json()).message)\nconst answer = await response.json()`
}
