import type { PasskeyResponse, User } from '@stratomate/contracts'

export type CodePurpose = 'email-verification' | 'sign-in' | 'forget-password'

/** A person as the session knows them. */
export type SessionUser = User & {
  sessionId: string
  suspended: boolean
  startedAt: Date
  /** When a passkey or an authenticator code last stood behind the session. */
  secondFactorAt: Date | null
}

/** `cookies` are complete Set-Cookie values. */
export type SignedIn = { user: User; suspended: boolean; cookies: string[] }

/** What a browser is asked to do with a passkey, and the cookie that remembers the question. */
export type PasskeyQuestion = { options: Record<string, unknown>; cookies: string[] }

/**
 * The sign-in library behind our own thin routes. Failures are AppErrors: wrong_credentials, wrong_code,
 * email_not_verified, passkey_refused.
 */
export type Identity = {
  hashPassword: (password: string) => Promise<string>
  /** Whether the password is the one hashed. */
  verifyPassword: (hash: string, password: string) => Promise<boolean>
  /** Makes a six-digit code, valid for ten minutes and three tries; only its hash is kept. */
  createCode: (email: string, purpose: CodePurpose) => Promise<string>
  verifyEmail: (email: string, code: string, headers: Headers) => Promise<SignedIn>
  signIn: (email: string, password: string, headers: Headers) => Promise<SignedIn>
  signInWithCode: (email: string, code: string, headers: Headers) => Promise<SignedIn>
  resetPassword: (email: string, code: string, password: string) => Promise<void>
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
