import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { listeningPort } from '@stratomate/std/ports'
import { readEventFault } from './event-faults.ts'
import { ObjectStore } from './object-store.ts'
import { Provider } from './provider.ts'
import { createProviderServer } from './provider-server.ts'
import { startWebhookSender, type WebhookTarget } from './webhook-sender.ts'

/** How often the time acts on trials and renewals that nobody looks at. */
const tickEveryMs = 5_000

const { values } = parseArgs({ options: { file: { type: 'string' }, port: { type: 'string', default: '0' } } })
const file = values.file ?? ':memory:'
if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })

const store = new ObjectStore(file)
const provider = new Provider(store, () => Math.floor(Date.now() / 1_000))
const server = createProviderServer(provider, store)
let stopSender = () => Promise.resolve()
// Whoever has started us says where events are sent, on the channel that nobody else can read.
process.once('message', (message: unknown) => {
  if (!isTarget(message)) return
  stopSender = startWebhookSender({ ledger: provider.ledger, store, fault: readEventFault(process.env) }, message)
})
const clock = setInterval(letTimeAct, tickEveryMs)
server.listen(Number(values.port), '127.0.0.1', () => {
  const port = listeningPort(server)
  if (process.send === undefined) process.stdout.write(`payment simulator on http://127.0.0.1:${port}\n`)
  else process.send({ port })
})

async function stop(): Promise<void> {
  clearInterval(clock)
  server.close()
  server.closeAllConnections()
  await stopSender()
  store.close()
  process.exit(0)
}
// The terminal's Ctrl-C reaches the whole group: the one who started us decides when we end.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => void stop())
process.on('disconnect', () => void stop())

function letTimeAct(): void {
  try {
    store.atomically(() => provider.tick())
  } catch (error) {
    process.stderr.write(`payment simulator: ${error instanceof Error ? error.stack : String(error)}\n`)
  }
}

function isTarget(message: unknown): message is WebhookTarget {
  return typeof message === 'object' && message !== null && 'url' in message && 'secret' in message
}
