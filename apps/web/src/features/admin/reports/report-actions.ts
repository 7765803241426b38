import type { ReportedItem } from '@stratomate/contracts/community/schemas'
import { dayMs } from '@stratomate/std/time'
import { callApi } from '#web/shared/api/call-api.ts'

type ActionInput = { reason: string; now: Date; days: number }

/** A moderator's decision about a reported text or its author, with the texts that ask for the reason. */
export type ReportAction = {
  label: string
  title: string
  consequence: string
  reasonLabel: string
  done: string
  tone: 'plain' | 'danger'
  /** Whether it is against the author and not about the text; it lasts for a time that is chosen with it. */
  isOnAuthor?: true
  run: (input: ActionInput) => Promise<unknown>
}

/** For how many days somebody may not write. */
export const suspensionDays = { '1': '1 day', '7': '7 days', '30': '30 days', '365': '1 year' } as const

const readByAuthor = 'Reason, which the author reads'

/** What can be done about one item of the queue, the most likely first. */
export function reportActions({ target, id, author, hidden }: ReportedItem): readonly ReportAction[] {
  const moderate = (action: 'hide' | 'show') => {
    const call = target === 'post' ? 'moderatePost' : 'moderateReply'
    return ({ reason }: ActionInput) => callApi(call, { params: { id }, body: { action, reason } })
  }
  const hide: ReportAction = {
    label: hidden ? 'Keep hidden' : 'Hide',
    title: hidden ? `Keep this ${target} hidden` : `Hide this ${target}`,
    consequence: 'Only its author still sees it, with your reason. Its reports are closed.',
    reasonLabel: readByAuthor,
    done: `The ${target} is hidden`,
    tone: 'danger',
    run: moderate('hide'),
  }
  const show: ReportAction = {
    label: 'Show again',
    title: `Show this ${target} again`,
    consequence: 'Everybody sees it again. Its reports are closed.',
    reasonLabel: 'Reason, which stays in the audit log',
    done: `The ${target} is shown again`,
    tone: 'plain',
    run: moderate('show'),
  }
  const leave: ReportAction = {
    label: 'Leave it',
    title: `Leave this ${target} as it is`,
    consequence: 'Nothing changes for readers. Its reports are closed.',
    reasonLabel: 'Reason, which stays in the audit log',
    done: 'Reports closed',
    tone: 'plain',
    run: ({ reason }) => callApi('dismissReports', { params: { id }, body: { reason } }),
  }
  return [hide, hidden ? show : leave, ...suspendActions(author)]
}

function suspendActions({ id, name }: ReportedItem['author']): ReportAction[] {
  // The author of a text that outlived its account is unknown.
  if (id === null) return []
  const suspend: ReportAction = {
    label: 'Suspend author',
    title: `Suspend ${name}`,
    consequence: 'No posts, replies, likes and votes until then; reading stays. The reports stay open.',
    reasonLabel: readByAuthor,
    done: 'Author suspended',
    tone: 'danger',
    isOnAuthor: true,
    run: ({ reason, now, days }) => {
      const until = new Date(now.getTime() + days * dayMs).toISOString()
      return callApi('moderateMember', { params: { id }, body: { action: 'suspend', reason, until } })
    },
  }
  return [suspend]
}
