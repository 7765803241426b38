import type { WindowAction } from '@stratomate/contracts/desktop-window/schemas'
import type { WindowState } from '@stratomate/contracts/desktop-window/state'
import type { WindowReplay } from '@stratomate/contracts/desktop-window/replay'
import { tradingDayOf } from '@stratomate/domain'
import { replayDay } from '@stratomate/engine/replay/replay-day'
import { readRecordedDay } from './read-recorded-day.ts'
import { triedPlan } from './read-replay-order.ts'
import type { JournalReader } from '#desktop/adapters/journal/journal-reader.ts'
import type { SettingsStore } from '#desktop/features/trading-settings/settings-store.ts'
import { indicatorName } from '#desktop/features/indicator-name.ts'
import { settingsPatch } from '#desktop/features/trading-settings/settings-view.ts'
import type { WindowReply } from '@stratomate/contracts/desktop-window/values'

type ReplayAction = Extract<WindowAction, { kind: 'replay_days' | 'replay_day' }>

export type ReplayApp = { reader: JournalReader; settingsStore: Pick<SettingsStore, 'tryOut'> }
type ReplayDependencies = { app: ReplayApp; readState: () => WindowState }

/** More rows than people read would only slow the answer; the sums count all of them. */
const rowsMax = 200

/**
 * Judges a recorded day again with changed rules; nothing is traded and no setting changes. Only while trading is
 * stopped, because a long day would delay a signal. Throws a SettingsError for a day without records or wrong rules.
 */
export function replayForWindow(action: ReplayAction, { app, readState }: ReplayDependencies): WindowReply {
  if (action.kind === 'replay_days') {
    return { ok: true, message: '', data: { days: app.reader.recordedDays().map(tradingDayOf) } }
  }
  if (readState().trading.kind === 'running') {
    return { ok: false, message: 'Stop trading first. A replay would hold up the next signal.' }
  }
  const { day, changes } = action
  const { trading, offer } = app.settingsStore.tryOut(settingsPatch(changes))
  const rules = { ...trading, moneyPlan: triedPlan(offer ?? trading.moneyPlan) }
  const { signals, ...sums } = replayDay({ rules, ...readRecordedDay(app.reader, day) })
  const rows = signals
    .filter(({ isDifferent }) => isDifferent)
    .slice(0, rowsMax)
    .map(({ indicatorId, isDifferent: _isDifferent, accountCurrency: { currency }, ...row }) => {
      return { ...row, currency, indicator: indicatorName(indicatorId) }
    })
  const data: WindowReplay = { day, signals: signals.length, ...sums, rows }
  return { ok: true, message: '', data }
}
