import { writeFileSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { bridgeFileName } from '@stratomate/contracts'
import { ends } from './expert-chart.ts'

/** A desktop that does what the test says, at the address of the common folder. */
export async function startHostileDesktop(
  folder: string,
  onSocket: (socket: Socket, count: number) => void,
): Promise<Server> {
  const path = join(folder, 'hostile.sock')
  let count = 0
  const server = createServer((socket) => {
    count += 1
    socket.on('error', () => {})
    onSocket(socket, count)
  })
  await new Promise<void>((resolve) => server.listen(path, resolve))
  ends.push(() => server.close())
  writeAddress(folder, { pipe: path })
  return server
}

/** Leaves the address of a desktop for terminals, with some fields changed. */
export function writeAddress(folder: string, change: Record<string, unknown>): void {
  const address = { v: 1, pipe: join(folder, 'nobody.sock'), token: 'a-token-for-the-tests', ...change }
  writeFileSync(join(folder, 'common', bridgeFileName), JSON.stringify(address))
}

/** Answers the introduction once; `run` is what the expert calls its run. */
export const onceHello = (socket: Socket, answer: (run: string) => string | Buffer): void => {
  socket.once('data', (chunk) => {
    // Safe: the expert introduces itself with one line of JSON.
    const hello = JSON.parse(chunk.toString().split('\n')[0] ?? '') as { run: string }
    socket.write(answer(hello.run))
  })
}
