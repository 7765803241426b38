import { z } from 'zod'
import { Instant, TradingDay } from '../values.ts'

/** How many UTC days the plots of the overview show, today included. */
export const overviewDays = 30

const Count = z.int().min(0)
/** One number for each of the last days, the oldest first, zeros included. */
const Series = z.array(z.object({ day: TradingDay, value: Count })).length(overviewDays)
export type Series = z.infer<typeof Series>

const Waiting = z.object({ waiting: Count, since: Instant.nullable() })

/** The first page of an administrator; only counts, no personal data. */
export const AdminOverview = z.object({
  checkedAt: Instant,
  accounts: z.object({ total: Count, newByDay: Series }),
  trials: z.object({ running: Count, startedByDay: Series }),
  subscriptions: z.object({ active: Count, withProblem: Count }),
  /** Whole US cents that were paid and not refunded: invoices and licenses of the mode in which payments run. */
  money: z.object({ isTest: z.boolean(), centsByDay: Series }),
  /** Computers that have reported within the last minute. */
  computersOnline: Count,
  queues: z.object({ mails: Waiting, telegram: Waiting, payment_events: Waiting }),
  reports: Waiting,
  /** Open chats whose last message is the person's. */
  chats: Waiting,
  lastPaymentEventAt: Instant.nullable(),
  /** Mails written in the last 24 hours that could not be delivered. */
  failedMails: Count,
})
export type AdminOverview = z.infer<typeof AdminOverview>
