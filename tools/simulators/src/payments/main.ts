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
// The parent process says where events are sent, on a channel that nobody else can read.
process.once('message', (message: unknown) => {
  if (isTarget(message)) simulator.sendEventsTo(message)
})
// Ctrl-C in the terminal reaches the whole group, but the parent process decides when this one ends.
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
