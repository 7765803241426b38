import type { User } from '@stratomate/contracts'

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

/**
 * The sign-in library behind our own thin routes. Failures are AppErrors: wrong_credentials, wrong_code,
 * email_not_verified.
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
  /** Ends the session of the request; the answer clears its cookies. */
  signOut: (headers: Headers) => Promise<string[]>
  readSession: (headers: Headers) => Promise<SessionUser | null>
}
