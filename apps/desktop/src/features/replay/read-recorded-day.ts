import { dayEndMs, dayStartMs } from '@stratomate/domain'
import type { ReplayInput } from '@stratomate/engine/replay/replay-values'
import type { JournalReader } from '#desktop/adapters/journal/journal-reader.ts'
import { SettingsError } from '@stratomate/std/errors'

/** Trades of the days before may still have been open. */
const earlierTradesMs = 96 * 3_600_000

/** What was judged and traded on a day (UTC), as a replay needs it. Throws a SettingsError for a day without records. */
export function readRecordedDay(reader: JournalReader, day: string): Pick<ReplayInput, 'turns' | 'trades'> {
  const [fromMs, toMs] = [dayStartMs(day), dayEndMs(day)]
  const turns = reader.turnsBetween(fromMs, toMs)
  const trades = reader.tradesBetween(fromMs - earlierTradesMs, toMs)
  if (turns.length > 0) return { turns, trades }
  const wasTraded = trades.some(({ intendedAtMs }) => intendedAtMs >= fromMs)
  throw new SettingsError(
    wasTraded
      ? `${day} was recorded by an older version, without what is needed to judge its signals again.`
      : `The journal holds no signals of ${day} (UTC). Signals are kept for a week.`,
  )
}
