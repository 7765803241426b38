/** The pages on the way to a session: they hand on where the person came from, and never lead back to themselves. */
export const signInPages: readonly string[] = [
  '/login',
  '/sign-up',
  '/complete-sign-up',
  '/verify-email',
  '/forgot-password',
]
