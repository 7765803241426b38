import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import type { BridgeSignal } from './bridge-events.ts'
import { FileInbox } from './file-inbox.ts'

const token = 'the-token-of-this-run'
const term = { id: 'terminal', build: 1, login: '' }
const chart = { chart: '1', sym: 'EURUSD', custom: 0, tf: 60, digits: 5, ind: 'x(1)', mode: 'emitter' }
const hello = { type: 'hello', v: 1, token, run: 'r', term, ...chart }
const bar = { type: 'bar', run: 'r', seq: 1, bar: 600, o: 1.1, h: 1.2, l: 1, c: 1.15, vol: 3 }
const place = { run: 'r', seq: 2, sym: 'EURUSD', tf: 60, bar: 600 }
const sig = { type: 'sig', ...place, gmt: 1e3, tick: 5, side: 1, px: 1.15, shift: 1, conf: 1, ind: 'x(1)' }

const lines = (...frames: readonly unknown[]): string => frames.map((frame) => `${JSON.stringify(frame)}\n`).join('')
const whole = lines(hello, bar, sig)

function newInbox() {
  const folder = mkdtempSync(join(tmpdir(), 'inbox-'))
  const seen = {
    nowMs: 1_000_000,
    steps: new Array<string>(),
    signals: new Array<BridgeSignal>(),
    refused: new Array<string>(),
    warnings: new Array<string>(),
  }
  const inbox = new FileInbox(folder, {
    token,
    now: () => seen.nowMs,
    log: { warn: (line) => void seen.warnings.push(line) },
    events: {
      opened: () => void seen.steps.push('opened'),
      found: () => void seen.steps.push('found'),
      closed: () => void seen.steps.push('closed'),
      connected: ({ key }) => void seen.steps.push(`connected ${key}`),
      gone: ({ key }) => void seen.steps.push(`gone ${key}`),
      bar: () => void seen.steps.push('bar'),
      repainted: () => void seen.steps.push('fix'),
      news: () => void seen.steps.push('news'),
      pauseAsked: () => void seen.steps.push('pause'),
      noted: () => void seen.steps.push('note'),
      signal: (signal) => void seen.signals.push(signal),
      refused: (code) => void seen.refused.push(code),
    },
  })
  return { folder, inbox, seen, write: (name: string, text: string) => writeFileSync(join(folder, name), text) }
}

let fixture = newInbox()
beforeEach(() => {
  fixture = newInbox()
})

test('a file is told as a connection would be, and deleted', async () => {
  const { inbox, seen, write, folder } = fixture
  write('r-2.json', whole)
  await inbox.look()

  expect(seen.steps).toEqual(['connected EURUSD:60:x(1)', 'bar'])
  expect(seen.signals).toMatchObject([{ frame: { side: 1, bar: 600 }, receivedAtMs: seen.nowMs }])
  expect(seen.refused).toEqual([])
  expect(readdirSync(folder)).toEqual([])
})

test('the chart stays for the next file, and goes after a long silence', async () => {
  const { inbox, seen, write } = fixture
  write('r-2.json', whole)
  await inbox.look()
  seen.nowMs += 60_000
  write('r-4.json', lines(hello, { ...bar, seq: 3, bar: 660 }, { ...sig, seq: 4, bar: 660 }))
  await inbox.look()
  expect(seen.signals).toHaveLength(2)
  seen.nowMs += 300_001
  await inbox.look()

  expect(seen.steps).toEqual(['connected EURUSD:60:x(1)', 'bar', 'bar', 'gone EURUSD:60:x(1)'])
})

test('a file that comes again is told again with the same identity: the desk knows its signals', async () => {
  const { inbox, seen, write } = fixture
  write('r-2.json', whole)
  await inbox.look()
  write('copy.json', whole)
  await inbox.look()

  expect(new Set(seen.signals.map(({ id }) => id)).size).toBe(1)
  seen.signals[1]?.answer({ state: 'dup' })
  expect(seen.refused).toEqual(['duplicate'])
})

describe('what is refused', () => {
  test.each([
    ['nothing', '', 'malformed'],
    ['no JSON', 'hello\n', 'malformed'],
    ['another program’s file', '{"name":"chart"}\n', 'malformed'],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 10]), 'malformed'],
    ['a signal without an introduction', lines(sig), 'hello_expected'],
    ['a token of an earlier start', lines({ ...hello, token: 'old' }, bar, sig), 'bad_token'],
    ['another version', lines({ ...hello, v: 2 }, bar, sig), 'bad_version'],
    ['another run', lines(hello, { ...bar, run: 'q' }, sig), 'wrong_run'],
    ['numbers out of order', lines(hello, { ...bar, seq: 3 }, sig), 'out_of_order'],
    ['another symbol', lines(hello, bar, { ...sig, sym: 'GBPUSD' }), 'malformed'],
    ['a candle that cannot be', lines(hello, { ...bar, h: 1 }, sig), 'malformed'],
    ['a huge file', `${whole}${' '.repeat(1_000_000)}\n`, 'oversized'],
    ['a long line', `${' '.repeat(5_000)}\n`, 'oversized'],
  ])('%s', async (_, content, code) => {
    const { inbox, seen, folder } = fixture
    writeFileSync(join(folder, 'a.json'), content)
    writeFileSync(join(folder, 'b.json'), whole)
    await inbox.look()
    seen.nowMs += 1_001
    await inbox.look()

    expect(seen.refused).toEqual([code])
    expect(seen.signals).toHaveLength(1)
    expect(readdirSync(folder)).toEqual([])
  })

  test('a file that is not whole yet is waited for', async () => {
    const { inbox, seen, write } = fixture
    write('r-2.json', whole.slice(0, 300))
    await inbox.look()
    expect(seen.refused).toEqual([])
    write('r-2.json', whole)
    await inbox.look()

    expect(seen.signals).toHaveLength(1)
  })

  test('a link is removed without being followed, a folder stays, and neither stops the files', async () => {
    const { inbox, seen, write, folder } = fixture
    const outside = join(mkdtempSync(join(tmpdir(), 'outside-')), 'secret.json')
    writeFileSync(outside, whole)
    symlinkSync(outside, join(folder, 'a.json'))
    mkdirSync(join(folder, 'b.json'))
    write('c.json', whole)
    write('d.part', whole)
    await inbox.look()
    await inbox.look()

    expect(seen.signals).toHaveLength(1)
    expect(seen.refused).toEqual(['malformed', 'malformed'])
    expect(readdirSync(folder).toSorted()).toEqual(['b.json', 'd.part'])
  })

  test('whatever lies in the folder, a look ends and takes the whole file beside it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 400 }), { maxLength: 5 }), async (contents) => {
        const { inbox, seen, folder } = newInbox()
        for (const [index, content] of contents.entries()) writeFileSync(join(folder, `${index}.json`), content)
        writeFileSync(join(folder, 'whole.json'), whole)
        await inbox.look()
        seen.nowMs += 1_001
        await inbox.look()
        expect(seen.signals).toHaveLength(1)
        expect(readdirSync(folder)).toEqual([])
        rmSync(folder, { recursive: true })
      }),
      { numRuns: 50 },
    )
  })
})

test('a flood is taken in parts', async () => {
  const { inbox, seen, write, folder } = fixture
  for (let file = 0; file < 250; file += 1) write(`${file}.json`, lines(sig))
  await inbox.look()
  expect(seen.refused).toHaveLength(100)
  await inbox.look()
  await inbox.look()

  expect(seen.refused).toHaveLength(250)
  expect(readdirSync(folder)).toEqual([])
})

test('a folder that is gone is no problem; it comes back', async () => {
  const { inbox, seen, write, folder } = fixture
  rmSync(folder, { recursive: true })
  await inbox.look()
  mkdirSync(folder)
  write('r-2.json', whole)
  await inbox.look()

  expect(seen.signals).toHaveLength(1)
  expect(seen.warnings).toEqual([])
})

test('when it closes, its charts are gone and nothing is read any more', async () => {
  const { inbox, seen, write, folder } = fixture
  write('r-2.json', whole)
  inbox.start()
  while (seen.signals.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  await inbox.close()
  write('r-4.json', whole)
  await new Promise((resolve) => setTimeout(resolve, 250))

  expect(seen.steps.at(-1)).toBe('gone EURUSD:60:x(1)')
  expect(readdirSync(folder)).toEqual(['r-4.json'])
})
