import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { ObjectStore } from './object-store.ts'
import { Provider } from './provider.ts'
import { createProviderServer } from './provider-server.ts'

const { values } = parseArgs({ options: { file: { type: 'string' }, port: { type: 'string', default: '0' } } })
const file = values.file ?? ':memory:'
if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })

const store = new ObjectStore(file)
const server = createProviderServer(new Provider(store, () => Math.floor(Date.now() / 1_000)), store)
server.listen(Number(values.port), '127.0.0.1', () => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The simulator has no port.')
  if (process.send === undefined) process.stdout.write(`payment simulator on http://127.0.0.1:${address.port}\n`)
  else process.send({ port: address.port })
})

function stop(): void {
  server.close(() => {
    store.close()
    process.exit(0)
  })
  server.closeAllConnections()
}
// The terminal's Ctrl-C reaches the whole group: the one who started us decides when we end.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', stop)
process.on('disconnect', stop)
