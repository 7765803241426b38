/** Pages anybody may read: in the sitemap, and their visits are counted. Zod-free. */
export const publicPages = [
  '/',
  '/pricing',
  '/strategies-library',
  '/lab',
  '/documentation',
  '/how-to',
  '/how-to/download-mt5',
  '/how-to/mt5-chart-setup',
  '/how-to/stratomate-setup',
  '/how-to/mt5-favorites',
  '/download',
  '/indicator-addons',
  '/community',
  '/support',
  '/feedback',
  '/errors',
  '/changelog',
  '/status',
  '/developers',
] as const
export type PublicPage = (typeof publicPages)[number]

/** The page that explains a code of `explainedCodes`. */
export function errorPage(code: string): string {
  return `/errors/${code}`
}

/** Pages for one person's task: built, but not for search engines. */
export const personalPages = [
  '/login',
  '/sign-up',
  '/complete-sign-up',
  '/verify-email',
  '/forgot-password',
  '/subscribe',
  '/checkout',
  '/payment-success',
  '/admin-upload',
  '/upload-file',
  '/admin',
] as const

/** Pages that only make sense signed in: signed-out visitors are sent to the sign-in and back. */
export const signedInPages = ['/dashboard', '/device', '/account', '/notifications'] as const

/** The legal documents by the last part of their address, in their order. Zod-free. */
export const legalIds = ['terms-of-use', 'privacy-policy', 'service-agreement', 'license-agreement'] as const
export type LegalDocumentId = (typeof legalIds)[number]

/** The page with only one legal document. */
export function legalPage(id: LegalDocumentId): string {
  return `/legal/${id}`
}
