import { createECDH, randomUUID } from 'node:crypto'
import { createDatabase } from '@stratomate/commands/postgres/postgres'
import { borrowPostgres } from '@stratomate/commands/postgres/prepared-database'
import { times } from '@stratomate/commands/soak-scale'
import { desktopClientId, downloads, webhookPath } from '@stratomate/contracts'
import { licencePlans, licenceProductName } from '@stratomate/domain'
import { signWebhook } from '@stratomate/simulators/payments/webhook-sender'
import {
  type OidcIdentity,
  type OidcProviderDouble,
  startOidcProvider,
} from '@stratomate/simulators/oidc/start-oidc-provider'
import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { connect, type Connection } from '#server/db/connect.ts'
import * as tables from '#server/db/tables/index.ts'
import { startPaymentsSimulator } from '#server/main/payments-process.ts'
import {
  arrive,
  comeBack,
  completeInput,
  newIdentity,
  redirectUriOf,
  signInWithOidc,
} from '#server/main/testing/oidc-person.ts'
import { candlesOf, makeProof } from '#server/main/testing/make-proof.ts'
import { paperTrade } from '#server/main/testing/paper-trade.ts'
import { payByCard, testCards } from '#server/main/testing/pay-by-card.ts'
import { archiveOf, sendAddon } from '#server/main/testing/send-upload.ts'
import { makePasskey, registerPasskey } from '#server/main/testing/software-passkey.ts'
import {
  connectDesktop,
  type Member,
  type Shop,
  signUpInput,
  startShop,
  type Visitor,
} from '#server/main/testing/start-shop.ts'
import { startTelegramDouble, type TelegramDouble } from '#server/main/testing/telegram-double.ts'

const postgres = await borrowPostgres()
const writers = 6

/** Two rows cannot have the same value here, because the server makes a random one for each row. */
const drawn = 'a random id of the server'

/** Unique indexes that two callers cannot meet at, each with the reason. */
const unreachable: Record<string, string> = {
  access_tokens_pkey: drawn,
  access_tokens_secret_hash_unique: drawn,
  audit_entries_pkey: drawn,
  community_members_pkey: drawn,
  community_writings_pkey: drawn,
  consents_pkey: drawn,
  content_reports_pkey: drawn,
  conversation_messages_pkey: drawn,
  conversations_pkey: drawn,
  credentials_pkey: drawn,
  device_requests_device_code_hash_unique: drawn,
  device_requests_pkey: drawn,
  device_requests_user_code: drawn,
  devices_pkey: drawn,
  feedback_entries_pkey: drawn,
  file_versions_pkey: drawn,
  held_jobs_pkey: 'servers write it, not their callers: job-holder.integration.test.ts has twelve of them at once',
  job_failures_pkey: 'servers write it, each by one statement that adds to what is there, not their callers',
  leases_pkey: drawn,
  journal_notes_pkey: drawn,
  licences_key_hash_unique: drawn,
  licences_pkey: drawn,
  mail_codes_pkey: drawn,
  notifications_pkey: drawn,
  oidc_attempts_pkey: drawn,
  outbox_mails_pkey: drawn,
  passkeys_pkey: drawn,
  pending_sign_ups_pkey: drawn,
  posts_pkey: drawn,
  proof_checks_pkey: drawn,
  reference_sets_pkey: drawn,
  replies_pkey: drawn,
  sessions_pkey: drawn,
  sessions_token_unique: drawn,
  status_days_day_component_pk: 'servers write it, each by one statement that adds to what is there, not their callers',
  subscriptions_pkey: drawn,
  support_messages_pkey: drawn,
  telegram_codes_pkey: drawn,
  telegram_messages_pkey: drawn,
  users_pkey: drawn,
  verifications_pkey: drawn,
  push_messages_pkey: drawn,
  push_subscriptions_pkey: drawn,
  webhook_deliveries_pkey: drawn,
  webhooks_pkey: drawn,
  telegram_links_pkey: 'one poller takes the messages to the bot, one after the other',
  telegram_links_chat_id_unique: 'one poller takes the messages to the bot, one after the other',
}

/** A table and by how many rows it grows; with a condition, how many rows meet it afterwards. */
type Growth = [PgTable, number, SQL?]
type Race = {
  name: string
  indexes: string[]
  /** Prepares everything; returns the call that all writers make at once, and by how many rows the tables grow. */
  prepare: () => Promise<{ write: (place: number) => Promise<number>; grows: Growth[] }>
}

let shop: Shop
/** The same service where administrators and moderators need a second factor. */
let strict: Shop
let telegram: TelegramDouble
let connection: Connection
let provider: OidcProviderDouble
let admin: Member
let ann: Member
let webhookSecret = ''
let aheadMs = 0
beforeAll(async () => {
  if (!('url' in postgres)) return
  telegram = await startTelegramDouble()
  provider = await startOidcProvider()
  const databaseUrl = await createDatabase(postgres.url)
  connection = connect({ connectionString: databaseUrl, max: 2 }, () => undefined)
  shop = await startShop({
    databaseUrl,
    environment: {
      ADMIN_EMAIL: 'admin@example.com',
      TRUST_PROXY: '1',
      TELEGRAM_BOT_TOKEN: telegram.token,
      TELEGRAM_API_ORIGIN: telegram.origin,
      ...provider.settings,
    },
    outside: {
      now: () => new Date(Date.now() + aheadMs),
      telegramEveryMs: 20,
      startPaymentsSimulator: (folder, webhook) => {
        webhookSecret = webhook.secret
        return startPaymentsSimulator(folder, webhook)
      },
    },
  })
  provider.register(redirectUriOf(shop))
  strict = await startShop({ databaseUrl, environment: { ADMIN_SECOND_FACTOR: 'demanded' } })
  admin = await join('admin@example.com')
  ann = await join()
})
afterAll(async () => {
  if ('url' in postgres) {
    await shop.close()
    await strict.close()
    await telegram.close()
    await provider.close()
    await connection.close()
  }
  if ('stop' in postgres) await postgres.stop()
})

const anyAddress = () => `203.0.113.${1 + Math.floor(Math.random() * 250)}`
const join = (email?: string) => shop.member({ address: anyAddress(), ...(email === undefined ? {} : { email }) })
async function joinTrial(email?: string): Promise<Member> {
  const member = await join(email)
  await member.visitor.call('startTrial', { body: {} })
  return member
}

async function trader() {
  const member = await joinTrial()
  return { member, desktop: await connectDesktop(shop, member) }
}

const wonTrade = (leaseId: string, sentAt: string) =>
  paperTrade(leaseId, { sentAt, state: 'settled', result: 'won', profitCents: 860 })

async function leaseOf(desktop: Awaited<ReturnType<typeof connectDesktop>>): Promise<string> {
  const { body } = await desktop.visitor.call('takeLease', { body: { want: 10 } })
  return String(decodeJwt(body.lease).jti)
}

const settings = {
  indicatorId: 'super-trend',
  parameters: { period: 10, multiplier: 3 },
  pair: 'EUR/USD',
  timeframe: 'M5' as const,
  expiryCandles: 3,
  stake: { kind: 'fixed' as const, cents: 500 },
}
const newPost = (change = {}) => ({
  clientId: randomUUID(),
  category: 'general' as const,
  content: `Text ${randomUUID()}`,
  settings: null,
  ...change,
})

/** A new post whose author has written nothing else, so that no limit of texts is reached. */
async function publish(change = {}): Promise<string> {
  const { visitor } = await join()
  return (await visitor.call('writePost', { body: newPost(change) })).body.id
}

async function answerTo(postId: string): Promise<string> {
  const { visitor } = await join()
  const body = { clientId: randomUUID(), content: `Text ${randomUUID()}` }
  return (await visitor.call('writeReply', { params: { id: postId }, body })).body.id
}

const status = async (call: Promise<{ status: number }>) => (await call).status

/** The redirects of one person from the identity provider, each in a browser of its own unless one is given. */
async function returning(person: OidcIdentity, visitorOf = () => shop.visitor()) {
  const comers: { visitor: Visitor; back: URL }[] = []
  for (let place = 0; place < writers; place += 1) {
    const visitor = visitorOf()
    comers.push({ visitor, back: await comeBack(shop, { visitor, provider, person }) })
  }
  const write = async (place: number) => {
    const comer = comers[place]
    if (comer === undefined) return 500
    const end = await arrive(comer.visitor, comer.back)
    return /problem=internal|status 5/u.test(end) ? 500 : end.includes('problem=') ? 409 : 200
  }
  return { write }
}

const accountRaces: Race[] = [
  {
    name: 'a sign-up',
    indexes: ['pending_sign_ups_browser', 'mail_codes_browser'],
    prepare: async () => {
      const email = `${randomUUID()}@example.com`
      const { visitor } = await join()
      const write = () => status(visitor.call('signUp', { body: signUpInput(email) }))
      return {
        write,
        grows: [
          [tables.pendingSignUps, 1, sql`email = ${email}`],
          [tables.mailCodes, 1, sql`email = ${email}`],
        ],
      }
    },
  },
  {
    name: 'the proof of a mailbox',
    indexes: ['users_email_unique', 'known_browsers_user_id_browser_hash_pk'],
    prepare: async () => {
      const email = `${randomUUID()}@example.com`
      const { visitor } = await join()
      await visitor.call('signUp', { body: signUpInput(email) })
      const body = { email, code: await visitor.mailedCode(email) }
      const write = () => status(visitor.call('verifyEmail', { body }))
      const owned = sql`user_id in (select id from users where email = ${email})`
      return {
        write,
        grows: [
          [tables.users, 1, sql`email = ${email}`],
          [tables.knownBrowsers, 1, owned],
        ],
      }
    },
  },
  {
    name: 'a password of an account that nobody has tried',
    indexes: ['rate_limits_pkey'],
    prepare: async () => {
      const { visitor, email } = await join()
      const { password } = signUpInput(email)
      const typed = (place: number) => (place === 0 ? password : 'not this password')
      const write = (place: number) => status(visitor.call('signIn', { body: { email, password: typed(place) } }))
      return { write, grows: [[tables.rateLimits, 1]] }
    },
  },
  {
    name: 'the return of one person from the identity provider',
    indexes: ['oidc_links_user_id_issuer_pk'],
    prepare: async () => {
      const { id, email } = await join()
      const comers = await returning(newIdentity({ email }))
      return { write: comers.write, grows: [[tables.oidcLinks, 1, sql`user_id = ${id}`]] }
    },
  },
  {
    name: 'the return from the identity provider to one browser',
    indexes: ['oidc_sign_ups_pkey'],
    prepare: async () => {
      const person = newIdentity()
      const visitor = shop.visitor()
      await visitor.call('beginOidcSignIn', { body: { returnTo: null } })
      const { write } = await returning(person, () => visitor)
      return { write, grows: [[tables.oidcSignUps, 1, sql`email = ${person.email}`]] }
    },
  },
  {
    name: 'the consents of one person of the identity provider, who has changed the email there',
    indexes: ['oidc_links_subject'],
    prepare: async () => {
      const person = newIdentity()
      const visitors = Array.from({ length: writers }, () => shop.visitor())
      for (const visitor of visitors) {
        const { email } = newIdentity()
        await signInWithOidc(shop, { visitor, provider, person: { ...person, email } })
      }
      const write = (place: number) =>
        status((visitors[place] ?? shop.visitor()).call('completeOidcSignUp', { body: completeInput }))
      return { write, grows: [[tables.oidcLinks, 1, sql`subject = ${person.subject}`]] }
    },
  },
  {
    name: 'the link for a first second factor',
    indexes: ['factor_links_pkey'],
    prepare: async () => {
      const { id, email } = await join()
      await admin.visitor.call('changeAccount', { params: { id }, body: { role: 'moderator', reason: 'Helps.' } })
      const visitor = strict.visitor()
      await visitor.call('signIn', { body: { email, password: signUpInput(email).password } })
      const write = () => status(visitor.call('sendFactorLink'))
      return { write, grows: [[tables.factorLinks, 1, sql`user_id = ${id}`]] }
    },
  },
  {
    name: 'the choice of mails',
    indexes: ['mail_settings_pkey'],
    prepare: async () => {
      const { visitor } = await join()
      const write = () => status(visitor.call('changeMailSettings', { body: { tips: true } }))
      return { write, grows: [[tables.mailSettings, 1]] }
    },
  },
  {
    name: 'the preferences of a person',
    indexes: ['preferences_pkey'],
    prepare: async () => {
      const { visitor } = await join()
      const write = () => status(visitor.call('changePreferences', { body: { sound: true } }))
      return { write, grows: [[tables.preferences, 1]] }
    },
  },
  {
    name: 'a browser that shows notifications',
    indexes: ['push_subscriptions_endpoint_unique'],
    prepare: async () => {
      const { visitor } = await join()
      const endpoint = `https://push.example.com/${randomUUID()}`
      const p256dh = createECDH('prime256v1').generateKeys('base64url')
      const body = { endpoint, p256dh, auth: 'A'.repeat(22) }
      const write = () => status(visitor.call('addPush', { body }))
      return { write, grows: [[tables.pushSubscriptions, 1]] }
    },
  },
  {
    name: 'the choice of a digest',
    indexes: ['digest_settings_pkey'],
    prepare: async () => {
      const { visitor } = await join()
      const write = () => status(visitor.call('changeNotificationSettings', { body: { digest: 'daily' } }))
      return { write, grows: [[tables.digestSettings, 1]] }
    },
  },
  {
    name: 'a passkey',
    indexes: ['passkeys_credential_id_unique'],
    prepare: async () => {
      const { visitor } = await join()
      const { options } = (await visitor.call('beginPasskey')).body
      const response = registerPasskey(makePasskey(), { options, origin: shop.origin })
      const write = () => status(visitor.call('addPasskey', { body: { name: 'Laptop', response } }))
      return { write, grows: [[tables.passkeys, 1]] }
    },
  },
  {
    name: 'the authenticator of an administrator',
    indexes: ['authenticators_pkey'],
    prepare: async () => {
      const { visitor, id } = await join()
      await admin.visitor.call('changeAccount', { params: { id }, body: { role: 'moderator', reason: 'Helps.' } })
      return { write: () => status(visitor.call('beginAuthenticator')), grows: [[tables.authenticators, 1]] }
    },
  },
  {
    name: 'an invitation to the bot',
    indexes: ['telegram_codes_user_id_unique'],
    prepare: async () => {
      const { visitor } = await join()
      await vi.waitFor(async () => expect((await visitor.call('inviteTelegram')).status).toBe(200), 5_000)
      const write = () => status(visitor.call('inviteTelegram'))
      return { write, grows: [[tables.telegramCodes, 0]] }
    },
  },
]

const desktopRaces: Race[] = [
  {
    name: 'a rotation of one refresh token',
    indexes: ['devices_refresh_hash_unique', 'devices_previous_refresh_hash_unique'],
    prepare: async () => {
      const { refreshToken } = await connectDesktop(shop, await join())
      const body = { grantType: 'refresh_token' as const, refreshToken }
      const write = () => status(shop.visitor().call('exchangeDesktopToken', { body }))
      return { write, grows: [[tables.devices, 0]] }
    },
  },
  {
    name: 'an approved device code',
    indexes: ['devices_pkey'],
    prepare: async () => {
      const { visitor } = await join()
      const asked = (await visitor.call('requestDeviceCode', { body: { client_id: desktopClientId } })).body
      const params = { userCode: asked.user_code }
      await visitor.call('readDeviceRequest', { params })
      await visitor.call('decideDeviceRequest', { params, body: { decision: 'approve' } })
      const body = { grantType: 'device_code' as const, clientId: desktopClientId, deviceCode: asked.device_code }
      const write = () => status(visitor.call('exchangeDesktopToken', { body }))
      return { write, grows: [[tables.devices, 1]] }
    },
  },
  {
    name: 'the first lease of a day',
    indexes: ['quota_days_user_id_day_pk'],
    prepare: async () => {
      const { desktop } = await trader()
      const write = () => status(desktop.visitor.call('takeLease', { body: { want: 1 } }))
      return {
        write,
        grows: [
          [tables.quotaDays, 1],
          [tables.leases, writers],
        ],
      }
    },
  },
  {
    name: 'a report of the last trades of the day',
    indexes: ['trades_pkey', 'notifications_cause', 'outbox_mails_dedupe_key_unique'],
    prepare: async () => {
      const { member, desktop } = await trader()
      const leaseId = await leaseOf(desktop)
      const sentAt = new Date(Date.now() + aheadMs).toISOString()
      const body = { trades: Array.from({ length: 10 }, () => paperTrade(leaseId, { sentAt })) }
      const write = () => status(desktop.visitor.call('reportTrades', { body }))
      const mine = sql`user_id = ${member.id} and kind = 'limit'`
      const mailed = sql`dedupe_key like ${`daily-limit:${member.id}%`}`
      return {
        write,
        grows: [
          [tables.trades, 10],
          [tables.notifications, 1, mine],
          [tables.outboxMails, 1, mailed],
        ],
      }
    },
  },
  {
    name: 'a report of how trades ended',
    indexes: ['trade_statistics_key', 'chart_proofs_key'],
    prepare: async () => {
      const { member, desktop } = await trader()
      const leaseId = await leaseOf(desktop)
      const sentAt = new Date(Date.now() + aheadMs).toISOString()
      const body = { trades: Array.from({ length: 3 }, () => wonTrade(leaseId, sentAt)) }
      return {
        write: () => status(desktop.visitor.call('reportTrades', { body })),
        grows: [
          [tables.tradeStatistics, 1, sql`user_id = ${member.id} and dimension = 'symbol' and won = 3`],
          [tables.chartProofs, 1, sql`user_id = ${member.id}`],
        ],
      }
    },
  },
  {
    name: 'the first look at one’s own statistics',
    indexes: ['money_courses_user_id_account_currency_scope_day_pk'],
    prepare: async () => {
      const { member, desktop } = await trader()
      const sentAt = new Date(Date.now() + aheadMs).toISOString()
      await desktop.visitor.call('reportTrades', { body: { trades: [wonTrade(await leaseOf(desktop), sentAt)] } })
      const write = () => status(member.visitor.call('readStatistics'))
      return { write, grows: [[tables.moneyCourses, 1, sql`user_id = ${member.id}`]] }
    },
  },
  {
    name: 'a filter that is tried',
    indexes: ['tried_filters_user_id_filter_pk'],
    prepare: async () => {
      const { member } = await trader()
      const filter = {
        period: '90d',
        account: 'paper',
        currency: 'USD',
        dimension: 'symbol',
        values: ['EURUSD'],
      } as const
      const write = () => status(member.visitor.call('tryFilter', { body: filter }))
      return { write, grows: [[tables.triedFilters, 1, sql`user_id = ${member.id}`]] }
    },
  },
  {
    name: 'a note about a day',
    indexes: ['journal_notes_subject'],
    prepare: async () => {
      const member = await join()
      const note = { params: { day: '2026-11-20' }, body: { text: 'A quiet day.', tags: ['quiet'] } }
      const write = () => status(member.visitor.call('writeDayNote', note))
      return { write, grows: [[tables.journalNotes, 1, sql`user_id = ${member.id}`]] }
    },
  },
  {
    name: 'an incident',
    indexes: ['incidents_pkey'],
    prepare: async () => {
      const body = {
        id: randomUUID(),
        title: 'Mails are late',
        impact: 'degraded',
        components: ['mail'],
        message: 'We look.',
      }
      const write = () => status(admin.visitor.call('reportIncident', { body }))
      return {
        write,
        grows: [
          [tables.incidents, 1],
          [tables.incidentUpdates, 1],
        ],
      }
    },
  },
  {
    name: 'news of an incident',
    indexes: ['incident_updates_pkey'],
    prepare: async () => {
      const id = randomUUID()
      const report = { id, title: 'Mails are late', impact: 'degraded', components: ['mail'], message: 'We look.' }
      await admin.visitor.call('reportIncident', { body: report })
      const news = { params: { id }, body: { id: randomUUID(), stage: 'watching', message: 'It is better.' } } as const
      const write = () => status(admin.visitor.call('updateIncident', news))
      return { write, grows: [[tables.incidentUpdates, 1]] }
    },
  },
  {
    name: 'a report of a refused signal',
    indexes: ['refusals_pkey'],
    prepare: async () => {
      const { desktop } = await trader()
      const { id, symbol, timeframeS, indicatorId, side, candleTime } = paperTrade('')
      const at = new Date().toISOString()
      const refusals = [{ id, signalId: id, symbol, timeframeS, indicatorId, side, candleTime, code: 'stale', at }]
      const write = () => status(desktop.visitor.call('reportRefusals', { body: { refusals } }))
      return { write, grows: [[tables.refusals, 1]] }
    },
  },
  {
    name: 'the first indicator of a trial',
    indexes: ['chosen_indicators_pkey'],
    prepare: async () => {
      const { desktop } = await trader()
      const write = () => status(desktop.visitor.call('chooseIndicator', { body: { id: 'super-trend' } }))
      return { write, grows: [[tables.chosenIndicators, 1]] }
    },
  },
]

const moneyRaces: Race[] = [
  {
    name: 'a trial',
    indexes: ['used_trials_pkey', 'subscriptions_provider_id_unique', 'payment_customers_pkey'],
    prepare: async () => {
      const { visitor } = await join()
      const write = () => status(visitor.call('startTrial', { body: {} }))
      return {
        write,
        grows: [
          [tables.usedTrials, 1],
          [tables.subscriptions, 1],
          [tables.paymentCustomers, 1],
        ],
      }
    },
  },
  {
    name: 'a trial of one mailbox under two addresses',
    indexes: ['used_trials_pkey'],
    prepare: async () => {
      const name = `t${randomUUID().slice(0, 8)}`
      const twoWriters = [await join(`${name}@gmail.com`), await join(`${name}+x@googlemail.com`)]
      const write = (place: number) => status((twoWriters[place % 2] ?? ann).visitor.call('startTrial', { body: {} }))
      return {
        write,
        grows: [
          [tables.usedTrials, 1],
          [tables.subscriptions, 1],
        ],
      }
    },
  },
  {
    name: 'a payment of a license',
    indexes: ['licences_open', 'licences_payment_id_unique', 'payment_forms_pkey'],
    prepare: async () => {
      const { visitor } = await join()
      const amount = licencePlans.pro.priceCents / 100
      const body = { plan: 'pro' as const, amount, productName: licenceProductName('pro') }
      const write = () => status(visitor.call('createPayment', { body }))
      return {
        write,
        grows: [
          [tables.licences, 1],
          [tables.paymentForms, 1],
        ],
      }
    },
  },
  {
    name: 'a subscription that is bought signed out',
    indexes: ['payment_customers_visitor'],
    prepare: async () => {
      const visitor = shop.visitor()
      const buy = (email: string) =>
        visitor.call('createSubscription', { body: { tier: 'pro_trader', email, start: 'now' } })
      await buy(`${randomUUID()}@example.com`)
      const email = `${randomUUID()}@example.com`
      return { write: () => status(buy(email)), grows: [[tables.paymentCustomers, 1]] }
    },
  },
  {
    name: 'the reading of a payment that was just made',
    indexes: ['invoices_pkey'],
    prepare: async () => {
      // The simulated provider answers only callers on this computer.
      const { visitor, email, id } = await shop.member()
      const body = { tier: 'pro_trader' as const, email, start: 'now' as const }
      const { clientSecret } = (await visitor.call('createSubscription', { body })).body
      await payByCard(visitor, clientSecret, testCards.works)
      const [payment = ''] = clientSecret.split('_secret_')
      const write = () => status(visitor.call('readPaymentStatus', { query: { payment_intent: payment } }))
      const owned = sql`customer_id in (select customer_id from payment_customers where user_id = ${id})`
      return { write, grows: [[tables.invoices, 1, owned]] }
    },
  },
  {
    name: 'an event of the payment provider',
    indexes: ['provider_events_pkey'],
    prepare: async () => {
      const id = `evt_${randomUUID()}`
      const object = { object: 'subscription', id: 'sub_1' }
      const event = { id, type: 'customer.subscription.updated', livemode: false, created: 1, data: { object } }
      const body = JSON.stringify(event)
      const headers = { 'content-type': 'application/json', 'stripe-signature': signWebhook(body, webhookSecret) }
      const write = () => status(shop.visitor().fetch(webhookPath, { method: 'POST', headers, body }))
      return { write, grows: [[tables.providerEvents, 1, sql`id = ${id}`]] }
    },
  },
]

const communityRaces: Race[] = [
  {
    name: 'the first post of a person and of a category',
    indexes: ['posts_client', 'community_members_user_id_unique', 'post_counts_pkey'],
    prepare: async () => {
      const { visitor } = await join()
      const body = newPost({ category: 'support' })
      const write = () => status(visitor.call('writePost', { body }))
      return {
        write,
        grows: [
          [tables.posts, 1],
          [tables.communityMembers, 1],
        ],
      }
    },
  },
  {
    name: 'a reply',
    indexes: ['replies_client'],
    prepare: async () => {
      const id = await publish()
      const body = { clientId: randomUUID(), content: `Text ${randomUUID()}` }
      const { visitor } = await join()
      const write = () => status(visitor.call('writeReply', { params: { id }, body }))
      return { write, grows: [[tables.replies, 1]] }
    },
  },
  {
    name: 'a like of a post',
    indexes: ['post_likes_post_id_member_id_pk'],
    prepare: async () => {
      const id = await publish()
      const write = () => status(admin.visitor.call('likePost', { params: { id } }))
      return { write, grows: [[tables.postLikes, 1]] }
    },
  },
  {
    name: 'a vote',
    indexes: ['post_votes_post_id_member_id_pk'],
    prepare: async () => {
      const id = await publish({ category: 'settings', settings })
      const write = () => status(admin.visitor.call('voteOnPost', { params: { id }, body: { vote: 'up' } }))
      return { write, grows: [[tables.postVotes, 1]] }
    },
  },
  {
    name: 'a like of a reply',
    indexes: ['reply_likes_reply_id_member_id_pk'],
    prepare: async () => {
      const id = await answerTo(await publish())
      const write = () => status(ann.visitor.call('likeReply', { params: { id } }))
      return { write, grows: [[tables.replyLikes, 1]] }
    },
  },
  {
    name: 'a report of a post',
    indexes: ['content_reports_post'],
    prepare: async () => {
      const body = { target: 'post', id: await publish(), reason: 'spam' }
      const { visitor } = await join()
      const write = () => status(visitor.call('reportContent', { body }))
      return { write, grows: [[tables.contentReports, 1]] }
    },
  },
  {
    name: 'a report of a reply',
    indexes: ['content_reports_reply'],
    prepare: async () => {
      const body = { target: 'reply', id: await answerTo(await publish()), reason: 'spam' }
      const { visitor } = await join()
      const write = () => status(visitor.call('reportContent', { body }))
      return { write, grows: [[tables.contentReports, 1]] }
    },
  },
  {
    name: 'a list of words that hold texts',
    indexes: ['held_words_pkey'],
    prepare: async () => {
      const body = { words: [1, 2, 3].map((place) => `${place} ${randomUUID()}`) }
      const before = await connection.db.$count(tables.wordFilterEntries)
      const write = () => status(admin.visitor.call('changeWordFilter', { body }))
      return { write, grows: [[tables.wordFilterEntries, 3 - before]] }
    },
  },
  {
    name: 'two lists of words that hold texts',
    indexes: ['held_words_pkey'],
    prepare: async () => {
      const lists = ['a', 'b'].map((list) => [`both ${randomUUID()}`, `${list} one`, `${list} two`])
      const before = await connection.db.$count(tables.wordFilterEntries)
      const write = (place: number) =>
        status(admin.visitor.call('changeWordFilter', { body: { words: lists[place % 2] ?? [] } }))
      return { write, grows: [[tables.wordFilterEntries, 3 - before]] }
    },
  },
]

const proofRaces: Race[] = [
  {
    name: 'a proof of the lab',
    indexes: ['proof_checks_content'],
    prepare: async () => {
      const { visitor } = await join()
      const body = { proof: (await makeProof(1)).text, candles: null }
      return { write: () => status(visitor.call('sendProof', { body })), grows: [[tables.proofChecks, 1]] }
    },
  },
  {
    name: 'the first reference candles of a symbol',
    indexes: ['reference_sets_name', 'reference_pieces_key'],
    prepare: async () => {
      const body = { source: `Feed ${randomUUID()}`.slice(0, 40), ...candlesOf((await makeProof(1)).packed) }
      return {
        write: () => status(admin.visitor.call('addReferenceCandles', { body })),
        grows: [
          [tables.referenceSets, 1],
          [tables.referencePieces, 1],
        ],
      }
    },
  },
]

const messageRaces: Race[] = [
  {
    name: 'a message to the team',
    indexes: ['support_messages_client_id_unique', 'acknowledgements_pkey'],
    prepare: async () => {
      const visitor = shop.visitor()
      const email = `${randomUUID()}@example.com`
      const body = { clientId: randomUUID(), name: 'Ann', email, subject: 'Help', message: 'Help' }
      const headers = { 'x-forwarded-for': anyAddress() }
      const write = () => status(visitor.call('sendSupportMessage', { body, headers }))
      return {
        write,
        grows: [
          [tables.supportMessages, 1],
          [tables.acknowledgements, 1],
        ],
      }
    },
  },
  {
    name: 'feedback',
    indexes: ['feedback_entries_client_id_unique'],
    prepare: async () => {
      const visitor = shop.visitor()
      const body = { clientId: randomUUID(), feedbackType: 'other' as const, rating: 5, message: 'Good' }
      const headers = { 'x-forwarded-for': anyAddress() }
      const write = () => status(visitor.call('sendFeedback', { body, headers }))
      return { write, grows: [[tables.feedbackEntries, 1]] }
    },
  },
  {
    name: 'a chat of a member, opened by one text',
    indexes: ['conversations_client_id_unique', 'conversation_messages_client'],
    prepare: async () => {
      const { visitor } = await join()
      const body = { clientId: randomUUID(), message: 'Help' }
      const write = () => status(visitor.call('openConversation', { body }))
      return {
        write,
        grows: [
          [tables.conversations, 1],
          [tables.conversationMessages, 1],
        ],
      }
    },
  },
  {
    name: 'a chat of a member, opened by several texts',
    indexes: ['conversations_open_of_user'],
    prepare: async () => {
      const { visitor } = await join()
      const write = (place: number) =>
        status(visitor.call('openConversation', { body: { clientId: randomUUID(), message: `Help ${place}` } }))
      return { write, grows: [[tables.conversations, 1]] }
    },
  },
  {
    name: 'a chat of a browser, opened by several texts',
    indexes: ['conversations_open_of_browser'],
    prepare: async () => {
      const visitor = shop.visitor()
      const headers = { 'x-forwarded-for': anyAddress() }
      const open = (message: string) => {
        const body = { clientId: randomUUID(), name: 'Ann', email: 'ann@example.com', message }
        return visitor.call('openConversation', { body, headers })
      }
      const { body } = await open('Before')
      await visitor.call('closeOwnConversation', { params: { id: body.id } })
      return { write: (place) => status(open(`Help ${place}`)), grows: [[tables.conversations, 1]] }
    },
  },
  {
    name: 'several texts of a chat',
    indexes: ['conversation_messages_place'],
    prepare: async () => {
      const { visitor } = await join()
      const { body } = await visitor.call('openConversation', { body: { clientId: randomUUID(), message: 'Help' } })
      const params = { id: body.id }
      const write = (place: number) =>
        status(
          visitor.call('sendConversationMessage', { params, body: { clientId: randomUUID(), message: `${place}` } }),
        )
      return { write, grows: [[tables.conversationMessages, writers]] }
    },
  },
]

const fileRaces: Race[] = [
  {
    name: 'a new file',
    indexes: ['stored_files_pkey', 'published_files_kind_name_pk', 'file_versions_content'],
    prepare: async () => {
      const name = `Race_${randomUUID().slice(0, 8)}`
      const write = () => status(sendAddon(admin.visitor, name, archiveOf(name)))
      return {
        write,
        grows: [
          [tables.storedFiles, 1],
          [tables.publishedFiles, 1],
        ],
      }
    },
  },
  {
    name: 'a file under two spellings of one name',
    indexes: ['published_files_name'],
    prepare: async () => {
      const name = `Case_${randomUUID().slice(0, 8)}`
      const spellings = [name.toLowerCase(), name.toUpperCase()]
      const write = (place: number) =>
        status(sendAddon(admin.visitor, spellings[place % 2] ?? '', archiveOf(`${name} ${place % 2}`)))
      return { write, grows: [[tables.publishedFiles, 1]] }
    },
  },
  {
    name: 'the words about a file',
    indexes: ['addon_details_pkey'],
    prepare: async () => {
      const name = `Words_${randomUUID().slice(0, 8)}`
      await sendAddon(admin.visitor, name, archiveOf(name))
      const body = { title: 'A', description: 'A', category: 'Utility' as const, listed: false }
      const write = () => status(admin.visitor.call('describeAddon', { params: { name }, body }))
      return { write, grows: [[tables.addonDetails, 1]] }
    },
  },
  {
    name: 'a download',
    indexes: ['download_counts_version_id_day_pk'],
    prepare: async () => {
      const name = `Got_${randomUUID().slice(0, 8)}`
      await sendAddon(admin.visitor, name, archiveOf(name))
      const write = async () => {
        const answer = await admin.visitor.fetch(`${downloads.addons}${name}.zip`)
        await answer.arrayBuffer()
        return answer.status
      }
      return { write, grows: [[tables.downloadCounts, 1]] }
    },
  },
  {
    name: 'the visit of a page',
    indexes: ['visit_marks_visitor_hash_path_pk', 'visit_counters_pkey', 'visit_salts_pkey'],
    prepare: async () => {
      aheadMs += 86_400_000
      const chrome =
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
      const headers = { 'x-forwarded-for': anyAddress(), 'user-agent': chrome }
      const write = () => status(shop.visitor().call('recordVisit', { body: { path: '/' }, headers }))
      return { write, grows: [[tables.visitMarks, 1]] }
    },
  },
]

const races = [
  ...accountRaces,
  ...desktopRaces,
  ...moneyRaces,
  ...communityRaces,
  ...proofRaces,
  ...messageRaces,
  ...fileRaces,
]

// The embedded database has one connection and hides races, so without PostgreSQL there is nothing to prove here.
describe('on PostgreSQL', () => {
  beforeEach(({ skip }) => {
    if ('unavailable' in postgres) skip(postgres.unavailable)
  })

  test('every unique index has two writers at once here, or a reason why there are none', async () => {
    const { rows } = await connection.pool.query<{ name: string }>(
      `select i.relname as name from pg_index x join pg_class i on i.oid = x.indexrelid
       join pg_namespace n on n.oid = i.relnamespace where x.indisunique and n.nspname = 'public'`,
    )
    const known = new Set([...races.flatMap(({ indexes }) => indexes), ...Object.keys(unreachable)])

    expect(rows.map(({ name }) => name).toSorted()).toEqual([...known].toSorted())
  })

  const countOf = (growths: readonly Growth[]) =>
    Promise.all(growths.map(([table, , where]) => connection.db.$count(table, where)))

  test.each(races)('$name, sent by several at once, is stored once and fails for nobody', async ({ prepare }) => {
    for (let round = 0; round < times(2, 5); round += 1) {
      const { write, grows } = await prepare()
      const before = await countOf(grows)
      const statuses = await Promise.all(Array.from({ length: writers }, (_none, place) => write(place)))

      expect(statuses.filter((each) => each >= 500)).toEqual([])
      expect(statuses).toContain(200)
      const expected = grows.map(
        ([, growth, where], place) => growth + (where === undefined ? (before[place] ?? 0) : 0),
      )
      await expect.poll(() => countOf(grows), { timeout: 20_000 }).toEqual(expected)
    }
  })
})
