import { readFileSync } from 'node:fs'
import { compareDay, type LiveDay } from '@stratomate/lab/live/compare-with-live'
import { type LiveChart, LiveDayError, readLiveDay } from '@stratomate/lab/live/read-live-day'
import { exitCodes, type LabAnswer } from './lab-lines.ts'
import { type LabOptions, LabUsageError, required, ruleOptions } from './lab-options.ts'
import type { LabStore } from './lab-store.ts'

/**
 * Live against lab on one UTC day, which the app has saved as JSON: its signals, joined with the lab's on the same
 * candles.
 */
export async function compareLive(options: LabOptions, store: LabStore): Promise<LabAnswer> {
  const { subject, values } = options
  const startMs = Date.parse(`${required(subject ?? undefined, 'the day')}T00:00:00Z`)
  if (Number.isNaN(startMs)) throw new LabUsageError('The day is written as 2026-11-25.')
  const path = required(values.trades, 'trades')
  const set = await store.load(required(values.data, 'data'))
  const rule = ruleOptions(options)
  const live = dayIn(path, { ...set, indicatorId: rule.indicatorId })
  if (live.fromS * 1_000 !== startMs) throw new LabUsageError(`${path} is of another day: ${dateOf(live.fromS)}.`)
  const compared = compareDay(set, rule, live)
  const different = compared.filter(({ difference }) => difference !== 'none')
  return {
    lines: [
      `${compared.length} signals, ${different.length} differences`,
      ...different.map(
        ({ candleTimeS, side, difference, live }) =>
          `${new Date(candleTimeS * 1_000).toISOString().slice(0, 16)} ${side}: ${difference}${live?.reason === undefined || live.reason === null ? '' : ` (${live.reason})`}`,
      ),
    ],
    data: { compared },
    code: different.length === 0 ? exitCodes.fine : exitCodes.different,
  }
}

const dateOf = (timeS: number): string => new Date(timeS * 1_000).toISOString().slice(0, 10)

function dayIn(path: string, chart: LiveChart): LiveDay {
  try {
    return readLiveDay(readFileSync(path, 'utf8'), chart)
  } catch (error) {
    throw error instanceof LiveDayError ? new LabUsageError(`${path}: ${error.message}`) : error
  }
}
