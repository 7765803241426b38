import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MeasuredEngine, Measured } from './measured-engine.ts'
import { monotonicMs } from './signal-load.ts'

/** The floor: a socket that only sends each line back. It reads the same bytes as the engine. */
export async function startMeasuredEcho(): Promise<MeasuredEngine> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const address = join(folder, 'echo.sock')
  let measured = empty()
  const server = createServer({ noDelay: true }, (socket) => {
    let rest = ''
    socket.on('error', () => socket.destroy())
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      const receivedAt = monotonicMs()
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        socket.write(`${line}\n`)
        const sentAt = monotonicMs()
        const tick = /"tick":([\d.]+)/u.exec(line)?.[1]
        if (tick === undefined) continue
        measured.receivedToSent.push(sentAt - receivedAt)
        measured.emittedToSent.push(sentAt - Number(tick))
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(address, resolve))
  return {
    address,
    loadMs: 0,
    take() {
      const taken = measured
      measured = empty()
      return taken
    },
    async close() {
      await new Promise((resolve) => server.close(resolve))
      rmSync(folder, { recursive: true })
    },
  }
}

function empty(): Measured {
  return { receivedToSent: [], emittedToSent: [], refusals: new Map() }
}
