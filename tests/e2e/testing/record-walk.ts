import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CandleSet } from '@stratomate/candles/candle-set'
import { isMarketOpen } from '@stratomate/candles/market-week'
import { randomWalk } from '@stratomate/candles/random-walk'
import { recordingOf } from '@stratomate/candles/recording/recording-of'
import { firstQuestion } from '@stratomate/lab-ui/question/lab-question'
import { ruleOfQuestion } from '@stratomate/lab-ui/question/rule-of-question'
import { runRule } from '@stratomate/lab/run/run-rule'

/** What the lab tests first, on candles that the app has recorded. */
export type RecordedWalk = { set: CandleSet; traded: { index: number; side: 1 | -1 } }

/** Only signals of the last minutes are joined by the moment at which they were judged. */
const recentCandles = 7

const gapCandles = 5

/** Has the app of a data folder record `recordedWalk`, with a gap of five candles, before it starts. */
export async function recordWalk(dataDir: string): Promise<RecordedWalk> {
  const walk = recordedWalk()
  const folder = join(dataDir, 'desktop/candles/EURUSD-OTC-60-0a1b2c3d')
  await mkdir(folder, { recursive: true })
  const gapAt = placeOfGap(walk.set)
  await writeFile(join(folder, '000001.strator'), recordingOf(walk.set, 0, gapAt))
  await writeFile(join(folder, '000002.strator'), recordingOf(walk.set, gapAt + gapCandles))
  return walk
}

/**
 * Where the gap begins: an hour and a half before now, or the nearest earlier minute, else a later one, since only gaps
 * while the market is open count. The walk is longer than a weekend, so it has such minutes on every day of the week.
 */
function placeOfGap({ columns: { time } }: CandleSet): number {
  const isOpen = (place: number) => isMarketOpen(time[place] ?? 0) && isMarketOpen(time[place + gapCandles] ?? 0)
  const places = Array.from({ length: time.length - gapCandles }, (_, place) => place)
  const [before, after] = [places.slice(1, 1_401), places.slice(1_600)]
  const place = before.findLast(isOpen) ?? after.find(isOpen)
  if (place === undefined) throw new Error('The market is closed during the whole walk.')
  return place
}

/**
 * Minutes of random candles around now; the rule trades in the last ones before it. The following ones lie in the
 * future, so that the day has trades of the lab at every hour: a minute after midnight it has none behind it.
 */
function recordedWalk(): RecordedWalk {
  const rule = ruleOfQuestion(firstQuestion)
  const [nowS, candles] = [Math.floor(Date.now() / 60_000) * 60, 3_000]
  for (let seed = 1; seed < 200; seed += 1) {
    const walk = { ...randomWalk({ candles, seed }), symbol: 'EURUSD-OTC' }
    const shiftS = nowS - (walk.columns.time[candles / 2] ?? 0)
    const set = { ...walk, columns: { ...walk.columns, time: walk.columns.time.map((timeS) => timeS + shiftS) } }
    const trades = runRule(set, rule).trades.filter(({ index }) => index < candles / 2)
    const { index = 0, side = 1 } = trades.at(-1) ?? {}
    if (index >= candles / 2 - recentCandles) return { set, traded: { index, side } }
  }
  throw new Error('No walk has a trade just before now.')
}
