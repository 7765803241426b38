import { createServer } from 'node:net'

/** Below the ports that systems lend to outgoing connections, so that none of those takes it before it is used. */
const lowest = 20_000
const highest = 32_000
const triesMax = 100

/** A port of the loopback that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest))
    if (await canListen(port)) return port
  }
  throw new Error(`No port between ${lowest} and ${highest} is free.`)
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
