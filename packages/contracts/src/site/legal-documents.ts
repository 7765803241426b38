/** The legal documents by the last part of their address, in their order. Zod-free. */
export const legalIds = ['terms-of-use', 'privacy-policy', 'service-agreement', 'license-agreement'] as const
export type LegalDocumentId = (typeof legalIds)[number]

/** The page of one legal document alone. */
export function legalPage(id: LegalDocumentId): string {
  return `/legal/${id}`
}
