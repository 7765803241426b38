import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { listeningPort } from '@stratomate/std/ports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Shop, startShop } from '../testing/start-shop.ts'

const Attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })
const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(Attribute),
})
const Traces = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(Span) })) })),
})

// A collector as a server sees it: OTLP as JSON over HTTP.
const spans: z.infer<typeof Span>[] = []
const collector = createServer((request, response) => {
  text(request).then(
    (body) => {
      const { resourceSpans } = Traces.parse(JSON.parse(body))
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
      response.end('{}')
    },
    () => response.destroy(),
  )
})
collector.on('error', () => undefined)
let shop: Shop
beforeAll(async () => {
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const endpoint = `http://127.0.0.1:${listeningPort(collector)}`
  shop = await startShop({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, outside: { publishEveryMs: 50 } })
})
afterAll(() => {
  collector.closeAllConnections()
  collector.close()
})

test('a call and the runs of a job arrive at the collector, the call below its caller, without its query', async () => {
  const trace = 'a'.repeat(32)
  const headers = { traceparent: `00-${trace}-${'b'.repeat(16)}-01` }
  await shop.visitor().fetch('/api/plans?secret=canary', { headers })
  // Stopping sends what has not been sent yet.
  await shop.close()
  const call = spans.find(({ name }) => name === 'GET /api/plans')
  const values = Object.fromEntries((call?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]))

  expect(call).toMatchObject({ traceId: trace, parentSpanId: 'b'.repeat(16) })
  expect(values).toMatchObject({
    'http.route': '/api/plans',
    'http.response.status_code': 200,
    'url.path': '/api/plans',
  })
  const queries = spans.filter(({ name, attributes }) => name === 'update' && attributes.length === 2)
  const jobs = new Set(spans.filter(({ name }) => name.startsWith('job ')).map(({ spanId }) => spanId))
  expect(queries.some(({ parentSpanId = '' }) => jobs.has(parentSpanId))).toBe(true)
  expect(queries.every(({ parentSpanId }) => parentSpanId !== undefined)).toBe(true)
  expect(JSON.stringify(spans)).not.toContain('canary')
  expect(spans.some(({ name }) => name === 'job publish-notifications')).toBe(true)
})
