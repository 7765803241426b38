import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Metrics, Reading } from '#server/features/status/ports.ts'

/** Buckets in seconds, from a call that needs no query to one that is given up. */
const callBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
const jobBuckets = [0.01, 0.1, 1, 10, 60]

/**
 * Metrics for an operator, in the format of Prometheus. `readings` are taken when somebody asks: each has a name, a
 * description, and a function that answers numbers by label. A reading that fails is left out of that answer.
 */
export function createMetrics(readings: readonly Reading[]): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'stratomate_call_seconds',
    help: 'How long calls took, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: callBuckets,
    registers,
  })
  const jobs = new Histogram({
    name: 'stratomate_job_seconds',
    help: 'How long runs of the jobs took.',
    labelNames: ['job'],
    buckets: jobBuckets,
    registers,
  })
  const failures = new Counter({
    name: 'stratomate_job_failures_total',
    help: 'Runs of the jobs that failed.',
    labelNames: ['job'],
    registers,
  })
  for (const reading of readings) gaugeOf(reading, registry)
  return {
    callEnded: ({ route, method, status, seconds }) => calls.observe({ route, method, status }, seconds),
    jobEnded: (job, { failed, seconds }) => {
      jobs.observe({ job }, seconds)
      if (failed) failures.inc({ job })
    },
    write: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  }
}

function gaugeOf({ name, help, label, ask }: Reading, register: Registry): Gauge {
  return new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [register],
    async collect() {
      this.reset()
      // An unknown value is left out, because it is not zero.
      const values = await ask().catch(() => ({}))
      for (const [key, value] of Object.entries(values)) this.set({ [label]: key }, value)
    },
  })
}
