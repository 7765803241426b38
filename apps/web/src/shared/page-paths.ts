/** The pages of this site that are built; `routes.ts` gives each its screen. */
export const pagePaths = [
  '/',
  '/pricing',
  '/login',
  '/sign-up',
  '/verify-email',
  '/forgot-password',
  '/device',
  '/dashboard',
] as const
