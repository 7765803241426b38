import type { WindowAction } from '@stratomate/contracts/desktop-window/schemas'
import type { OutsideSource, WindowTimedLine } from '@stratomate/contracts/desktop-window/outside-sources'
import { plannedMax } from '@stratomate/contracts/desktop-window/outside-values'
import type { WindowReply } from '@stratomate/contracts/desktop-window/values'
import { readTimedList } from '@stratomate/engine/outside/read-timed-list'
import { isTimeZone } from '@stratomate/engine/outside/zoned-instant'
import type { OutsideIntake } from './outside-intake.ts'
import { tryMessage } from './try-message.ts'

export type OutsideAction = Extract<WindowAction, { kind: `outside_${string}` }>
type Intake = Pick<OutsideIntake, 'get' | 'add' | 'change' | 'remove' | 'newSecret' | 'plan' | 'clearPlan' | 'setBot'>

const noZone: WindowReply = { ok: false, message: 'This time zone is not known here. Choose one of the list.' }
const gone: WindowReply = { ok: false, message: 'This source was removed meanwhile.' }

/** Whether an action is about sources from outside. */
export function isOutsideAction(action: WindowAction): action is OutsideAction {
  return action.kind.startsWith('outside_')
}

/** Adds, changes, tries and removes sources of signals from outside. */
export async function actOnOutside(action: OutsideAction, intake: Intake, nowMs: number): Promise<WindowReply> {
  if (action.kind === 'outside_add') {
    const added = await intake.add(action.source, action.name)
    if (typeof added === 'string') return { ok: false, message: added }
    const message = `${added.source.name} was added. It trades nothing until you switch it on.`
    return action.source === 'alerts' ? addressReply(added.address, message) : { ok: true, message, data: null }
  }
  const source = intake.get(action.id)
  if (source === null) return gone
  switch (action.kind) {
    case 'outside_change': {
      if (!isTimeZone(action.timeZone)) return noZone
      const { kind: _kind, ...change } = action
      return intake.change(change) ? { ok: true, message: 'Saved', data: null } : gone
    }
    case 'outside_remove':
      await intake.remove(action.id)
      return { ok: true, message: `${source.name} was removed. Its trades stay in the lists.`, data: null }
    case 'outside_new_secret':
      return addressReply(await intake.newSecret(action.id), 'The old address is refused from now on.')
    case 'outside_try':
      return { ok: true, message: '', data: tryMessage(source, action.text, nowMs) }
    case 'outside_set_bot':
      if (source.kind !== 'telegram') return gone
      intake.setBot(action)
      return { ok: true, message: 'The bot is asked for new posts.', data: null }
    case 'outside_read_list':
    case 'outside_plan_list':
      return takeList(action, { source, intake, nowMs })
    case 'outside_clear_list':
      intake.clearPlan(action.id)
      return { ok: true, message: 'Nothing of this source waits any more.', data: null }
    default:
      return action satisfies never
  }
}

type ListAction = Extract<OutsideAction, { kind: 'outside_read_list' | 'outside_plan_list' }>
type ListPlace = { source: OutsideSource; intake: Intake; nowMs: number }

/** The list is read again before it is planned: the preview may be minutes old. */
function takeList({ kind, id, text, day, timeZone }: ListAction, { source, intake, nowMs }: ListPlace): WindowReply {
  if (!isTimeZone(timeZone)) return noZone
  const lines = readTimedList(text, { day, timeZone, nowMs }).map((line): WindowTimedLine => {
    if (line.kind === 'problem') return line
    const { call, ...named } = line
    const { symbol, side, atMs } = call
    return { ...named, symbol, side, atMs, lengthS: call.lengthS ?? source.lengthS }
  })
  if (kind === 'outside_read_list') return { ok: true, message: '', data: lines }
  const calls = lines.flatMap((line) => (line.kind === 'call' ? [line] : []))
  const added = intake.plan(
    calls.map(({ symbol, side, atMs, lengthS }) => ({ sourceId: id, symbol, side, atMs, lengthS })),
  )
  if (added === null) return { ok: false, message: `No more than ${plannedMax} signals can wait for their time.` }
  const count = added === 1 ? 'One signal waits' : `${added} signals wait`
  return { ok: true, message: `${count} for the right moment. The app must run then.`, data: null }
}

function addressReply(address: string | null, message: string): WindowReply {
  if (address !== null) return { ok: true, message, data: { address } }
  return { ok: false, message: 'Alerts are not received now. Read the reason above the list, then make a new address.' }
}
