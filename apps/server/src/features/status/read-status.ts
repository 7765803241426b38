import type { PackageBuild, ServiceStatus } from '@stratomate/contracts'
import { dayMs } from '@stratomate/std/time'
import type { RefusalCount } from '../billing/webhooks/create-refusal-count.ts'
import { readEventAge } from '../billing/webhooks/handle-events.ts'
import type { Ctx } from '../context.ts'
import {
  fixedComponents,
  judgeDatabase,
  judgeMail,
  judgePackage,
  judgePayments,
  judgeWebhooks,
} from './judge-components.ts'
import type { ProbePayments } from './payments-probe.ts'
import { readInstaller } from '../files/list-downloads.ts'
import { askDatabase, selectOutbox, type Queues, selectQueues } from './queries/queues.ts'

/** A part that has not answered by then counts as not answering. Milliseconds. */
const waitMaxMs = 2_000

export type StatusDependencies = {
  probePayments: ProbePayments
  payments: 'provider' | 'simulator'
  mail: 'smtp' | 'kept'
  refusedEvents: RefusalCount
  packageBuild: () => PackageBuild
}

/** Checks every part at once; a part that fails is reported and never fails the answer. */
export async function readStatus(
  ctx: Pick<Ctx, 'db' | 'now' | 'log'>,
  { probePayments, payments, mail, refusedEvents, packageBuild }: StatusDependencies,
): Promise<ServiceStatus> {
  const dayAgo = new Date(ctx.now().getTime() - dayMs)
  const [answered, outbox, reach, events, present] = await Promise.all([
    inTime(
      ctx,
      'database',
      askDatabase(ctx.db).then(() => true),
    ),
    inTime(ctx, 'mail', selectOutbox(ctx.db, dayAgo)),
    inTime(ctx, 'payments', probePayments()),
    inTime(ctx, 'webhooks', readEventAge(ctx)),
    inTime(ctx, 'desktop-app', readInstaller(ctx, packageBuild())),
  ])
  const now = ctx.now()
  return {
    checkedAt: now.toISOString(),
    components: [
      judgeDatabase(answered === null ? null : now),
      judgeMail(mail, outbox, now),
      judgePayments(payments, reach ?? { kind: 'silent', lastAt: null }),
      judgeWebhooks(events, refusedEvents.lastHour(), now),
      judgePackage(present),
      ...fixedComponents,
    ],
  }
}

/** The answer to a question, or null when it failed or took too long. */
async function inTime<Result>({ log }: Pick<Ctx, 'log'>, part: string, asked: Promise<Result>): Promise<Result | null> {
  const late = Promise.withResolvers<null>()
  const timer = setTimeout(() => late.resolve(null), waitMaxMs)
  try {
    return await Promise.race([asked, late.promise])
  } catch (error) {
    log.warn({ err: error, part }, 'status: a part does not answer')
    return null
  } finally {
    clearTimeout(timer)
  }
}

/** How much waits in each queue, and since when. */
export function readQueues({ db }: Pick<Ctx, 'db'>): Promise<Queues> {
  return selectQueues(db)
}
