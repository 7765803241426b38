import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('without any variable the service runs in development on its embedded parts', () => {
  expect(readSettings({})).toMatchObject({
    mode: 'development',
    host: '127.0.0.1',
    port: 3_000,
    databaseUrl: null,
    payments: { kind: 'simulator' },
    simulators: true,
  })
})

const oidc = {
  OIDC_ISSUER: 'http://127.0.0.1:4000',
  OIDC_CLIENT_ID: 'us',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_NAME: 'Acme ID',
}

test.each([
  [{ PORT: 'eighty' }, 'PORT is not valid'],
  [{ PORT: '70000' }, 'PORT is not valid'],
  [{ APP_MODE: 'staging' }, 'APP_MODE is not valid'],
  [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL is not valid'],
  [{ NATS_URL: 'nats://127.0.0.1:4222' }, 'DATABASE_URL is missing: NATS_URL needs it'],
  [{ NATS_URL: 'nats://127.0.0.1:4222,http://other' }, 'NATS_URL is not valid'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN is not valid'],
  [{ APP_ORIGIN: 'javascript:alert(1)' }, 'APP_ORIGIN is not valid'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY is not valid'],
  [{ TRUST_PROXY: '10.0.0.0/8, 10.0.0.0/33' }, 'TRUST_PROXY is not valid'],
  [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET is not valid'],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL is not valid'],
  [{ ADMIN_EMAIL: 'nobody' }, 'ADMIN_EMAIL is not valid'],
  [{ APP_MODE: 'production' }, 'APP_ORIGIN is missing'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_PUBLISHABLE_KEY is missing'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, 'STRIPE_WEBHOOK_SECRET is missing'],
  [{ STRIPE_WEBHOOK_SECRET: 'secret' }, 'STRIPE_WEBHOOK_SECRET is not valid'],
  [{ S3_BUCKET: 'files' }, 'S3_ACCESS_KEY_ID is missing'],
  [{ SUPPORT_INBOX: 'reply.example.com' }, 'INBOUND_MAIL_SECRET is missing'],
  [{ SUPPORT_INBOX: 'team@example.com' }, 'SUPPORT_INBOX is not valid'],
  [{ INBOUND_MAIL_SECRET: 'short' }, 'INBOUND_MAIL_SECRET is not valid'],
  [{ LIVE_LOCKED_COUNTRIES: 'Germany' }, 'LIVE_LOCKED_COUNTRIES is not valid'],
  [{ LIVE_LOCKED_COUNTRIES: 'DE;FR' }, 'LIVE_LOCKED_COUNTRIES is not valid'],
  [{ BROKERS_OFF: 'pocket-option' }, 'BROKERS_OFF is not valid'],
  [{ BROKERS_OFF: 'Pocket Option=Down.' }, 'BROKERS_OFF is not valid'],
  [{ TELEGRAM_BOT_TOKEN: 'token' }, 'TELEGRAM_BOT_TOKEN is not valid'],
  [{ TELEGRAM_API_ORIGIN: 'telegram' }, 'TELEGRAM_API_ORIGIN is not valid'],
  [{ OIDC_ISSUER: 'id.example.com' }, 'OIDC_ISSUER is not valid'],
  [{ OIDC_ISSUER: 'https://id.example.com' }, 'OIDC_CLIENT_ID is missing: OIDC_ISSUER needs it.'],
  [{ OIDC_CLIENT_ID: 'us' }, 'OIDC_ISSUER is missing: OIDC_CLIENT_ID needs it.'],
  [{ OIDC_CLIENT_SECRET: 'secret' }, 'OIDC_ISSUER is missing: OIDC_CLIENT_SECRET needs it.'],
  [{ OIDC_NAME: 'Acme ID' }, 'OIDC_ISSUER is missing: OIDC_NAME needs it.'],
  [{ OIDC_SCOPES: 'openid' }, 'OIDC_ISSUER is missing: OIDC_SCOPES needs it.'],
  [{ ...oidc, OIDC_CLIENT_SECRET: '' }, 'OIDC_CLIENT_SECRET is missing: OIDC_ISSUER needs it.'],
  [{ ...oidc, OIDC_NAME: ' ' }, 'OIDC_NAME is not valid'],
  [{ ...oidc, OIDC_SCOPES: 'email profile' }, 'OIDC_SCOPES is not valid'],
  [{ ...oidc, APP_MODE: 'demo' }, 'OIDC_ISSUER is not valid: outside development it needs an https address.'],
  [{ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id' }, 'S3_SECRET_ACCESS_KEY is missing'],
  [{ S3_ENDPOINT: 'bucket.example.com' }, 'S3_ENDPOINT is not valid'],
  [{ STRIPE_PRICING_TABLE_ID: 'table' }, 'STRIPE_PRICING_TABLE_ID is not valid'],
  [{ STRIPE_PRICING_TABLE_ID: 'prctbl_1' }, 'STRIPE_PUBLISHABLE_KEY is missing'],
  [
    { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    'of different modes',
  ],
] as const)('%o stops the start and names the variable', (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message)
})

test.each([
  ['1', 1],
  ['loopback', 'loopback'],
  ['10.0.0.0/8, fd00::/8', '10.0.0.0/8, fd00::/8'],
])('trusted proxies may be %s', (trusted, trustProxy) => {
  expect(readSettings({ TRUST_PROXY: trusted })).toMatchObject({ trustProxy })
})

const production = {
  APP_MODE: 'production',
  APP_ORIGIN: 'https://stratomate.test',
  AUTH_SECRET: 'x'.repeat(32),
  LEASE_PRIVATE_KEY: 'key',
  LEGAL_APPROVED_VERSION: '1',
}

test('production refuses plain http', () => {
  expect(() => readSettings({ ...production, APP_ORIGIN: 'http://stratomate.test' })).toThrow('https')
})

test.each([
  ['TELEGRAM_API_ORIGIN', 'https://telegram.test'],
  ['WEBHOOKS_TO_LOOPBACK', 'on'],
])('production refuses %s, which is for tests', (name, value) => {
  expect(() => readSettings({ ...production, [name]: value })).toThrow(`${name} is not valid`)
})

test('production refuses brand values that are still examples', () => {
  expect(() => readSettings(production)).toThrow('brand value')
})

test('two webhook secrets hold while one replaces the other', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }

  expect(readSettings({ ...keys, STRIPE_WEBHOOK_SECRET: 'whsec_1, whsec_2' }).payments).toMatchObject({
    kind: 'provider',
    webhookSecrets: ['whsec_1', 'whsec_2'],
  })
})

test('an empty variable counts as not given', () => {
  expect(readSettings({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3_000, smtpUrl: null })
})

test('an identity provider is taken as a whole, over plain HTTP in development only', () => {
  const own = { issuer: 'http://127.0.0.1:4000', clientId: 'us', clientSecret: 'secret', name: 'Acme ID' }
  const secure = { ...oidc, APP_MODE: 'demo', OIDC_ISSUER: 'https://id.example.com' }

  expect(readSettings({}).oidc).toBeNull()
  expect(readSettings(oidc).oidc).toEqual({ ...own, scopes: 'openid email profile' })
  expect(readSettings({ ...oidc, OIDC_SCOPES: 'openid email' }).oidc).toMatchObject({ scopes: 'openid email' })
  expect(readSettings(secure).oidc).toMatchObject({ issuer: 'https://id.example.com' })
})
