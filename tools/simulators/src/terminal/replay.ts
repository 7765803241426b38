import { setImmediate as immediate, setTimeout as timeout } from 'node:timers/promises'
import type { SimulatedChart } from './simulated-chart.ts'

export type ReplayChart = { chart: SimulatedChart; timeframeS: number }

const bufferBytesMax = 64 * 1024
const stepsPerTurnMax = 200

/**
 * Moves all charts of one timeframe together, because candles of a market close at the same moment. Waits for the first
 * welcome, then continues whether or not the desktop listens, as a market does. Resolves when every recording is over
 * or `signal` is aborted.
 */
export async function replay(
  charts: readonly ReplayChart[],
  speed: number | 'max',
  signal: AbortSignal,
): Promise<void> {
  const groups = Map.groupBy(charts, ({ timeframeS }) => timeframeS)
  await Promise.all([...groups].map(([timeframeS, group]) => replayGroup(group, { timeframeS, speed, signal })))
}

type Pace = { timeframeS: number; speed: number | 'max'; signal: AbortSignal }

async function replayGroup(charts: readonly ReplayChart[], { timeframeS, speed, signal }: Pace): Promise<void> {
  const candleMs = speed === 'max' ? 0 : (timeframeS * 1_000) / speed
  while (!charts.some(({ chart }) => chart.isWelcome())) {
    if (signal.aborted) return
    await pauseMs(20, signal)
  }
  let dueAt = performance.now() + candleMs
  while (!signal.aborted) {
    await pauseMs(Math.max(0, dueAt - performance.now()), signal)
    if (signal.aborted) return
    if (charts.some(({ chart }) => chart.waitingBytes() > bufferBytesMax)) {
      await pauseMs(1, signal)
      continue
    }
    const late = candleMs === 0 ? 1 : Math.floor((performance.now() - dueAt) / candleMs) + 1
    const steps = Math.min(stepsPerTurnMax, Math.max(0, late))
    for (let step = 0; step < steps; step += 1) {
      const isOver = charts.map(({ chart }) => chart.step()).every((moved) => !moved)
      if (isOver) return
    }
    dueAt += steps * candleMs
  }
}

/** Waits, but not longer than until `signal` aborts. */
async function pauseMs(ms: number, signal: AbortSignal): Promise<void> {
  try {
    if (ms < 1) await immediate(undefined, { signal })
    else await timeout(ms, undefined, { signal })
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
