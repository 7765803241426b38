import type { FixFrame } from '@stratomate/contracts'
import type { ConnectedChart, Log } from '@stratomate/engine/ports'
import type { RepaintKind, RepaintWatch } from '@stratomate/engine/charts/repaint-watch'
import type { RepaintedSignals } from '@stratomate/engine/charts/repainted-signals'
import type { TradingSettings } from '@stratomate/engine/gate/trading-settings'
import { errorText } from '@stratomate/std/errors'
import { repaintedSignalsNote, repaintsNote } from './keep-repaints.ts'

export type RepaintApp = {
  repaints: RepaintWatch
  repaintedSignals: RepaintedSignals
  journal: { writeNote(key: string, text: string): void }
  settingsStore: { trading(): TradingSettings }
  log: Log
}

const kindLabels = {
  vanished: 'took an arrow away',
  late: 'drew an arrow late',
  flipped: 'turned an arrow round',
} as const satisfies Record<RepaintKind, string>

/** Counts, stores and logs that an indicator changed the arrow of a closed candle. Such an arrow is never traded. */
export function takeRepaint(parts: RepaintApp, chart: ConnectedChart, fix: FixFrame): void {
  const { repaints, repaintedSignals, log, settingsStore } = parts
  const { symbol, indicator, feed } = chart
  const { bar, side, was } = fix
  if (was === undefined) {
    // An older Expert Advisor does not check whether the candles changed: its report is logged, but proves nothing.
    log.warn(`An indicator on ${symbol} changed a past signal. It was not traded again.`, { bar, indicator })
    return
  }
  // An arrow that appears late was not a signal before.
  if (was !== 0 && side !== was && repaintedSignals.change(chart, bar))
    keep(parts, repaintedSignalsNote, repaintedSignals.kept())
  const kind = repaints.take(indicator, feed, { bar, side, was })
  if (kind === null) return
  const proofs = repaints.proofs(indicator)
  const { repaintProofsMax } = settingsStore.trading()
  const isRefused = repaintProofsMax !== null && proofs >= repaintProofsMax
  const end = isRefused ? ' Its signals are refused.' : ''
  log.warn(`An indicator on ${symbol} ${kindLabels[kind]} on a closed candle (it repaints).${end}`, {
    bar,
    indicator,
    proofs,
  })
  keep(parts, repaintsNote, repaints.kept())
}

/** A repainter may change many candles at once, and a full disk is reported elsewhere: more proofs will come. */
function keep({ journal, log }: Pick<RepaintApp, 'journal' | 'log'>, note: string, text: string): void {
  try {
    journal.writeNote(note, text)
  } catch (error) {
    log.error('What indicators changed could not be kept.', {
      reason: errorText(error),
    })
  }
}
