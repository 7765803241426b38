import type { SignInEnd } from '#desktop/adapters/brokers/broker-adapter.ts'

/** How a sign-in at a broker ended, for people. */
export function signInText(end: SignInEnd, name: string): string {
  switch (end) {
    case 'captured':
      return `Signed in at ${name}. The session is kept on this computer only.`
    case 'closed':
      return 'The window was closed before the sign-in.'
    case 'gave_up':
      return 'The sign-in was given up.'
    case 'too_long':
      return 'The sign-in took too long. Try again.'
    default:
      return end satisfies never
  }
}
