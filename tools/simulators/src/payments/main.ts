import { parseArgs } from 'node:util'
import { readEventFault } from './event-faults.ts'
import { startPaymentSimulator } from './start-payment-simulator.ts'
import type { WebhookTarget } from './webhook-sender.ts'

const { values } = parseArgs({ options: { file: { type: 'string' }, port: { type: 'string', default: '0' } } })
const simulator = await startPaymentSimulator({
  file: values.file ?? ':memory:',
  port: Number(values.port),
  fault: readEventFault(process.env),
})
// Whoever has started us says where events are sent, on the channel that nobody else can read.
process.once('message', (message: unknown) => {
  if (isTarget(message)) simulator.sendEventsTo(message)
})
// The terminal's Ctrl-C reaches the whole group: the one who started us decides when we end.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => void stop())
process.on('disconnect', () => void stop())
if (process.send === undefined) process.stdout.write(`payment simulator on http://127.0.0.1:${simulator.port}\n`)
else process.send({ port: simulator.port })

async function stop(): Promise<void> {
  await simulator.stop()
  process.exit(0)
}

function isTarget(message: unknown): message is WebhookTarget {
  return typeof message === 'object' && message !== null && 'url' in message && 'secret' in message
}
