import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port that is free on a host right now. */
export async function freePort(host: string): Promise<number> {
  const probe = createServer()
  probe.on('error', () => undefined)
  await once(probe.listen(0, host), 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port was found.')
  return address.port
}
