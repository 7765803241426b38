import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { ObjectStore } from './object-store.ts'
import { Provider } from './provider.ts'
import { createProviderServer } from './provider-server.ts'
import { startWebhookSender } from './webhook-sender.ts'

/** How often the time acts on trials and renewals that nobody looks at. */
const tickEveryMs = 5_000

const { values } = parseArgs({
  options: {
    file: { type: 'string' },
    port: { type: 'string', default: '0' },
    /** Where events are sent; its secret comes by the environment, which nobody else can read. */
    webhook: { type: 'string' },
  },
})
const file = values.file ?? ':memory:'
if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })

const store = new ObjectStore(file)
const provider = new Provider(store, () => Math.floor(Date.now() / 1_000))
const server = createProviderServer(provider, store)
const secret = process.env['SIMULATOR_WEBHOOK_SECRET']
const stopSender =
  values.webhook === undefined || secret === undefined
    ? () => Promise.resolve()
    : startWebhookSender({ ledger: provider.ledger, store }, { url: values.webhook, secret })
const clock = setInterval(() => store.atomically(() => provider.book.tick()), tickEveryMs)
server.listen(Number(values.port), '127.0.0.1', () => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The simulator has no port.')
  if (process.send === undefined) process.stdout.write(`payment simulator on http://127.0.0.1:${address.port}\n`)
  else process.send({ port: address.port })
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
