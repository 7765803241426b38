import { resolve } from 'node:path'
import { telegramOrigin } from '#server/adapters/telegram.ts'
import { missingBrandValues } from '@stratomate/brand'
import type { SwitchedOffBroker } from '@stratomate/contracts'
import { liveLockedByDefault, readLockedCountries } from '@stratomate/domain'
import { readSwitchedOff } from '@stratomate/domain/brokers/switched-off-brokers'
import { z } from 'zod'
import { bucketOf, type BucketSetting } from './bucket-setting.ts'
import { oidcOf, type OidcSetting } from './oidc-setting.ts'
import { readOwnerSettings } from './production/owner-file.ts'
import { SettingsError } from '@stratomate/std/errors'

const text = z.string().trim().min(1)
const seconds = z.coerce.number().min(0).max(3_600)
const port = z.coerce.number().int().min(0).max(65_535)

const ProxyRange = z.union([
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
  z.ipv4(),
  z.ipv6(),
  z.cidrv4(),
  z.cidrv6(),
])
const isCount = (trusted: string) => /^\d+$/u.test(trusted)
const areProxies = (list: string) => list.split(',').every((range) => ProxyRange.safeParse(range.trim()).success)

const isNats = (list: string) =>
  list.split(',').every((address) => z.url({ protocol: /^(nats|tls)$/u }).safeParse(address).success)

const Environment = z.object({
  APP_MODE: z.enum(['development', 'demo', 'production']).default('development'),
  HOST: text.optional(),
  PORT: port.default(3_000),
  APP_ORIGIN: z.url({ protocol: /^https?$/u }).optional(),
  OWNER_FILE: text.optional(),
  DATA_DIR: text.default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/u }).optional(),
  DATABASE_WAIT_SECONDS: seconds.default(60),
  METRICS_TOKEN: z.string().min(24).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/u }).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  NATS_URL: text.refine(isNats, 'an address like nats://host:4222, or several between commas').optional(),
  SHUTDOWN_NOTICE_SECONDS: seconds.optional(),
  TRUST_PROXY: text
    .refine(
      (trusted) => isCount(trusted) || areProxies(trusted),
      'a number of proxies, or addresses and ranges between commas',
    )
    .transform((trusted) => (isCount(trusted) ? Number(trusted) : trusted))
    .optional(),
  AUTH_SECRET: z.string().min(32).optional(),
  LEASE_PRIVATE_KEY: text.optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_SECOND_FACTOR: z.enum(['demanded']).optional(),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_PUBLISHABLE_KEY: text.regex(/^pk_/u, 'it begins with pk_').optional(),
  STRIPE_WEBHOOK_SECRET: text.regex(/^whsec_/u, 'it begins with whsec_').optional(),
  STRIPE_PRICING_TABLE_ID: text.regex(/^prctbl_/u, 'it begins with prctbl_').optional(),
  PAYMENTS_SIMULATOR: z.enum(['1', 'on', 'off']).optional(),
  S3_BUCKET: text.optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/u }).optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/u }).optional(),
  SUPPORT_INBOX: text.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/iu, 'it is a domain').optional(),
  INBOUND_MAIL_SECRET: z.string().min(24).optional(),
  TELEGRAM_BOT_TOKEN: text.regex(/^\d+:[\w-]{20,}$/u, 'it looks like 123456:letters').optional(),
  TELEGRAM_API_ORIGIN: z.url({ protocol: /^https?$/u }).optional(),
  WEBHOOKS_TO_LOOPBACK: z.enum(['on']).optional(),
  OIDC_ISSUER: z.url({ protocol: /^https?$/u }).optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  OIDC_NAME: text.max(40).optional(),
  OIDC_SCOPES: text.refine((scopes) => scopes.split(/\s+/u).includes('openid'), 'openid is one of them').optional(),
  LIVE_LOCKED_COUNTRIES: text
    .refine((list) => readLockedCountries(list) !== null, 'two-letter codes between commas, or none')
    .default(liveLockedByDefault.join(',')),
  BROKERS_OFF: text
    .refine((list) => readSwitchedOff(list) !== null, 'broker=reason, several with | between them')
    .optional(),
  LEGAL_APPROVED_VERSION: text.optional(),
  DESKTOP_BUILD: z.enum(['on', 'off']).default('off'),
  DESKTOP_CERTIFICATE: text.optional(),
  DESKTOP_CERTIFICATE_PASSWORD_FILE: text.optional(),
  DESKTOP_TIMESTAMP_URL: z.url({ protocol: /^https?$/u }).optional(),
})
type Environment = z.infer<typeof Environment>

export type ProviderKeys = {
  kind: 'provider'
  secretKey: string
  publishableKey: string
  /** Several while one replaces another. */
  webhookSecrets: readonly string[]
}
type PaymentsSetting = ProviderKeys | { kind: 'simulator' } | { kind: 'off' }

export type Settings = {
  mode: 'development' | 'demo' | 'production'
  host: string
  port: number
  /** Where people reach the service, without a trailing slash; null until the port is known. */
  origin: string | null
  dataDir: string
  databaseUrl: string | null
  /** How long a start waits for PostgreSQL. */
  databaseWaitMs: number
  /** The token for reading /metrics; null: there is no such page. */
  metricsToken: string | null
  /** Where traces are sent, and which share of them; null: nothing is traced. */
  tracing: { endpoint: string; share: number } | null
  /**
   * The bus that several servers of one service share: one address, or those of a cluster separated by commas; null:
   * one server.
   */
  natsUrl: string | null
  /** How long a stopping service says that it is not ready before it refuses calls. */
  shutdownNoticeMs: number
  /** How many proxies are in front, or their addresses; false: none. */
  trustProxy: string | number | false
  /** Null: the secret is made once and kept in the data folder. */
  authSecret: string | null
  leasePrivateKey: string | null
  adminEmail: string | null
  /** Whether administrators and moderators need a passkey or an authenticator code; always in production. */
  secondFactor: 'demanded' | 'free'
  payments: PaymentsSetting
  /** The provider's embedded table of prices; null: our own table alone. */
  pricingTable: { id: string; publishableKey: string } | null
  smtpUrl: string | null
  /** The domain where replies to mails arrive, and the secret that proves the service that passes them on. */
  inbound: { domain: string; secret: string } | null
  /** The bot that writes to people, and the address of Telegram. */
  telegram: { token: string; origin: string } | null
  /** Whether webhooks may lead to programs of this computer; for tests. */
  webhooksToLoopback: boolean
  /** The identity provider that people may sign in with. */
  oidc: OidcSetting | null
  /** Countries where trading with real money is locked. */
  liveLocked: ReadonlySet<string>
  /** Brokers to which no app sends an order, with the reason for people. */
  switchedOff: readonly SwitchedOffBroker[]
  /** Where files are kept; null: in the data folder. */
  bucket: BucketSetting | null
  simulators: boolean
  /** Whether the package for Windows is built beside the service, and with what it is signed; null: not built. */
  desktopBuild: { signing: readonly string[] } | null
}

/**
 * Reads every setting once. Throws a SettingsError whose message names the variable and what is wrong with it;
 * production also refuses simulators, made-up secrets, plain HTTP and brand values that the owner has not given.
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = { ...onlyGiven(readOwnerSettings(environment['OWNER_FILE'])), ...onlyGiven(environment) }
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new SettingsError(`${String(issue?.path[0] ?? 'A setting')} is not valid: ${issue?.message ?? 'unreadable'}`)
  }
  const values = parsed.data
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = values
  if (values.APP_MODE === 'production') refuseUnsafeProduction(values)
  return {
    mode: values.APP_MODE,
    host: values.HOST ?? (values.APP_MODE === 'production' ? '0.0.0.0' : '127.0.0.1'),
    port: values.PORT,
    origin: values.APP_ORIGIN === undefined ? null : new URL(values.APP_ORIGIN).origin,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    databaseWaitMs: values.DATABASE_WAIT_SECONDS * 1_000,
    metricsToken: values.METRICS_TOKEN ?? null,
    tracing: endpoint === undefined ? null : { endpoint, share: values.OTEL_TRACES_SAMPLER_ARG },
    natsUrl: natsOf(values),
    shutdownNoticeMs: (values.SHUTDOWN_NOTICE_SECONDS ?? (values.APP_MODE === 'production' ? 5 : 0)) * 1_000,
    trustProxy: values.TRUST_PROXY ?? false,
    authSecret: values.AUTH_SECRET ?? null,
    leasePrivateKey: values.LEASE_PRIVATE_KEY ?? null,
    adminEmail: values.ADMIN_EMAIL ?? null,
    secondFactor: values.APP_MODE === 'production' ? 'demanded' : (values.ADMIN_SECOND_FACTOR ?? 'free'),
    payments: paymentsOf(values),
    pricingTable: pricingTableOf(values),
    smtpUrl: values.SMTP_URL ?? null,
    inbound: inboundOf(values),
    telegram: telegramOf(values),
    webhooksToLoopback: values.WEBHOOKS_TO_LOOPBACK === 'on',
    oidc: oidcOf(values),
    liveLocked: readLockedCountries(values.LIVE_LOCKED_COUNTRIES) ?? new Set(liveLockedByDefault),
    switchedOff: readSwitchedOff(values.BROKERS_OFF ?? '') ?? [],
    bucket: bucketOf(values),
    simulators: values.APP_MODE !== 'production',
    desktopBuild: values.DESKTOP_BUILD === 'on' ? { signing: signingOf(values) } : null,
  }
}

/** The settings of this process. */
export function settingsOfProcess(): Settings {
  return readSettings(process.env)
}

function onlyGiven(environment: Readonly<Record<string, string | undefined>>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
}

function natsOf({ NATS_URL: url, DATABASE_URL: databaseUrl }: Environment): string | null {
  if (url === undefined) return null
  if (databaseUrl === undefined) {
    throw new SettingsError('DATABASE_URL is missing: NATS_URL needs it, because several servers share one PostgreSQL.')
  }
  return url
}

function paymentsOf(values: Environment): Settings['payments'] {
  if (values.STRIPE_SECRET_KEY !== undefined) return providerKeysOf(values, values.STRIPE_SECRET_KEY)
  if (values.PAYMENTS_SIMULATOR === 'off') return { kind: 'off' }
  if (values.APP_MODE === 'production' && values.PAYMENTS_SIMULATOR === undefined) return { kind: 'off' }
  return { kind: 'simulator' }
}

function providerKeysOf(values: Environment, secretKey: string): ProviderKeys {
  const { STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values
  if (publishableKey === undefined) {
    throw new SettingsError('STRIPE_PUBLISHABLE_KEY is missing: STRIPE_SECRET_KEY needs it.')
  }
  if (webhookSecret === undefined) {
    throw new SettingsError('STRIPE_WEBHOOK_SECRET is missing: STRIPE_SECRET_KEY needs it.')
  }
  if (isLiveKey(secretKey) !== isLiveKey(publishableKey)) {
    throw new SettingsError('STRIPE_PUBLISHABLE_KEY is not valid: it and STRIPE_SECRET_KEY are of different modes.')
  }
  const webhookSecrets = webhookSecret.split(',').map((secret) => secret.trim())
  return { kind: 'provider', secretKey, publishableKey, webhookSecrets }
}

/** Whether a key of the provider charges real cards. */
export function isLiveKey(key: string): boolean {
  return key.includes('_live_')
}

function pricingTableOf(values: Environment): Settings['pricingTable'] {
  const { STRIPE_PRICING_TABLE_ID: id, STRIPE_PUBLISHABLE_KEY: publishableKey } = values
  if (id === undefined) return null
  if (publishableKey === undefined) {
    throw new SettingsError('STRIPE_PUBLISHABLE_KEY is missing: STRIPE_PRICING_TABLE_ID needs it.')
  }
  return { id, publishableKey }
}

function inboundOf({ SUPPORT_INBOX: domain, INBOUND_MAIL_SECRET: secret }: Environment): Settings['inbound'] {
  if (domain === undefined) return null
  if (secret === undefined) throw new SettingsError('INBOUND_MAIL_SECRET is missing: SUPPORT_INBOX needs it.')
  return { domain: domain.toLowerCase(), secret }
}

function telegramOf({ TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_ORIGIN: origin }: Environment): Settings['telegram'] {
  if (token === undefined) return null
  return { token, origin: new URL(origin ?? telegramOrigin).origin }
}

/** The arguments of the build that sign its programs; none without a certificate. */
function signingOf(values: Environment): string[] {
  const { DESKTOP_CERTIFICATE: certificate, DESKTOP_CERTIFICATE_PASSWORD_FILE: passwordFile } = values
  if (certificate === undefined) return []
  if (passwordFile === undefined) {
    throw new SettingsError('DESKTOP_CERTIFICATE_PASSWORD_FILE is missing: DESKTOP_CERTIFICATE needs it.')
  }
  const { DESKTOP_TIMESTAMP_URL: timestamp } = values
  const time = timestamp === undefined ? [] : ['--timestamp', timestamp]
  return ['--certificate', resolve(certificate), '--password-file', resolve(passwordFile), ...time]
}

function refuseUnsafeProduction(values: Environment): void {
  const required = ['APP_ORIGIN', 'AUTH_SECRET', 'LEASE_PRIVATE_KEY', 'LEGAL_APPROVED_VERSION'] as const
  for (const name of required) {
    if (values[name] === undefined) throw new SettingsError(`${name} is missing: production needs it.`)
  }
  if (!values.APP_ORIGIN?.startsWith('https://')) {
    throw new SettingsError('APP_ORIGIN is not valid: production needs an https address.')
  }
  for (const name of ['TELEGRAM_API_ORIGIN', 'WEBHOOKS_TO_LOOPBACK'] as const) {
    if (values[name] === undefined) continue
    throw new SettingsError(`${name} is not valid: it is for tests, not for production.`)
  }
  const [missing] = missingBrandValues()
  if (missing !== undefined) {
    throw new SettingsError(
      `The brand value "${missing}" is still an example: give it in the file that OWNER_FILE names.`,
    )
  }
}
