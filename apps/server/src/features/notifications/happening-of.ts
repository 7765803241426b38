import { z } from 'zod'
import type { Happening } from '../webhooks/queue-webhooks.ts'
import type { Notice } from './notice.ts'

/** Symbol, timeframe and indicator. */
const Chart = z.tuple([z.string(), z.number(), z.string()])

/** What a notice reports to the webhooks of its reader; null for what happens on the site alone. */
export function happeningOf(notice: Notice): Happening | null {
  const { userId } = notice
  switch (notice.kind) {
    case 'limit':
      return { userId, event: 'limit.reached', data: { limit: 'plan', day: notice.day, computer: null } }
    case 'stop':
      return { userId, event: 'limit.reached', data: { limit: notice.code, day: null, computer: notice.computer } }
    case 'silent':
      return { userId, event: 'computer.silent', data: { computer: notice.computer, heardAt: notice.heardAt } }
    case 'refusals': {
      const { computer, refused, signals, code } = notice
      const data = { computer, refused: Number(refused), signals: Number(signals), mostCommon: code }
      return { userId, event: 'signals.refused', data }
    }
    case 'proof':
      return notice.state === 'broken' ? { userId, event: 'chart.broken', data: chartOf(notice) } : null
    case 'reply':
    case 'mention':
    case 'answer':
    case 'billing':
    case 'device':
    case 'moderation':
    case 'webhook':
      return null
    default:
      return notice satisfies never
  }
}

function chartOf({ chart, isStopped }: Extract<Notice, { kind: 'proof' }>): Happening['data'] {
  const [symbol, timeframeS, indicatorId] = Chart.parse(JSON.parse(chart))
  return { symbol, timeframeS, indicatorId, isTakenOff: isStopped === 'yes' }
}
