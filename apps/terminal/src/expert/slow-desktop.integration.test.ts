import { join } from 'node:path'
import type { Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { endAll, ends, historyLength, openBridge, openSuperTrend, play } from '../testing/expert-chart.ts'
import { onceHello, startHostileDesktop } from '../testing/hostile-desktop.ts'
import { newDataFolder, until } from '../testing/real-bridge.ts'
import { needsCompiler } from '../testing/needs-compiler.ts'

needsCompiler()

afterEach(endAll)

const welcome = (run: string): string => `{"type":"welcome","v":1,"run":"${run}","pollMs":20}\n`

/** A desktop app that is alive and reports how much it has read, but reads only as much as the test allows. */
function keepBeating(socket: Socket, readBytes: () => number): void {
  const timer = setInterval(() => socket.write(`{"type":"hb","t":1,"seq":0,"read":${readBytes()}}\n`), 100)
  socket.once('close', () => clearInterval(timer))
  ends.push(() => clearInterval(timer))
}

test('a desktop that stops reading but still answers is left, and the chart never waits for it', async () => {
  const folder = newDataFolder()
  let connections = 0
  await startHostileDesktop(folder, (socket) => {
    connections += 1
    onceHello(socket, (run) => {
      socket.pause()
      keepBeating(socket, () => 0)
      return welcome(run)
    })
  })
  const terminal = await openSuperTrend(join(folder, 'common'))
  await until('it is welcome', () => terminal.panel.includes('Connected'))
  play(terminal, historyLength, historyLength + 1_500)

  await until('it leaves', () => terminal.panel.includes('has stopped reading'))
  await until('it tries again', () => connections > 1)
  expect(await terminal.stop()).toBe(0)
})

test('a desktop that crawls gets no more than its pipe holds; what is too old is dropped and told', async () => {
  const folder = newDataFolder()
  let readBytes = 0
  let unreadMax = 0
  await startHostileDesktop(folder, (socket) => {
    onceHello(socket, (run) => {
      socket.pause()
      socket.removeAllListeners('data')
      const timer = setInterval(() => {
        unreadMax = Math.max(unreadMax, socket.readableLength)
        const chunk: unknown = socket.read(64)
        readBytes += chunk instanceof Buffer ? chunk.length : 0
      }, 50)
      socket.once('close', () => clearInterval(timer))
      ends.push(() => clearInterval(timer))
      keepBeating(socket, () => readBytes)
      return welcome(run)
    })
  })
  const terminal = await openSuperTrend(join(folder, 'common'))
  await until('it is welcome', () => terminal.panel.includes('Connected'))
  play(terminal, historyLength, historyLength + 1_500)

  await until('it tells of what was dropped', () => terminal.printed.some((text) => text.includes('desktop_slow')))
  expect(terminal.panel).toContain('Connected')
  expect(unreadMax).toBeLessThan(32_768)
  expect(await terminal.stop()).toBe(0)
})

test('a desktop that dies in the middle of a line is found again, with whole lines', async () => {
  const folder = newDataFolder()
  let connections = 0
  const server = await startHostileDesktop(folder, (socket) => {
    connections += 1
    onceHello(socket, welcome)
    socket.on('data', (chunk) => {
      if (chunk.includes('"type":"bar"')) socket.destroy()
    })
  })
  const terminal = await openSuperTrend(join(folder, 'common'))
  await until('it came back', () => connections > 2)
  server.close()
  const bridge = await openBridge(folder)
  await until('the history is there', () => bridge.bars.length === 300)
  play(terminal, historyLength, historyLength + 10)
  await until('it goes on', () => bridge.bars.length === 310)

  expect(bridge.refused).toEqual([])
})
