import type { WindowPlannedCall } from '@stratomate/contracts/desktop-window/outside-sources'
import { formatDayTime, orderLabels, timeframeName } from '../../shown/format.ts'
import { t } from '../../language/t.ts'

/** A signal in one line: `GBPJPY CALL, Fri 00:20, M5`, with a note about what is ignored. */
export function callText({
  symbol,
  side,
  atMs,
  lengthS,
  ...more
}: WindowPlannedCall & { ignoresDoubling?: boolean }): string {
  const signal = `${symbol} ${orderLabels[side]}, ${formatDayTime(atMs)}, ${timeframeName(lengthS)}.`
  return more.ignoresDoubling === true ? t('{signal} Larger trades after a loss are never placed.', { signal }) : signal
}
