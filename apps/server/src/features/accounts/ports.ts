import type { PasskeyResponse, User } from '@stratomate/contracts'

export type CodePurpose = 'email-verification' | 'sign-in' | 'forget-password'

/** A person as the session knows them. */
export type SessionUser = User & {
  sessionId: string
  suspended: boolean
  startedAt: Date
  /** When a passkey or an authenticator code last confirmed the session. */
  secondFactorAt: Date | null
  /** Until when the session may enrol a first second factor. */
  enrolmentUntil: Date | null
}

/** `cookies` are complete Set-Cookie values. */
export type SignedIn = { user: User; suspended: boolean; cookies: string[] }

/** What a browser is asked to do with a passkey, and the cookie that remembers the question. */
export type PasskeyQuestion = { options: Record<string, unknown>; cookies: string[] }

/** For whom the work is done: a browser that is known at the account has a reserve that strangers cannot use up. */
export type Asker = { kind: 'known' | 'stranger'; network: string }

/** Each throws `rate_limited` when too many wait. */
export type Passwords = {
  hash: (password: string, asker: Asker) => Promise<string>
  /** Whether the password is the one hashed; false without a hash, after the same work. */
  verify: (hash: string | null, password: string, asker: Asker) => Promise<boolean>
  /** Whether a password is common, leaked or made of what is known of its person, such as the email. */
  isGuessable: (password: string, personal: readonly string[], asker: Asker) => Promise<boolean>
}

/** Secrets that only the browser that began a sign-in and this service know. */
export type OidcSecrets = { state: string; nonce: string; codeVerifier: string }

/** Who somebody is, as the identity provider says. */
export type OidcPerson = {
  subject: string
  /** Null when the provider names none. */
  email: string | null
  /** Whether the provider itself has verified it. */
  isEmailVerified: boolean
  firstName: string | null
  lastName: string | null
}

/** What the browser brings back from the provider. `issuer` is the provider's own name in the answer (RFC 9207). */
export type OidcAnswer = { code: string; issuer: string | null; nonce: string; codeVerifier: string }

/** The identity provider of the settings. Failures are AppErrors: oidc_unavailable, oidc_refused. */
export type OidcProvider = {
  issuer: string
  /** The name on buttons. */
  name: string
  /** The provider's page that begins a sign-in. */
  addressOf: (secrets: OidcSecrets) => Promise<string>
  /** Exchanges the code and checks every claim of the answer. */
  identify: (answer: OidcAnswer) => Promise<OidcPerson>
}

/** Sessions and passkeys of the sign-in library, behind our own thin routes. Failures are AppErrors: passkey_refused. */
export type Identity = {
  /** Begins a session for somebody who has just proved who they are. */
  beginSession: (userId: string, headers: Headers) => Promise<SignedIn>
  askForNewPasskey: (headers: Headers) => Promise<PasskeyQuestion>
  /** Keeps the passkey that answers the question; answers its id. */
  addPasskey: (answer: { response: PasskeyResponse; name: string; headers: Headers }) => Promise<string>
  askForPasskey: (headers: Headers) => Promise<PasskeyQuestion>
  /** Begins a session for the owner of a passkey who was verified by it. */
  signInWithPasskey: (response: PasskeyResponse, headers: Headers) => Promise<SignedIn & { sessionId: string }>
  /** Ends the session of the request; the answer clears its cookies. */
  signOut: (headers: Headers) => Promise<string[]>
  readSession: (headers: Headers) => Promise<SessionUser | null>
}
