import { once } from 'node:events'
import { startCluster } from './start-cluster.ts'

const cluster = await startCluster()
if ('unavailable' in cluster) {
  process.stderr.write(`Several servers cannot be shown here. ${cluster.unavailable}\n`)
  process.exitCode = 1
} else {
  const servers = cluster.servers.map(({ port }) => `http://127.0.0.1:${port}`).join(', ')
  process.stdout.write(`Three servers behind ${cluster.origin} (${servers}). Ctrl-C stops.\n`)
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  await cluster.stop()
}
