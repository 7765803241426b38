import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCandleFile } from '@stratomate/candles/read-candle-file'
import { chartOf } from '@stratomate/engine/testing/chart-of'
import type { SignalAnswer } from '@stratomate/engine/ports'
import { expect, onTestFinished, test } from 'vitest'
import { bridgeEvents } from '#desktop/features/chart-health/bridge-events.ts'
import { newApp } from '#desktop/testing/new-app.ts'
import { newSmallDisk } from '#desktop/testing/small-disk.ts'
import { CandleRecorder, seriesIdOf, seriesMax, waitingMax } from './candle-recorder.ts'
import { pieceCandlesMax } from './series-files.ts'

const startS = Date.UTC(2026, 10, 18, 12) / 1_000
const aheadS = 7_200
const chart = chartOf('EURUSD')
const id = seriesIdOf(chart)

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'candles-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A recorder for all charts, and the candles of a chart whose clock is two hours ahead. */
function newScene(folder = newFolder()) {
  const scene = { nowMs: startS * 1_000, said: new Array<string>() }
  const say = (sentence: string): void => void scene.said.push(sentence)
  const open = () =>
    new CandleRecorder({ folder, log: { warn: say, info: say }, now: () => scene.nowMs, isWanted: () => true })
  const recorder = open()
  const bar = (minute: number, of = chart, to = recorder) => {
    const c = (11_000 + (minute % 50)) / 10_000
    to.add(of, { type: 'bar', run: 'r', seq: 1, bar: startS + aheadS + minute * 60, o: 1.1, h: 1.2, l: 1, c, vol: 2 })
  }
  /** One-minute candles as they close, each received half a second later. */
  const live = ([from, end]: readonly [number, number], of = chart, to = recorder) => {
    for (let minute = from; minute < end; minute += 1) {
      scene.nowMs = (startS + (minute + 1) * 60) * 1_000 + 500
      bar(minute, of, to)
    }
  }
  return { scene, folder, recorder, open, bar, live }
}

const minutesOf = async (recorder: CandleRecorder): Promise<number[]> => {
  const { set } = await readCandleFile((await recorder.read(id)) ?? new Uint8Array(), 'x')
  return Array.from(set.columns.time, (timeS) => (timeS - startS) / 60)
}
const range = (from: number, end: number) => Array.from({ length: end - from }, (_, index) => from + index)

test('past candles wait for the clock of their terminal, and are then recorded in UTC with those that follow', async () => {
  const { scene, recorder, bar, live } = newScene()
  scene.nowMs = (startS + 30 * 60) * 1_000 + 500
  for (const minute of range(0, 30)) bar(minute)
  await recorder.close()
  expect((await recorder.list()).series).toEqual([])
  live([30, 32])
  await recorder.close()

  expect(await minutesOf(recorder)).toEqual(range(0, 32))
  expect(await recorder.list()).toMatchObject({
    problem: null,
    series: [{ id, symbol: 'EURUSD', candles: 32, gaps: 0, fromS: startS, toS: startS + 32 * 60 }],
  })
})

test('a restart goes on where the last run ended, whatever was cut, and counts the pause as a gap', async () => {
  const { folder, recorder, open, live } = newScene()
  live([0, 40])
  await recorder.close()
  const piece = join(folder, id, '000001.strator')
  truncateSync(piece, statSync(piece).size - 3)
  const next = open()
  live([38, 42], chart, next)
  live([50, 60], chart, next)
  await next.close()

  expect(await minutesOf(next)).toEqual([...range(0, 42), ...range(50, 60)])
  expect((await next.list()).series).toMatchObject([{ candles: 52, gaps: 1, missingCandles: 8 }])
})

test('a long series is cut into pieces, a damaged piece costs itself alone, and a deleted one is gone', async () => {
  const { folder, recorder, open, live } = newScene()
  live([0, 2_000])
  await recorder.close()
  live([2_000, 4_000])
  await recorder.close()
  live([4_000, pieceCandlesMax + 30])
  await recorder.close()
  const [first = '', second = ''] = readdirSync(join(folder, id)).toSorted()
  expect(await minutesOf(recorder)).toEqual(range(0, pieceCandlesMax + 30))
  expect(second).not.toBe('')

  writeFileSync(join(folder, id, first), readFileSync(join(folder, id, first)).subarray(0, 2_000))
  expect((await minutesOf(open())).slice(-30)).toEqual(range(pieceCandlesMax, pieceCandlesMax + 30))
  await recorder.remove('../candles')
  expect(existsSync(join(folder, id))).toBe(true)
  await recorder.remove(id)
  expect(existsSync(join(folder, id))).toBe(false)
  expect(await recorder.read(id)).toBeNull()
})

test('simulated charts are not recorded, and of too many series those that were silent for longest go', async () => {
  const { folder, recorder, live } = newScene()
  live([0, 3], chartOf('SIM', { isSimulated: true }))
  for (let place = 0; place < seriesMax + 5; place += 1) {
    live([0, 3], chartOf(`S${place}`))
    await recorder.close()
  }
  const symbols = (await recorder.list()).series.map(({ symbol }) => symbol)

  expect(symbols).toHaveLength(seriesMax)
  expect(symbols).toContain(`S${seriesMax + 4}`)
  expect(symbols).not.toContain('SIM')
  expect(readdirSync(folder)).toHaveLength(seriesMax)
})

test('a full disk costs no signal and stops no trading; the candles are written when there is room', async ({
  skip,
}) => {
  const disk = newSmallDisk(1_048_576)
  if (disk === null) return skip('No small disk can be mounted here')
  onTestFinished(() => disk.remove())
  const { scene, recorder, live } = newScene(join(disk.folder, 'candles'))
  const app = Object.assign(newApp(scene.nowMs), { recorder })
  const events = bridgeEvents(app, { beforeSignal() {}, stop() {} })
  app.engine.pauses.resume('person')
  live([0, 5])
  await recorder.close()

  disk.fill()
  live([5, 10 + waitingMax])
  await recorder.close()
  expect(await recorder.list()).toMatchObject({ problem: 'the disk is full' })
  const answers: SignalAnswer[] = []
  events.connected(chart)
  events.bar(chart, { type: 'bar', run: 'r', seq: 1, bar: 600, o: 1.1, h: 1.1, l: 1.1, c: 1.1, vol: 1 })
  const frame = { type: 'sig', run: 'r', seq: 2, sym: 'EURUSD', tf: 60, bar: 600, gmt: scene.nowMs, tick: 1 } as const
  const signal = { ...frame, side: 1, px: 1.1, shift: 1, conf: 1, ind: 'x' } as const
  const answer = (said: SignalAnswer) => void answers.push(said)
  events.signal({ id: 's', chartId: 't:1', source: null, chart, frame: signal, receivedAtMs: scene.nowMs, answer })
  await new Promise((resolve) => setImmediate(resolve))
  expect([answers.length, app.engine.pauses.cause()]).toEqual([1, null])

  disk.free()
  live([10 + waitingMax, 12 + waitingMax])
  await recorder.close()
  expect((await minutesOf(recorder)).slice(-waitingMax)).toEqual(range(12, 12 + waitingMax))
  expect(scene.said).toEqual([
    'Candles are not recorded: the disk is full. Trading is not affected.',
    'Candles are recorded again.',
  ])
})
