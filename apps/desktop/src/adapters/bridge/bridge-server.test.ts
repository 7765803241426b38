import { mkdtempSync, statSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { frameBytesMax, type LookFrame, type NoteFrame } from '@stratomate/contracts'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BridgeSignal, ChartLine } from './bridge-events.ts'
import { bridgeAddressOf, writeBridgeFile } from './bridge-files.ts'
import { type BridgeServer, startBridgeServer } from './bridge-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'bridge-'))
const address = bridgeAddressOf(folder, process.platform)
const token = writeBridgeFile(join(folder, 'common'), address)
const seen = {
  bars: 0,
  signals: new Array<BridgeSignal>(),
  refused: new Array<string>(),
  charts: 0,
  fixes: 0,
  notes: new Array<NoteFrame>(),
  lines: new Array<ChartLine>(),
  found: new Array<LookFrame>(),
  closed: 0,
  pauses: 0,
  news: new Array<unknown>(),
}
let shiftMs = 0
let server: BridgeServer

beforeAll(async () => {
  server = await startBridgeServer(address, {
    token,
    now: () => Date.now() + shiftMs,
    events: {
      opened: (line) => void seen.lines.push(line),
      found: (_, frame) => void seen.found.push(frame),
      closed: () => void (seen.closed += 1),
      connected: () => void (seen.charts += 1),
      gone: () => void (seen.charts -= 1),
      bar: () => void (seen.bars += 1),
      repainted: () => void (seen.fixes += 1),
      news: (_, frame) => void seen.news.push(frame),
      pauseAsked: () => void seen.pauses++,
      noted: (_, note) => void seen.notes.push(note),
      signal: (signal) => void seen.signals.push(signal),
      refused: (code) => void seen.refused.push(code),
    },
  })
})

afterAll(() => server.close())

beforeEach(() => {
  seen.bars = 0
  seen.fixes = 0
  seen.notes = []
  seen.signals = []
  seen.refused = []
  seen.lines = []
  seen.found = []
  seen.closed = 0
})

const hello = {
  type: 'hello',
  v: 1,
  token,
  run: 'run-1',
  term: {
    id: 'terminal',
    build: 1,
    login: '',
  },
  chart: '1',
  sym: 'EURUSD',
  custom: 0,
  tf: 60,
  digits: 5,
  ind: 'x(1)',
  mode: 'emitter',
}
const bar = { type: 'bar', run: 'run-1', seq: 1, bar: 600, o: 1.1, h: 1.2, l: 1, c: 1.15, vol: 3 }
const sig = {
  type: 'sig',
  run: 'run-1',
  seq: 2,
  sym: 'EURUSD',
  tf: 60,
  bar: 600,
  gmt: 1e3,
  tick: 5,
  side: 1,
  px: 1.15,
  shift: 1,
  conf: 1,
  ind: 'x(1)',
}

type Frame = Record<string, unknown>
type Peer = { socket: Socket; frames: Frame[]; closed: Promise<void> }

function open(): Peer {
  const socket = connect(address)
  const frames: Frame[] = []
  let rest = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) frames.push(JSON.parse(line) as Frame)
  })
  socket.on('error', () => {})
  return { socket, frames, closed: new Promise((resolve) => socket.once('close', () => resolve())) }
}

function write({ socket }: Peer, ...frames: readonly (Frame | string)[]): void {
  socket.write(frames.map((frame) => (typeof frame === 'string' ? frame : `${JSON.stringify(frame)}\n`)).join(''))
}

async function until(question: () => boolean): Promise<void> {
  for (let tries = 0; !question() && tries < 400; tries += 1) await new Promise((resolve) => setTimeout(resolve, 5))
  expect(question()).toBe(true)
}

const notFrames: readonly [string, readonly (Frame | string)[], string][] = [
  ['a wrong token', [{ ...hello, token: 'wrong' }], 'bad_token'],
  ['an empty token', [{ ...hello, token: '' }], 'bad_token'],
  ['another version', [{ ...hello, v: 2 }], 'bad_version'],
  ['another version of another shape', [{ type: 'hello', v: '7' }], 'bad_version'],
  ['a signal before the introduction', [sig], 'hello_expected'],
  ['no JSON', ['what is this\n'], 'malformed'],
  ['an array', ['[]\n'], 'malformed'],
  ['an unknown type', [hello, { type: 'order', amount: 5 }], 'malformed'],
  ['a second introduction', [hello, hello], 'malformed'],
  ['a price that is a word', [hello, { ...bar, o: 'high' }], 'malformed'],
  ['a price that is null', [hello, { ...bar, c: null }], 'malformed'],
  ['a high under the low', [hello, { ...bar, h: 0.5 }], 'malformed'],
  ['a side of 2', [hello, { ...sig, side: 2 }], 'malformed'],
  ['another chart’s symbol', [hello, { ...sig, sym: 'GBPUSD' }], 'malformed'],
  ['another run', [hello, { ...bar, run: 'run-0' }], 'wrong_run'],
  ['an older number', [hello, { ...bar, seq: 5 }, { ...bar, seq: 4, bar: 660 }], 'out_of_order'],
  ['a line over 4 KiB', [hello, `${'x'.repeat(frameBytesMax + 1)}\n`], 'oversized'],
  ['a line without an end', [hello, 'x'.repeat(frameBytesMax * 3)], 'oversized'],
]

describe('what is wrong ends its own connection, with a code', () => {
  test.each(notFrames)('%s', async (_, frames, code) => {
    const peer = open()
    write(peer, ...frames)
    await peer.closed

    expect(peer.frames.at(-1)).toMatchObject({ type: 'refuse', code })
    expect(seen.refused).toEqual([code])
    expect(seen.signals).toEqual([])
  })

  test('bytes that are not UTF-8', async () => {
    const peer = open()
    peer.socket.write(Buffer.from([0x7b, 0xff, 0xfe, 0x7d, 10]))
    await peer.closed

    expect(peer.frames.at(-1)).toMatchObject({ code: 'malformed' })
  })

  test('random bytes never bring it down', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 6_000 }), async (bytes) => {
        const peer = open()
        peer.socket.end(bytes)
        await peer.closed
      }),
      { numRuns: 50 },
    )
    const peer = open()
    write(peer, hello)
    await until(() => peer.frames.length > 0)

    expect(peer.frames[0]).toMatchObject({ type: 'welcome' })
    peer.socket.destroy()
  })

  test('five seconds of silence', async () => {
    const peer = open()
    write(peer, hello)
    await until(() => peer.frames.length > 0)
    shiftMs = 6_000
    await peer.closed
    shiftMs = 0

    expect(peer.frames.at(-1)).toMatchObject({ type: 'refuse', code: 'silent' })
  })
})

describe('what is right', () => {
  test('a chart is welcomed and its candle and signal come through', async () => {
    const peer = open()
    write(peer, hello, bar, sig)
    await until(() => seen.signals.length === 1 && peer.frames.length > 0)

    expect(peer.frames[0]).toEqual({ type: 'welcome', v: 1, run: 'run-1', pollMs: 250 })
    expect(seen.bars).toBe(1)
    expect(seen.signals[0]?.chart).toMatchObject({ symbol: 'EURUSD', feed: 'terminal:EURUSD:60', isSimulated: false })
    peer.socket.destroy()
  })

  test('a frame cut anywhere into pieces is the same frame', async () => {
    const text = [hello, bar, sig].map((frame) => `${JSON.stringify(frame)}\n`).join('')
    for (const cut of [1, 7, 100, text.length - 1]) {
      seen.signals = []
      const peer = open()
      peer.socket.setNoDelay(true).write(text.slice(0, cut))
      await new Promise((resolve) => setTimeout(resolve, 10))
      peer.socket.write(text.slice(cut))
      await until(() => seen.signals.length === 1)
      expect(seen.signals[0]?.frame).toEqual(sig)
      peer.socket.destroy()
    }
  })

  test('a frame that comes twice counts once and is answered as a duplicate', async () => {
    const peer = open()
    write(peer, hello, bar, bar, sig, sig)
    await until(() => peer.frames.some((frame) => frame['type'] === 'ack'))

    expect(seen.bars).toBe(1)
    expect(seen.signals).toHaveLength(1)
    expect(peer.frames.find((frame) => frame['type'] === 'ack')).toEqual({ type: 'ack', seq: 2, state: 'dup' })
    expect(seen.refused).toEqual(['duplicate', 'duplicate'])
    peer.socket.destroy()
  })

  test('the same signal of another run has the same identity, of another candle or side another', async () => {
    const peer = open()
    write(peer, { ...hello, run: 'run-2' }, { ...sig, run: 'run-2', seq: 9 })
    write(peer, { ...sig, run: 'run-2', seq: 10, side: -1 }, { ...sig, run: 'run-2', seq: 11, bar: 660 })
    const again = open()
    write(again, hello, sig)
    await until(() => seen.signals.length === 4)
    const ids = seen.signals.map(({ id }) => id)

    expect(new Set(ids).size).toBe(3)
    peer.socket.destroy()
    again.socket.destroy()
  })

  test('a repainted signal is told and not traded', async () => {
    const peer = open()
    write(peer, hello, { type: 'fix', run: 'run-1', bar: 600, ind: 'x(1)', side: 0 })
    await until(() => seen.fixes === 1)

    expect(seen.signals).toEqual([])
    peer.socket.destroy()
  })

  test('a terminal that leaves is gone', async () => {
    await until(() => seen.charts === 0)
    const peer = open()
    write(peer, hello)
    await until(() => seen.charts === 1)
    peer.socket.destroy()
    await until(() => seen.charts === 0)

    expect(seen.refused).toEqual([])
  })
})

describe('the address', () => {
  test('socket and token file are for their owner only', () => {
    expect(statSync(address).mode & 0o777).toBe(0o600)
    expect(statSync(join(folder, 'common', 'stratomate-bridge.json')).mode & 0o777).toBe(0o600)
  })

  test('a folder too deep for a socket gets one in the temporary folder, and Windows a named pipe', () => {
    expect(bridgeAddressOf(`/${'deep/'.repeat(30)}`, 'linux').startsWith(tmpdir())).toBe(true)
    expect(bridgeAddressOf('C:\\data', 'win32')).toMatch(/^\\\\\.\\pipe\\stratomate-[0-9a-f]{16}$/u)
  })
})

test('a chart that reads no indicator is no chart, and its notes say why', async () => {
  const charts = seen.charts
  const peer = open()
  const note = { type: 'note', run: 'run-1', code: 'source_choice', count: 1, about: 'MA(20), RSI(14)' }
  write(peer, { ...hello, ind: '' }, note)
  await until(() => seen.notes.length === 1)

  expect(seen.notes).toEqual([note])
  expect(seen.charts).toBe(charts)
  expect(seen.refused).toEqual([])
  write(peer, bar)
  await peer.closed
  expect(seen.refused).toEqual(['malformed'])
  expect(seen.bars).toBe(0)
})

test('the terminal is told how much was read, so that it never fills the pipe', async () => {
  const peer = open()
  const first = `${JSON.stringify(hello)}\n`
  const lines = Array.from(
    { length: 100 },
    (_, index) => `${JSON.stringify({ ...bar, seq: index + 1, bar: 60 * (index + 1) })}\n`,
  )
  const bytes = [first, ...lines].join('').length
  write(peer, first, ...lines)
  await until(() => seen.bars === 100)
  const readBy = (): unknown => peer.frames.findLast(({ type }) => type === 'hb')?.['read']
  await until(() => readBy() === bytes)

  expect(bytes).toBeGreaterThan(4_096)
  peer.socket.destroy()
})

test('an address that cannot be opened is told with what to do', async () => {
  const nowhere = join(folder, 'no', 'such', 'folder', 'bridge.sock')
  const events = {
    opened() {},
    found() {},
    closed() {},
    connected() {},
    gone() {},
    bar() {},
    repainted() {},
    news() {},
    pauseAsked() {},
    noted() {},
    signal() {},
    refused() {},
  }

  await expect(startBridgeServer(nowhere, { token, now: Date.now, events })).rejects.toThrow(
    'choose another data folder',
  )
})

test('a chart without an indicator may send its terminal’s calendar, and what is no event ends the connection', async () => {
  const peer = open()
  write(peer, { ...hello, ind: '', src: '' })
  const event = { type: 'news', run: hello.run, at: 1_800_000_000, cur: 'USD', imp: 3, name: 'CPI' }
  write(peer, event)
  write(peer, { type: 'news_end', run: hello.run, count: 1 })
  await until(() => seen.news.length === 2)
  write(peer, { ...event, imp: 4 })
  await until(() => seen.refused.length === 1)

  expect(seen.news).toEqual([event, { type: 'news_end', run: hello.run, count: 1 }])
  expect(seen.refused).toEqual(['malformed'])
})

test('a chart that can be told what to read is told so with its welcome, and an older one is not', async () => {
  const peer = open()
  write(peer, { ...hello, src: '' })
  const old = open()
  write(old, { ...hello, chart: '2' })
  await until(() => seen.lines.length === 2 && peer.frames.length > 0 && old.frames.length > 0)

  expect(peer.frames[0]).toEqual({ type: 'welcome', v: 1, run: 'run-1', pollMs: 250, chooses: true })
  expect(old.frames[0]).toEqual({ type: 'welcome', v: 1, run: 'run-1', pollMs: 250 })
  expect(seen.lines.map(({ chartId, source }) => ({ chartId, source }))).toEqual(
    expect.arrayContaining([
      { chartId: 'terminal:1', source: '' },
      { chartId: 'terminal:2', source: null },
    ]),
  )
  peer.socket.destroy()
  old.socket.destroy()
  await until(() => seen.closed >= 2)
})

test('a chart without an indicator shows what it has found', async () => {
  const peer = open()
  const looked = { type: 'looked', run: 'run-1', look: 1 }
  write(peer, { ...hello, ind: '', src: '' }, looked)
  await until(() => seen.found.length === 1)

  expect(seen.found).toEqual([looked])
  peer.socket.destroy()
})

const notFound: readonly [string, Frame][] = [
  ['marks that are no marks', { type: 'drawn', pattern: 'x', filled: 1, marks: '<script>' }],
  ['more marks than candles', { type: 'drawn', pattern: 'x', filled: 1, marks: '.'.repeat(121) }],
  ['a look without a number', { type: 'looked', look: 0 }],
  ['a price that is a word', { type: 'view', bar: 1, closes: ['high'] }],
]

test.each(notFound)('%s ends the connection', async (_, frame) => {
  const peer = open()
  write(peer, { ...hello, src: '' }, { run: 'run-1', look: 1, ...frame })
  await peer.closed

  expect(seen.refused).toEqual(['malformed'])
  expect(seen.found).toEqual([])
})
