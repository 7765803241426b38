import type { ComponentStatus, InstallerAnswer, RefusedEvents } from '@stratomate/contracts'
import { type BrokerId, brokerIds } from '@stratomate/contracts/brokers/brokers'
import { brokerComponentId } from '@stratomate/contracts/status/values'
import { brokerSentence, isPreview, isRemoteBroker } from '@stratomate/domain'
import { minuteMs } from '@stratomate/std/time'
import type { PaymentsReach } from './payments-probe.ts'

const lateMs = 10 * minuteMs
const stuckMs = 60 * minuteMs
/** A mail to an address that does not exist fails without any fault of ours, but many failures are a sign of one. */
const failedMailsMax = 10

export type Outbox = { oldestUnsentAt: Date | null; failed: number; lastSentAt: Date | null }

/** `null` is a database that did not answer in time. */
export function judgeDatabase(answeredAt: Date | null): ComponentStatus {
  if (answeredAt === null) {
    return { id: 'database', state: 'down', detail: 'The database does not answer.', lastAt: null }
  }
  return { id: 'database', state: 'operational', detail: 'The database answers.', lastAt: answeredAt.toISOString() }
}

/** Whether mails leave in time. `outbox` is null when the database, which stores them, does not answer. */
export function judgeMail(delivery: 'smtp' | 'kept', outbox: Outbox | null, now: Date): ComponentStatus {
  const lastAt = outbox?.lastSentAt?.toISOString() ?? null
  const mail = (state: ComponentStatus['state'], detail: string) => ({ id: 'mail', state, detail, lastAt }) as const
  if (delivery === 'kept') return mail('not-configured', 'No mail server is set up here: emails are kept, not sent.')
  if (outbox === null) return mail('degraded', 'Emails wait until the database answers.')
  const waitedMs = outbox.oldestUnsentAt === null ? 0 : now.getTime() - outbox.oldestUnsentAt.getTime()
  if (waitedMs > stuckMs) return mail('down', 'Emails have not left for more than an hour.')
  if (waitedMs > lateMs) return mail('degraded', 'Emails leave late at the moment.')
  if (outbox.failed >= failedMailsMax) return mail('degraded', 'Many emails could not be delivered today.')
  return mail('operational', 'Emails leave as usual.')
}

export function judgePayments(place: 'provider' | 'simulator', reach: PaymentsReach): ComponentStatus {
  const lastAt = reach.lastAt?.toISOString() ?? null
  switch (reach.kind) {
    case 'answers':
      return { id: 'payments', state: 'operational', detail: answerMessages[place], lastAt }
    case 'silent':
      return {
        id: 'payments',
        state: 'down',
        detail: 'The payment service does not answer. Plans that run are not affected.',
        lastAt,
      }
    case 'off':
      return { id: 'payments', state: 'not-configured', detail: 'Payments are switched off here.', lastAt }
    default:
      return reach.kind satisfies never
  }
}

const answerMessages = {
  provider: 'The payment provider answers.',
  simulator: 'Test mode: the payment simulator answers, and no card is charged.',
} as const

export type EventAge = { lastAt: Date | null; waitingSince: Date | null }

/**
 * Whether the payment provider's events arrive and are handled. Having received none yet is not a fault. Anybody can
 * send calls with a wrong signature, so these count only where no genuine event has arrived meanwhile.
 */
export function judgeWebhooks(
  age: EventAge | null,
  refused: Pick<RefusedEvents, 'clock' | 'secret'>,
  now: Date,
): ComponentStatus {
  const lastAt = age?.lastAt?.toISOString() ?? null
  const webhooks = (state: ComponentStatus['state'], detail: string) =>
    ({ id: 'webhooks', state, detail, lastAt }) as const
  if (age === null) return webhooks('degraded', 'Payment events wait until the database answers.')
  const waitedMs = age.waitingSince === null ? 0 : now.getTime() - age.waitingSince.getTime()
  const isDeaf = age.lastAt === null || now.getTime() - age.lastAt.getTime() > stuckMs
  if (refused.clock > 0 || (refused.secret > 0 && isDeaf)) {
    return webhooks(
      'degraded',
      'Payment events are refused at the moment; plans are checked every few minutes instead.',
    )
  }
  if (waitedMs > lateMs) return webhooks('degraded', 'Payment events are handled late at the moment.')
  if (age.lastAt === null) return webhooks('operational', 'Ready: no payment event has come yet.')
  return webhooks('operational', 'Payment events are handled as they come.')
}

/** What people get when they download the app. `null` when the database does not answer. */
export function judgePackage(present: InstallerAnswer | null): ComponentStatus {
  const part = (state: ComponentStatus['state'], detail: string) =>
    ({ id: 'desktop-app', state, detail, lastAt: null }) as const
  if (present === null) return part('degraded', 'What can be downloaded is known when the database answers.')
  const { installer, build } = present
  const now = packageLabels[installer === null ? 'none' : (installer.app ?? 'unknown')]
  if (build.state === 'building') {
    const progress = build.step === 0 ? '' : `, step ${build.step} of ${build.steps} (${build.words})`
    return part('operational', `A new package for Windows is being built${progress}. ${now}`)
  }
  if (build.state === 'failed' && installer?.holdsProgram !== true) {
    return part('not-configured', `The package for Windows could not be built here. ${now}`)
  }
  return part(installer === null ? 'not-configured' : 'operational', now)
}

const packageLabels = {
  setup: 'The download holds a setup program for Windows.',
  program: 'The download holds the program for Windows.',
  script: 'The download holds the small package, which needs Node 24.',
  unknown: 'The download is there, and its README.txt says how it is started.',
  none: 'No package of the app can be downloaded.',
} as const

const builtInSentence = 'Built into the desktop app: it runs on your own computer and needs no service of ours.'

/** Parts for which nothing can be asked. */
export const fixedComponents: readonly ComponentStatus[] = brokerIds.map(brokerStatus)

/** The app connects to the brokers itself, so their state is the one in the registry. */
function brokerStatus(broker: BrokerId): ComponentStatus {
  const state = isPreview(broker) ? 'preview' : 'operational'
  const detail = isRemoteBroker(broker) ? brokerSentence(broker) : builtInSentence
  return { id: brokerComponentId(broker), state, detail, lastAt: null }
}
