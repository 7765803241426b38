import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { TerminalFrame } from '@stratomate/contracts'
import { afterEach, expect, test } from 'vitest'

const program = fileURLToPath(new URL('main.ts', import.meta.url))
const running: (() => void)[] = []

afterEach(() => {
  for (const stop of running.splice(0)) stop()
})

function startTerminal(...args: readonly string[]) {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  running.push(() => child.kill('SIGKILL'))
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => void (output += chunk))
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => void (output += chunk))
  return { child, output: () => output, ended: new Promise<number | null>((resolve) => child.once('exit', resolve)) }
}

async function until(question: () => boolean): Promise<void> {
  for (let tries = 0; !question(); tries += 1) {
    if (tries > 500) throw new Error('It did not happen within 10 s.')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** The desktop app's end of the pipe: takes the token, welcomes, and records every frame. */
async function startBridge(common: string) {
  const frames: TerminalFrame[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let rest = ''
    socket.on('error', () => socket.destroy())
    socket.once('close', () => sockets.delete(socket))
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const frame = TerminalFrame.parse(JSON.parse(line))
        frames.push(frame)
        if (frame.type === 'hello')
          socket.write(`${JSON.stringify({ type: 'welcome', v: 1, run: frame.run, pollMs: 250 })}\n`)
      }
    })
  })
  const pipe = join(common, 'test.sock')
  await new Promise<void>((resolve) => server.listen(pipe, resolve))
  writeFileSync(join(common, 'stratomate-bridge.json'), JSON.stringify({ v: 1, pipe, token: 'a-token-of-this-test' }))
  const close = (): void => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  running.push(close)
  return { frames, close }
}

function newCommon(): string {
  return mkdtempSync(join(tmpdir(), 'common-'))
}

test('each chart connects for itself, sends its history, then candles and signals in order', async () => {
  const common = newCommon()
  const { frames } = await startBridge(common)
  startTerminal('--charts', '2', '--common', common, '--speed', 'max', '--seed', '3')
  await until(() => frames.filter(({ type }) => type === 'sig').length > 10)

  const hellos = frames.filter((frame) => frame.type === 'hello')
  expect(hellos.map(({ sym, token }) => [sym, token])).toEqual([
    ['EURUSD', 'a-token-of-this-test'],
    ['GBPUSD', 'a-token-of-this-test'],
  ])
  for (const { run } of hellos) {
    const numbered = frames.filter((frame) => (frame.type === 'bar' || frame.type === 'sig') && frame.run === run)
    const seqs = numbered.map((frame) => ('seq' in frame ? frame.seq : 0))
    expect(seqs).toEqual(seqs.map((_, index) => index + 1))
    expect(numbered.slice(0, 300).every(({ type }) => type === 'bar')).toBe(true)
  }
})

test('a signal belongs to the candle just before it and carries the opening of the next', async () => {
  const common = newCommon()
  const { frames } = await startBridge(common)
  startTerminal('--charts', '1', '--common', common, '--speed', 'max', '--seed', '4')
  await until(() => frames.filter(({ type }) => type === 'sig').length > 5)
  const place = frames.findIndex(({ type }) => type === 'sig')
  const [before, signal, after] = frames.slice(place - 1, place + 2)

  expect(before).toMatchObject({ type: 'bar', bar: signal?.type === 'sig' ? signal.bar : null })
  expect(after).toMatchObject({ type: 'bar', o: signal?.type === 'sig' ? signal.px : null })
})

test('it waits for the desktop, and comes back after the desktop was gone', async () => {
  const common = newCommon()
  const terminal = startTerminal('--charts', '1', '--common', common, '--speed', '6000')
  await until(() => terminal.output().includes('Waiting for Stratomate Desktop'))
  const first = await startBridge(common)
  await until(() => first.frames.length > 300)
  first.close()
  const lastBar = Math.max(...first.frames.map((frame) => (frame.type === 'bar' ? frame.bar : 0)))
  const second = await startBridge(common)
  await until(() => second.frames.some((frame) => frame.type === 'bar' && frame.bar > lastBar + 60))

  expect(second.frames[0]?.type).toBe('hello')
  expect(second.frames.some((frame) => frame.type === 'bar' && frame.bar === lastBar + 60)).toBe(true)
})

test('made-up prices are called synthetic, and Ctrl-C ends it with code 0', async () => {
  const terminal = startTerminal('--charts', '1', '--common', newCommon())
  await until(() => terminal.output().includes('Waiting'))
  terminal.child.kill('SIGINT')

  expect(await terminal.ended).toBe(0)
  expect(terminal.output()).toContain('synthetic')
})

test('a wrong candle file ends with one line and code 2', async () => {
  const file = join(newCommon(), 'EURUSD.csv')
  writeFileSync(file, '<DATE>\t<OPEN>\t<HIGH>\t<LOW>\t<CLOSE>\t<TICKVOL>\n2026.03.02\t1\tmuch\t1\t1\t1\n')
  const terminal = startTerminal('--file', file)

  expect(await terminal.ended).toBe(2)
  expect(terminal.output()).toBe(`${file}, line 2: "much" in <HIGH> is not a number.\n`)
})

test('a recording is replayed to its end, then it says so', async () => {
  const common = newCommon()
  const { frames } = await startBridge(common)
  const file = join(common, 'GBPUSD_M1.csv')
  const lines = Array.from(
    { length: 60 },
    (_, index) => `2026.03.02\t10:${String(index).padStart(2, '0')}:00\t1\t1.1\t0.9\t1\t5`,
  )
  writeFileSync(file, `<DATE>\t<TIME>\t<OPEN>\t<HIGH>\t<LOW>\t<CLOSE>\t<TICKVOL>\n${lines.join('\n')}\n`)
  const terminal = startTerminal('--file', file, '--common', common, '--speed', 'max')

  expect(await terminal.ended).toBe(0)
  expect(terminal.output()).toContain('The recording is over.')
  expect(frames.filter(({ type }) => type === 'bar')).toHaveLength(59)
  expect(frames[0]).toMatchObject({ sym: 'GBPUSD', tf: 60, sim: { source: 'recording' } })
})
