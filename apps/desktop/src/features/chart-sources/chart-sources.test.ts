import { type AskFrame, DesktopFrame, type LookFrame, type SourceFrame, type WishFrame } from '@stratomate/contracts'
import type { SourceChoice } from '@stratomate/contracts/terminal/source-choice'
import { chartOf } from '@stratomate/engine/testing/chart-of'
import { expect, test } from 'vitest'
import type { ChartLine } from '#desktop/adapters/bridge/bridge-events.ts'
import { ChartSources } from './chart-sources.ts'
import { chooseSource } from './choose-source.ts'
import { wishesOf } from './wishes-of.ts'
import { windowSources } from './window-sources.ts'

type Sent = SourceFrame | AskFrame | WishFrame

function newNotes() {
  const kept = new Map<string, string>()
  return {
    readNote: (key: string) => kept.get(key) ?? null,
    writeNote: (key: string, value: string) => void kept.set(key, value),
  }
}

function newLine(chartId: string, source: string | null = '') {
  const sent = new Array<Sent>()
  const line: ChartLine = {
    chartId,
    source,
    chart: chartOf('EURUSD'),
    isRead: false,
    send: (frame) => void sent.push(frame),
  }
  return { sent, line }
}

const choice: SourceChoice = { kind: 'arrows', name: 'Arrows', inputs: 'a1', buy: 0, sell: 1 }
const idOf = (sent: readonly Sent[]): string => {
  const last = sent.at(-1)
  return last?.type === 'source' ? last.id : ''
}

test('a chart is told to look by itself until the person has chosen, and then what was chosen, as the protocol has it', () => {
  const sources = new ChartSources(newNotes())
  const { line, sent } = newLine('t:1')
  sources.opened(line)
  sources.choose('t:1', choice)
  sources.choose('t:1', null)

  expect(sent.map((frame) => DesktopFrame.parse(frame))).toEqual([
    { type: 'source', id: '', kind: 'auto' },
    { type: 'source', id: expect.stringMatching(/^[0-9a-f]{16}$/u), ...choice },
    { type: 'source', id: '', kind: 'auto' },
  ])
})

test('a chart is told how long before the close it looks, when that changes, and nothing where it always waits', () => {
  const favorite = {
    symbol: 'EURUSD',
    timeframeS: 60,
    direction: 'both',
    stakeCents: null,
    expiryCandles: null,
  } as const
  const wishes = (beforeCloseS: number | null) => wishesOf({ favorites: [{ ...favorite, beforeCloseS }] })
  const sources = new ChartSources(newNotes(), wishes(null))
  const { line, sent } = newLine('t:1')
  const older = newLine('t:2', null)
  sources.opened(line)
  sources.opened(older.line)
  for (const beforeCloseS of [null, 5, 5, 3, null]) sources.wish(wishes(beforeCloseS))
  sources.wish(wishesOf({ favorites: 'first' }))
  const again = newLine('t:3')
  sources.wish(wishes(7))
  sources.opened(again.line)

  const early = (frames: readonly Sent[]) => frames.flatMap((frame) => (frame.type === 'wish' ? [frame.early] : []))
  expect([early(sent), early(again.sent), older.sent]).toEqual([[5, 3, 0, 7], [7], []])
  expect(DesktopFrame.parse(again.sent.at(-1))).toEqual({ type: 'wish', early: 7, news: 0 })
})

test('a choice lasts through a restart under the same name, and holds for its own chart only', () => {
  const notes = newNotes()
  const before = newLine('t:1')
  const first = new ChartSources(notes)
  first.opened(before.line)
  first.choose('t:1', choice)
  const again = new ChartSources(notes)
  const after = newLine('t:1')
  const other = newLine('t:2')
  again.opened(after.line)
  again.opened(other.line)

  expect(after.sent).toEqual([before.sent.at(-1)])
  expect(other.sent).toEqual([{ type: 'source', id: '', kind: 'auto' }])
  expect(again.isInForce({ chartId: 't:1', source: idOf(after.sent) })).toBe(true)
  expect(again.isInForce({ chartId: 't:1', source: '' })).toBe(false)
})

test('a choice that cannot be kept is not in force, and the chart hears nothing', () => {
  const sources = new ChartSources({
    readNote: () => null,
    writeNote() {
      throw new Error('The disk is full')
    },
  })
  const { line, sent } = newLine('t:1')
  sources.opened(line)

  expect(() => sources.choose('t:1', choice)).toThrow('full')
  expect(sent).toHaveLength(1)
  expect(sources.choiceOf('t:1')).toBeNull()
})

test.each(['{}', '[]', '{"t:1":{"kind":"guess"}}'])('a note that says %s is read like none', (note) => {
  expect(new ChartSources({ readNote: () => note, writeNote() {} }).choiceOf('t:1')).toBeNull()
})

test('an Expert Advisor that cannot be told is told nothing, and the person why', async () => {
  const sources = new ChartSources(newNotes())
  const { line, sent } = newLine('t:1', null)
  sources.opened(line)
  const app = { chartSources: sources }

  expect(await chooseSource({ kind: 'choose_source', chartId: 't:1', choice }, app)).toMatchObject({
    ok: false,
    message: expect.stringContaining('too old'),
  })
  expect(await chooseSource({ kind: 'look_at_chart', chartId: 't:9' }, app)).toMatchObject({
    ok: false,
    message: expect.stringContaining('closed'),
  })
  expect(sent).toEqual([])
})

test('one place for both sides is refused', async () => {
  const sources = new ChartSources(newNotes())
  sources.opened(newLine('t:1').line)
  const same: SourceChoice = { ...choice, sell: 0 }

  const reply = await chooseSource({ kind: 'choose_source', chartId: 't:1', choice: same }, { chartSources: sources })
  expect(reply.ok).toBe(false)
  expect(sources.choiceOf('t:1')).toBeNull()
})

test('a look ends with its last piece, without those of an earlier look', async () => {
  const sources = new ChartSources(newNotes())
  const { line } = newLine('t:1')
  sources.opened(line)
  const early = sources.look('t:1')
  const late = sources.look('t:1')
  const run = 'r'
  sources.found('t:1', { type: 'view', run, look: 1, bar: 60, closes: [9] })
  sources.found('t:1', { type: 'view', run, look: 2, bar: 60, closes: [1.1] })
  sources.found('t:1', { type: 'drawn', run, look: 2, pattern: 'up * #233', filled: 1, marks: '+' })
  sources.found('t:1', { type: 'looked', run, look: 2 })

  expect(await early).toBeNull()
  expect(await late).toEqual({ closes: [1.1], found: [], drawn: [{ pattern: 'up * #233', filled: 1, marks: '+' }] })
})

test('a chart that closes ends its look, and a chart that came again keeps its new connection', async () => {
  const sources = new ChartSources(newNotes())
  const old = newLine('t:1')
  const next = newLine('t:1')
  sources.opened(old.line)
  const look = sources.look('t:1')
  sources.opened(next.line)
  sources.closed(old.line)
  expect(sources.lines()).toEqual([next.line])
  sources.closed(next.line)

  expect(await look).toBeNull()
  expect(sources.lines()).toEqual([])
})

test('a row says what is read, what was chosen and what keeps the chart from sending', () => {
  const sources = new ChartSources(newNotes())
  sources.opened(newLine('t:1').line)
  sources.opened({ ...newLine('t:2', null).line, isRead: true })
  sources.choose('t:1', choice)
  const chartNotes = {
    current: () => [
      { chartId: 't:1', symbol: 'EURUSD', timeframeS: 60, code: 'source_gone' as const, count: 1, about: 'x', atMs: 0 },
    ],
  }

  expect(windowSources({ chartSources: sources, chartNotes, now: () => 0 })).toEqual([
    {
      chartId: 't:1',
      symbol: 'EURUSD',
      timeframeS: 60,
      key: null,
      canChoose: true,
      choice,
      note: { code: 'source_gone', about: 'x' },
    },
    {
      chartId: 't:2',
      symbol: 'EURUSD',
      timeframeS: 60,
      key: 'EURUSD:60:x',
      canChoose: false,
      choice: null,
      note: null,
    },
  ])
})

test('a thousand charts are kept, and a chart shows 24 indicators at most', async () => {
  const notes = newNotes()
  const sources = new ChartSources(notes)
  for (let chart = 0; chart <= 1_000; chart++) {
    sources.opened(newLine(`t:${chart}`).line)
    if (chart % 100 === 0) sources.choose(`t:${chart}`, choice)
  }
  const look = sources.look('t:1000')
  const found: LookFrame = {
    type: 'found',
    run: 'r',
    look: 1,
    window: 0,
    name: 'x',
    inputs: '',
    own: 0,
    of: 0,
    buffers: [],
  }
  for (let index = 0; index < 30; index++) sources.found('t:1000', found)
  sources.found('t:1000', { type: 'looked', run: 'r', look: 1 })

  expect(sources.lines()).toHaveLength(1_000)
  expect((await look)?.found).toHaveLength(24)
})
