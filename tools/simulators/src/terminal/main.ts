import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { bridgeFileName } from '@stratomate/contracts'
import { dayS } from '@stratomate/std/time'
import type { ChartIdentity } from './chart-identity.ts'
import { createChartPlayer } from './chart-player.ts'
import { generateCandles } from './generate-candles.ts'
import { lastOpenTime } from './market-hours.ts'
import { readRecording, RecordingError } from './read-recording.ts'
import { replay, type ReplayChart } from './replay.ts'
import { createReport } from './report.ts'
import { SimulatedChart } from './simulated-chart.ts'
import { simulatedSymbols } from './symbols.ts'
import {
  readTerminalSettings,
  SettingsError,
  terminalUsage,
  timeframeName,
  type TerminalSettings,
} from './terminal-settings.ts'

const historyCandles = 300
const speedOfMax = 1_000_000

type PreparedChart = { identity: ChartIdentity; player: ReturnType<typeof createChartPlayer> }

async function run(settings: TerminalSettings): Promise<void> {
  const print = (line: string): void => console.log(`${new Date().toLocaleTimeString('en-GB')} ${line}`)
  const charts = settings.files.length > 0 ? recordedCharts(settings) : syntheticCharts(settings)
  print(introduction(settings, charts))
  const report = createReport(print, { quiet: settings.quiet })
  const running: ReplayChart[] = charts.map(({ identity, player }) => ({
    chart: new SimulatedChart({ identity, player, common: settings.common, report }),
    timeframeS: identity.timeframeS,
  }))
  const stop = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort())
  const watch = wakeOnNewDesktop(settings.common, running)
  await replay(running, settings.speed, stop.signal)
  clearInterval(watch)
  if (!stop.signal.aborted) {
    print('The recording is over.')
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
  for (const { chart } of running) chart.close()
}

function introduction(settings: TerminalSettings, charts: readonly PreparedChart[]): string {
  const what =
    settings.files.length > 0
      ? `${charts.length} recorded chart(s)`
      : `${charts.length} synthetic chart(s) ${timeframeName(settings.timeframeS)}, made-up prices, seed ${settings.seed}`
  return `Simulated terminal: ${what}, ${settings.speed === 'max' ? 'as fast as possible' : `${settings.speed}× real time`}.`
}

/** Each start is a separate terminal: a second replay of the same time must not look like the same signals. */
function terminalId(): string {
  return `sim-${Date.now().toString(36)}`
}

function syntheticCharts(settings: TerminalSettings): PreparedChart[] {
  const id = terminalId()
  const { timeframeS } = settings
  const liveFrom = lastOpenTime(Math.floor(Date.now() / 1_000) - dayS)
  const startS = Math.floor(liveFrom / timeframeS) * timeframeS - historyCandles * timeframeS
  return simulatedSymbols(settings.charts).map((symbol, index) => ({
    identity: identityOf(settings, {
      terminalId: id,
      chart: String(index + 1),
      symbol: symbol.name,
      custom: symbol.custom,
      timeframeS,
      digits: symbol.digits,
      source: 'synthetic',
    }),
    player: createChartPlayer(
      generateCandles({ symbol, timeframeS, startS, seed: settings.seed + index }),
      historyCandles,
    ),
  }))
}

function recordedCharts(settings: TerminalSettings): PreparedChart[] {
  const id = terminalId()
  return settings.files.map((file, index) => {
    const { symbol, timeframeS, digits, candles } = readRecording(file)
    const identity = identityOf(settings, {
      terminalId: id,
      chart: String(index + 1),
      symbol,
      custom: symbol.includes('-OTC'),
      timeframeS,
      digits,
      source: 'recording',
    })
    return { identity, player: createChartPlayer(candles.values(), Math.min(historyCandles, candles.length - 10)) }
  })
}

function identityOf(settings: TerminalSettings, rest: Omit<ChartIdentity, 'speed'>): ChartIdentity {
  return { ...rest, speed: settings.speed === 'max' ? speedOfMax : settings.speed }
}

/** A desktop that has just started writes its address again, so that waiting charts connect at once. */
function wakeOnNewDesktop(common: string, charts: readonly ReplayChart[]): NodeJS.Timeout {
  const path = join(common, bridgeFileName)
  const changedAt = (): number => (existsSync(path) ? (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) : 0)
  let known = changedAt()
  return setInterval(() => {
    const now = changedAt()
    if (now !== known) for (const { chart } of charts) chart.wake()
    known = now
  }, 250)
}

try {
  await run(readTerminalSettings(process.argv.slice(2), Date.now() % 1_000_000))
} catch (error) {
  if (!(error instanceof SettingsError) && !(error instanceof RecordingError)) throw error
  console.error(error instanceof SettingsError ? `${error.message}\n\n${terminalUsage}` : error.message)
  process.exitCode = 2
}
