import type { WindowAction } from '@stratomate/contracts/desktop-window/schemas'
import type { WindowReply } from '@stratomate/contracts/desktop-window/values'
import { readAlert } from '@stratomate/engine/outside/read-alert'
import type { OutsideIntake } from './outside-intake.ts'

export type OutsideAction = Extract<WindowAction, { kind: `outside_${string}` }>
type Intake = Pick<OutsideIntake, 'get' | 'add' | 'change' | 'remove' | 'newSecret'>

const gone: WindowReply = { ok: false, message: 'This source was removed meanwhile.' }

/** Whether an action is about sources from outside. */
export function isOutsideAction(action: WindowAction): action is OutsideAction {
  return action.kind.startsWith('outside_')
}

/** Adds, changes, tries and removes sources of signals from outside. */
export async function actOnOutside(action: OutsideAction, intake: Intake): Promise<WindowReply> {
  if (action.kind === 'outside_add') {
    const added = await intake.add(action.source, action.name)
    if (typeof added === 'string') return { ok: false, message: added }
    return addressReply(added.address, `${added.source.name} was added. It trades nothing until you switch it on.`)
  }
  const source = intake.get(action.id)
  if (source === null) return gone
  switch (action.kind) {
    case 'outside_change': {
      const { kind: _kind, ...change } = action
      return intake.change(change) ? { ok: true, message: 'Saved', data: null } : gone
    }
    case 'outside_remove':
      await intake.remove(action.id)
      return { ok: true, message: `${source.name} was removed. Its trades stay in the lists.`, data: null }
    case 'outside_new_secret':
      return addressReply(await intake.newSecret(action.id), 'The old address is refused from now on.')
    case 'outside_try': {
      const read = readAlert(action.text)
      if (read.kind === 'problem') return { ok: true, message: '', data: read }
      const { symbol, side, atMs, lengthS } = read.call
      return {
        ok: true,
        message: '',
        data: { kind: 'call', symbol, side, atMs, lengthS: lengthS ?? source.lengthS },
      }
    }
    default:
      return action satisfies never
  }
}

function addressReply(address: string | null, message: string): WindowReply {
  if (address !== null) return { ok: true, message, data: { address } }
  return { ok: false, message: 'Alerts are not received now. Read the reason above the list, then make a new address.' }
}
