// Payment events per second through the real endpoint (checked, stored once, processed in the background), next to only
// checking the same signatures, on one machine in one run. The product stores each in PostgreSQL before it answers.
import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { cpus } from 'node:os'
import { webhookPath } from '@stratomate/contracts'
import { upperMedian } from '@stratomate/std/statistics'
import { measureBurst, requestBytes } from './load/request-burst.ts'
import { startOnPostgres } from './load/start-on-postgres.ts'

const connections = 32
const eventsPerRound = 4_000
const rounds = 5
const authSecret = 'a secret of this measurement and nothing else'
// Derived as the service derives it from its own secret.
const secret = createHash('sha256').update(`webhook:${authSecret}`).digest('base64url')

type SignedEvent = { body: string; signature: string }

async function main(): Promise<void> {
  const { port, close } = await startOnPostgres({ AUTH_SECRET: authSecret })
  const stored: number[] = []
  const checked: number[] = []
  try {
    await measureBurst(port, connections, signedEvents(1_000).map(requestOf))
    check(signedEvents(1_000))
    for (let round = 0; round < rounds; round++) {
      const events = signedEvents(eventsPerRound)
      checked.push(check(events))
      stored.push(await measureBurst(port, connections, events.map(requestOf)))
    }
  } finally {
    await close()
  }
  const [own, bare] = [upperMedian(stored), upperMedian(checked)]
  console.log(`POST ${webhookPath}, ${connections} connections, median of ${rounds} rounds of ${eventsPerRound} events`)
  console.log(`machine: ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`)
  console.log(`checked, stored and answered ${own.toFixed(0).padStart(8)} events/s`)
  console.log(`signatures alone             ${bare.toFixed(0).padStart(8)} events/s`)
  console.log(`ratio                        ${(own / bare).toFixed(3).padStart(8)}`)
}

function signedEvents(count: number): SignedEvent[] {
  return Array.from({ length: count }, () => {
    const object = {
      id: 'in_1',
      object: 'invoice',
      customer: 'cus_nobody',
      amount_paid: 5_900,
      lines: 'x'.repeat(1_500),
    }
    const event = { id: `evt_${randomUUID()}`, object: 'event', type: 'invoice.paid', livemode: false }
    const body = JSON.stringify({ ...event, created: 1_800_000_000, data: { object } })
    const at = Math.floor(Date.now() / 1_000)
    return { body, signature: `t=${at},v1=${hmacOf(at, body)}` }
  })
}

function requestOf({ body, signature }: SignedEvent): Buffer {
  const headers = { 'content-type': 'application/json', 'content-length': `${Buffer.byteLength(body)}` }
  return requestBytes(`POST ${webhookPath}`, { ...headers, 'stripe-signature': signature }, body)
}

/** Checks and reads every event in this process; returns events per second. */
function check(events: readonly SignedEvent[]): number {
  const started = performance.now()
  for (const { body, signature } of events) {
    const [, at, given = ''] = /^t=(\d+),v1=(\w+)$/u.exec(signature) ?? []
    if (!timingSafeEqual(Buffer.from(given), Buffer.from(hmacOf(Number(at), body))))
      throw new Error('A wrong signature.')
    JSON.parse(body)
  }
  return events.length / ((performance.now() - started) / 1_000)
}

function hmacOf(at: number, body: string): string {
  return createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
}

await main()
