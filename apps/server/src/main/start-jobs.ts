import { createSmtpTransport } from '#server/adapters/smtp.ts'
import { purgeSignIns } from '#server/features/accounts/sign-in/purge-sign-ins.ts'
import { handleEvents } from '#server/features/billing/webhooks/handle-events.ts'
import { reconcileBilling } from '#server/features/billing/webhooks/reconcile-billing.ts'
import { forgetWritings } from '#server/features/community/moderation/check-text.ts'
import { flushDownloads } from '#server/features/files/count-downloads.ts'
import { deliverMails, forgetMails } from '#server/features/mail/deliver-mails.ts'
import { deliverTelegram } from '#server/features/notifications/deliver-telegram.ts'
import { forgetNotifications } from '#server/features/notifications/notify.ts'
import { publishNotifications } from '#server/features/notifications/publish-notifications.ts'
import { sendDigests } from '#server/features/notifications/send-digests.ts'
import { purgeRateLimits } from '#server/features/rate-limits/spend-tries.ts'
import { forgetAcknowledgements } from '#server/features/support/messages/receive-message.ts'
import { createEngineWatch } from '#server/features/trading/engines/watch-engines.ts'
import { forgetVisitors } from '#server/features/visits/create-visit-recorder.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { HttpDependencies } from '#server/http/http-dependencies.ts'
import { systemContext } from '#server/http/request-context.ts'
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
  const work = () =>
    handleEvents({ ...systemContext(dependencies), db: dependencies.dbOf('payment events') }, dependencies.payments)
  return repeatOrWake({ name: 'payment-events', everyMs: outside.eventsEveryMs, work }, log)
}

/** What runs beside the calls, again and again. */
export function startJobs({ settings, log, outside, closers }: Start, served: HttpDependencies): void {
  const dependencies = { ...served, db: served.dbOf('jobs') }
  const { jobHolder } = served
  /** Work of one server, where several share the database. */
  const repeatHeld = (name: string, everyMs: number, work: () => Promise<unknown>) =>
    closers.push(repeat({ name, everyMs, work: () => jobHolder.run({ name, everyMs, work }) }, log))
  closers.push(jobHolder.release)
  const forget = () =>
    Promise.all([
      forgetVisitors(dependencies),
      forgetAcknowledgements(dependencies),
      forgetMails(dependencies),
      forgetNotifications(dependencies),
      purgeSignIns(dependencies),
      purgeRateLimits(dependencies),
      forgetWritings(dependencies),
    ])
  repeatHeld('forget', outside.forgetEveryMs, forget)
  const notify = () => publishNotifications(dependencies)
  closers.push(repeat({ name: 'publish-notifications', everyMs: outside.publishEveryMs, work: notify }, log))
  const endStale = () => dependencies.streamSessions.endStale(dependencies)
  closers.push(repeat({ name: 'end-streams', everyMs: outside.streamsEveryMs, work: endStale }, log))
  const forgetUnheld = async () => {
    dependencies.streams.forgetUnread()
    dependencies.candles.forgetSilent()
  }
  closers.push(repeat({ name: 'forget-unheld', everyMs: outside.forgetUnheldEveryMs, work: forgetUnheld }, log))
  const count = () => flushDownloads(dependencies)
  closers.push(count, repeat({ name: 'count-downloads', everyMs: outside.countEveryMs, work: count }, log))
  const reconcile = () => reconcileBilling(systemContext(dependencies), dependencies.payments)
  repeatHeld('reconcile-billing', outside.reconcileEveryMs, reconcile)
  const digest = () => sendDigests(dependencies)
  repeatHeld('send-digests', outside.digestEveryMs, digest)
  const watch = createEngineWatch(systemContext(dependencies))
  repeatHeld('watch-engines', outside.engineWatchEveryMs, watch)
  startTelegram({ outside, log, closers }, dependencies)
  if (settings.smtpUrl === null) return
  const transport = createSmtpTransport(settings.smtpUrl)
  const deliver = () => deliverMails({ ...dependencies, log }, transport)
  closers.push(repeat({ name: 'deliver-mails', everyMs: outside.mailEveryMs, work: deliver }, log))
}

/** What people write to the bot, and what it writes to them. */
function startTelegram(
  { outside, log, closers }: Pick<Start, 'outside' | 'log' | 'closers'>,
  dependencies: HttpDependencies,
): void {
  const { telegram: bot } = dependencies
  if (bot === null) return
  const deliver = () => deliverTelegram(systemContext(dependencies), bot)
  closers.push(
    repeat({ name: 'deliver-telegram', everyMs: outside.telegramEveryMs, work: deliver }, log),
    pollTelegram({ bot, ctxOf: () => systemContext(dependencies), everyMs: outside.telegramEveryMs, holder: dependencies.jobHolder }),
  )
}

