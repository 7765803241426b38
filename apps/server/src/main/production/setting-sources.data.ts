/** How the owner gets what production needs, with an example value to continue the check. */
export type SettingSource = { how: string; example: string }

export const settingSources: Readonly<Record<string, SettingSource>> = {
  APP_ORIGIN: {
    how: 'The address that people type, with https, such as https://app.your-domain.',
    example: 'https://a.b',
  },
  AUTH_SECRET: { how: 'Make one: openssl rand -hex 32', example: 'x'.repeat(64) },
  LEASE_PRIVATE_KEY: { how: 'Make one: openssl genpkey -algorithm ed25519', example: 'a key' },
  LEGAL_APPROVED_VERSION: {
    how: 'Your lawyer reads the texts in content/src/legal; then name the version that they show, here or as legalApprovedVersion in OWNER_FILE.',
    example: '1',
  },
  DATABASE_URL: {
    how: 'PostgreSQL 15 or newer, a role and a database of its own: postgresql://user:password@host:5432/name',
    example: 'postgresql://user@host/name',
  },
  STRIPE_SECRET_KEY: { how: 'Stripe → Developers → API keys → Secret key.', example: 'sk_live_1' },
  STRIPE_PUBLISHABLE_KEY: { how: 'Stripe → Developers → API keys → Publishable key.', example: 'pk_live_1' },
  STRIPE_WEBHOOK_SECRET: {
    how: 'Stripe → Developers → Webhooks → Add endpoint APP_ORIGIN/api/stripe/webhook → Signing secret.',
    example: 'whsec_1',
  },
  SMTP_URL: { how: 'From your mail provider: smtps://user:password@host:465', example: 'smtps://host' },
  S3_BUCKET: { how: 'A bucket of your own that nobody else reads.', example: 'files' },
  S3_ACCESS_KEY_ID: { how: 'From whoever keeps the bucket, for it alone.', example: 'id' },
  S3_SECRET_ACCESS_KEY: { how: 'It is shown once, together with S3_ACCESS_KEY_ID.', example: 'secret' },
  INBOUND_MAIL_SECRET: {
    how: 'Make one: openssl rand -hex 32, and give it to the service that receives emails.',
    example: 'x'.repeat(32),
  },
  OIDC_ISSUER: { how: 'The address of your identity provider, with https.', example: 'https://id.example.com' },
  OIDC_CLIENT_ID: { how: 'From the identity provider, where the service is registered.', example: 'us' },
  OIDC_CLIENT_SECRET: { how: 'From the identity provider, where the service is registered.', example: 'secret' },
  OIDC_NAME: { how: 'What the button says: Sign in with …', example: 'Acme ID' },
  OWNER_FILE: {
    how: 'Copy tools/cluster/deployment/owner.example.json to a place outside the code, fill it in, and name it here.',
    example: '',
  },
  ADMIN_EMAIL: { how: 'The mailbox of the first administrator.', example: 'admin@example.com' },
  TRUST_PROXY: { how: 'How many proxies are in front: 1 behind one balancer.', example: '1' },
  METRICS_TOKEN: { how: 'Make one: openssl rand -hex 32, and give it to Prometheus.', example: 'x'.repeat(32) },
  DESKTOP_CERTIFICATE: {
    how: 'A code-signing certificate for Windows; without it Windows warns whoever installs the app.',
    example: 'certificate.pfx',
  },
  DESKTOP_CERTIFICATE_PASSWORD_FILE: { how: 'A file with the password of the certificate.', example: 'password' },
  LIVE_LOCKED_COUNTRIES: { how: 'Two-letter codes between commas, or none.', example: 'none' },
}

/** How the owner gets the values of the brand, which are all in the file that `OWNER_FILE` names. */
export const brandSources: Readonly<Record<string, string>> = {
  email: 'OWNER_FILE, brand.email: a mailbox that your team reads.',
  noReplyEmail: 'OWNER_FILE, brand.noReplyEmail: an address of your domain that your mail provider lets you send from.',
  website: 'OWNER_FILE, brand.website: the address that people type, with https.',
}

/** What production can start without, and what people then miss. */
export const recommended: Readonly<Record<string, string>> = {
  DATABASE_URL: 'Without it the embedded database is used, which does not survive a power cut for certain.',
  SMTP_URL: 'Without it no mail leaves the service, so nobody can confirm an address.',
  STRIPE_SECRET_KEY: 'Without it nobody can buy a plan.',
  ADMIN_EMAIL: 'Without it nobody administers the service until npm run make-admin was used.',
  TRUST_PROXY: 'Without it every caller behind a balancer has one address, and shares its limits.',
  METRICS_TOKEN: 'Without it monitoring sees nothing of the service.',
  DESKTOP_CERTIFICATE: 'Without it the app for Windows is not signed.',
}
