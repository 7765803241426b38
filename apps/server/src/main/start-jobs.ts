import { tradeDaysKept } from '@stratomate/brand/trade-days-kept'
import { createSmtpTransport } from '#server/adapters/smtp.ts'
import { purgeSignIns } from '#server/features/accounts/sign-in/purge-sign-ins.ts'
import { handleEvents } from '#server/features/billing/webhooks/handle-events.ts'
import { reconcileBilling } from '#server/features/billing/webhooks/reconcile-billing.ts'
import { forgetWritings } from '#server/features/community/moderation/check-text.ts'
import { flushDownloads } from '#server/features/files/count-downloads.ts'
import { checkProofs, purgeProofChecks } from '#server/features/proof-checks/check-proofs.ts'
import { runForwards } from '#server/features/proof-checks/run-forwards.ts'
import { createForwardRunner, createProofRunner } from '#server/adapters/proofs/create-proof-runner.ts'
import { recordFailures } from '#server/features/jobs/record-failures.ts'
import { deliverMails, forgetMails } from '#server/features/mail/deliver-mails.ts'
import { deliverTelegram } from '#server/features/notifications/deliver-telegram.ts'
import { forgetNotifications } from '#server/features/notifications/notify.ts'
import { publishNotifications } from '#server/features/notifications/publish-notifications.ts'
import { sendDigests } from '#server/features/notifications/send-digests.ts'
import { deliverPushes, forgetPushes } from '#server/features/push/deliver-pushes.ts'
import { purgeRateLimits } from '#server/features/rate-limits/spend-tries.ts'
import { forgetAcknowledgements } from '#server/features/support/messages/receive-message.ts'
import { createLookRecorder, forgetLooks } from '#server/features/status/record-looks.ts'
import { readStatus } from '#server/features/status/read-status.ts'
import { createEngineWatch } from '#server/features/trading/engines/watch-engines.ts'
import { forgetVisitors } from '#server/features/visits/create-visit-recorder.ts'
import { deliverWebhooks, forgetDeliveries } from '#server/features/webhooks/deliver-webhooks.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { HttpDependencies } from '#server/http/http-dependencies.ts'
import { withWorkIds } from '#server/features/work-ids.ts'
import { statusDependencies } from '#server/http/routes/status.ts'
import { systemContext } from '#server/http/request-context.ts'
import { purgeRefusals } from '#server/features/trading/refusal-days/purge-refusals.ts'
import { purgeTrades } from '#server/features/trading/trade-partitions/purge-trades.ts'
import { pollTelegram } from '#server/jobs/poll-telegram.ts'
import { repeat } from '#server/jobs/repeat.ts'
import { repeatOrWake, type WakeableJob } from '#server/jobs/repeat-or-wake.ts'
import type { ServiceOutside } from './service-outside.ts'
import type { Settings } from './settings.ts'

type Start = { settings: Settings; log: FastifyBaseLogger; outside: ServiceOutside; closers: (() => unknown)[] }

/** Acts on payment events at once when woken, and now and then. */
export function handleEventsOrWake(
  dependencies: HttpDependencies,
  { outside, log }: Pick<Start, 'outside' | 'log'>,
): WakeableJob {
  const name = 'payment-events'
  const handle = () =>
    handleEvents({ ...systemContext(dependencies), db: dependencies.dbOf('payment events') }, dependencies.payments)
  return repeatOrWake({ name, everyMs: outside.eventsEveryMs, work: measured(dependencies, name, handle) }, log)
}

/** Work that runs again and again beside the calls. */
export function startJobs({ settings, log, outside, closers }: Start, served: HttpDependencies): void {
  const dependencies = { ...served, db: served.dbOf('jobs') }
  const { jobHolder, jobWakes } = served
  const every = (name: string, everyMs: number, work: Work) =>
    closers.push(repeat({ name, everyMs, work: measured(served, name, work) }, log))
  /** Work of only one server, where several share the database. */
  const everyHeld = (name: string, everyMs: number, work: Work) => {
    const recorded = recordFailures({ ...dependencies, log }, name, measured(served, name, work))
    const job = repeatOrWake({ name, everyMs, work: () => jobHolder.run({ name, everyMs, work: recorded }) }, log)
    jobWakes.add(name, job.wake)
    closers.push(job.stop)
  }
  closers.push(jobHolder.release)
  everyHeld('forget', outside.forgetEveryMs, () => forgetExpired(dependencies))
  every('publish-notifications', outside.publishEveryMs, () => publishNotifications(dependencies))
  every('end-streams', outside.streamsEveryMs, dependencies.streamSessions.endStale)
  every('look-at-streams', outside.allStreamsEveryMs, dependencies.streamSessions.lookAgain)
  every('forget-unheld', outside.forgetUnheldEveryMs, async () => {
    dependencies.streams.forgetUnread()
    dependencies.candles.forgetSilent()
  })
  const count = () => flushDownloads(dependencies)
  closers.push(count)
  every('count-downloads', outside.countEveryMs, count)
  const ctx = systemContext(dependencies)
  everyHeld('reconcile-billing', outside.reconcileEveryMs, () => reconcileBilling(ctx, dependencies.payments))
  const proofRunner = createProofRunner()
  everyHeld('check-proofs', outside.proofsEveryMs, () => checkProofs(ctx, proofRunner.run))
  const forwardRunner = createForwardRunner()
  everyHeld('run-forwards', outside.proofsEveryMs, () => runForwards(ctx, forwardRunner.run))
  // Closed before the jobs, which wait for their runs.
  closers.push(proofRunner.close, forwardRunner.close)
  everyHeld('send-digests', outside.digestEveryMs, () => sendDigests(dependencies))
  everyHeld('watch-engines', outside.engineWatchEveryMs, createEngineWatch(ctx))
  const parts = statusDependencies(dependencies)
  // Runs on every server: holding it needs the database, whose outages must be recorded too.
  const recordLooks = createLookRecorder(() => readStatus(ctx, parts))
  every('record-status', outside.statusEveryMs, () => recordLooks(ctx))
  every('deliver-webhooks', outside.webhookEveryMs, () => deliverWebhooks(ctx, dependencies))
  every('deliver-pushes', outside.pushEveryMs, () => deliverPushes(ctx, dependencies.push))
  const { telegram: bot } = dependencies
  if (bot !== null) {
    const { telegramEveryMs: everyMs } = outside
    every('deliver-telegram', everyMs, () => deliverTelegram(ctx, bot))
    closers.push(pollTelegram({ bot, ctxOf: () => systemContext(dependencies), everyMs, holder: jobHolder }))
  }
  if (settings.smtpUrl === null) return
  const transport = createSmtpTransport(settings.smtpUrl)
  every('deliver-mails', outside.mailEveryMs, () => deliverMails({ ...dependencies, log }, transport))
}

type Work = () => Promise<unknown>

function forgetExpired(dependencies: HttpDependencies): Promise<unknown> {
  return Promise.all([
    forgetVisitors(dependencies),
    forgetAcknowledgements(dependencies),
    forgetMails(dependencies),
    forgetNotifications(dependencies),
    forgetDeliveries(dependencies),
    forgetPushes(dependencies),
    purgeSignIns(dependencies),
    purgeRateLimits(dependencies),
    purgeProofChecks(dependencies),
    forgetWritings(dependencies),
    forgetLooks(dependencies),
    purgeRefusals(dependencies),
    purgeTrades({ ...dependencies, tradeDaysKept }),
  ])
}

type Watched = Pick<HttpDependencies, 'metrics' | 'tracing' | 'newId'>

/** The same work, whose lines in the log name it, and whose runs monitoring counts and traces. */
function measured({ metrics, tracing, newId }: Watched, job: string, work: Work): Work {
  const named = () => withWorkIds({ job, runId: newId() }, work)
  const traced = tracing === null ? named : () => tracing.job(job, named)
  if (metrics === null) return traced
  return async () => {
    const startMs = performance.now()
    let failed = true
    try {
      await traced()
      failed = false
    } finally {
      metrics.port.jobEnded(job, { failed, seconds: (performance.now() - startMs) / 1_000 })
    }
  }
}
