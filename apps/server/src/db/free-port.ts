import { once } from 'node:events'
import { createServer } from 'node:net'
import { listeningPort } from '@stratomate/std/ports'

/** A port that is free on a host right now. */
export async function freePort(host: string): Promise<number> {
  const probe = createServer()
  probe.on('error', () => undefined)
  await once(probe.listen(0, host), 'listening')
  const port = listeningPort(probe)
  probe.close()
  await once(probe, 'close')
  return port
}
