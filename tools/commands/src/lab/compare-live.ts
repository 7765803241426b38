import { readFileSync } from 'node:fs'
import { refusalCodes } from '@stratomate/contracts'
import { compareWithLive } from '@stratomate/lab/compare-with-live'
import { runRule } from '@stratomate/lab/run/run-rule'
import { dayMs } from '@stratomate/std/time'
import { z } from 'zod'
import { exitCodes, type LabAnswer } from './lab-lines.ts'
import { type LabOptions, LabUsageError, required, ruleOptions } from './lab-options.ts'
import type { LabStore } from './lab-store.ts'

const cents = z.number().int()
const LiveTrades = z.array(
  z.object({
    candleTimeS: z.number().int(),
    side: z.enum(['buy', 'sell']),
    stakeCents: cents,
    profitCents: cents.nullable(),
    reason: z.enum(refusalCodes).nullable(),
  }),
)
/** Live against lab on one UTC day: the app's trades from a JSON file, joined with those of the lab. */
export async function compareLive(options: LabOptions, store: LabStore): Promise<LabAnswer> {
  const { subject, values } = options
  const startMs = Date.parse(`${required(subject ?? undefined, 'the day')}T00:00:00Z`)
  if (Number.isNaN(startMs)) throw new LabUsageError('The day is written as 2026-11-25.')
  const path = required(values.trades, 'trades')
  const parsed = LiveTrades.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  if (!parsed.success) throw new LabUsageError(`${path} is no list of trades: ${z.prettifyError(parsed.error)}`)
  const set = await store.load(required(values.data, 'data'))
  const isOfDay = (timeS: number): boolean => timeS * 1_000 >= startMs && timeS * 1_000 < startMs + dayMs
  const lab = runRule(set, ruleOptions(options)).trades.filter(({ index }) => isOfDay(set.columns.time[index] ?? 0))
  const compared = compareWithLive(
    set,
    lab,
    parsed.data.filter(({ candleTimeS }) => isOfDay(candleTimeS)),
  )
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
