import type { OutsideSource, WindowOutsideTry } from '@stratomate/contracts/desktop-window/outside-sources'
import { readAlert } from '@stratomate/engine/outside/read-alert'
import { readChannelMessage } from '@stratomate/engine/outside/read-channel-message'

/** What a message would ask for if its source sent it now. */
export function tryMessage(source: OutsideSource, text: string, nowMs: number): WindowOutsideTry {
  const place = { sentAtMs: nowMs, timeZone: source.timeZone }
  const read = source.kind === 'alerts' ? readAlert(text) : readChannelMessage(text, place)
  if (read.kind === 'problem') return read
  const { symbol, side, atMs, lengthS } = read.call
  const ignoresDoubling = 'ignoresDoubling' in read && read.ignoresDoubling === true
  return { kind: 'call', symbol, side, atMs, lengthS: lengthS ?? source.lengthS, ignoresDoubling }
}
