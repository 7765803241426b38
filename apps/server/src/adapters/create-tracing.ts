import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node'
import type { Tracing } from '#server/features/status/ports.ts'

type TracePlace = {
  /** The base address of a collector that speaks OTLP over HTTP. */
  endpoint: string
  service: string
  version: string
  /**
   * The share of the traces beginning here that is kept, from 0 to 1; a trace that began elsewhere is kept or dropped
   * as it was decided there.
   */
  share: number
}

const closeMsMax = 3_000
const queryTextMax = 2_000

/**
 * Traces by OpenTelemetry's own SDK: a span for each call, each run of a job and each query in them, sent in batches.
 * While a collector is unreachable, only its spans are lost. Loaded only when the settings name a collector.
 */
export function createTracing({ endpoint, service, version, share }: TracePlace): Tracing {
  const url = new URL('v1/traces', endpoint.endsWith('/') ? endpoint : `${endpoint}/`).href
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  })
  provider.register()
  const tracer = provider.getTracer(service)
  return {
    beginCall: ({ method, path, headers }) => {
      const attributes = { 'http.request.method': method, 'url.path': path }
      const caller = propagation.extract(context.active(), headers)
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, caller)
      return {
        within: (work) => context.with(trace.setSpan(caller, span), work),
        end: ({ route, status, ids }) => {
          span.updateName(`${method} ${route}`)
          span.setAttributes({ ...ids, 'http.route': route, 'http.response.status_code': status })
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    job: (name, work) => tracer.startActiveSpan(`job ${name}`, (span) => endWith(span, work)),
    query: async (text, work) => {
      if (trace.getActiveSpan() === undefined) return work()
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, queryTextMax) }
      const name = /^\s*(\w+)/u.exec(text)?.[1]?.toLowerCase() ?? 'query'
      return tracer.startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, (span) => endWith(span, work))
    },
    close: async () => {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, closeMsMax)))
      await Promise.race([provider.shutdown(), late])
      clearTimeout(timer)
    },
  }
}

async function endWith<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR })
    throw error
  } finally {
    span.end()
  }
}
