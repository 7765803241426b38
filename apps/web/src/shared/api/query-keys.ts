import type { QueryClient } from '@tanstack/react-query'

/** One place for the names of what is cached, so that events and hooks mean the same. */
export const queryKeys = {
  user: ['user'],
  subscription: ['subscription'],
  trial: ['trial'],
  quota: ['quota'],
  dayResult: ['day-result'],
  statistics: ['statistics'],
  journal: ['journal'],
  proofs: ['proofs'],
  proofChecks: ['proof-checks'],
  trades: ['trades'],
  refusals: ['refusals'],
  charts: ['charts'],
  devices: ['devices'],
  /** Never fetched: whether this page shows a simulation in the place of the account. */
  simulation: ['simulation'],
  profile: ['profile'],
  sessions: ['sessions'],
  licences: ['licences'],
  passkeys: ['passkeys'],
  accessTokens: ['access-tokens'],
  webhooks: ['webhooks'],
  push: ['push'],
  mailSettings: ['mail-settings'],
  preferences: ['preferences'],
  notifications: ['notifications'],
  notificationSettings: ['notification-settings'],
  signInOptions: ['sign-in-options'],
  oidcSignUp: ['oidc-sign-up'],
  oidcLink: ['oidc-link'],
  secondFactor: ['second-factor'],
  invoices: ['invoices'],
  status: ['status'],
  statusHistory: ['status-history'],
  files: ['files'],
  admin: ['admin'],
  payment: (plan: string, accountId: string | null) => ['payment', plan, accountId] as const,
  paymentStatus: (id: string) => ['payment-status', id] as const,
} as const

/** Something new came or something was read elsewhere: what is on screen is fetched again. */
export function refetchNotifications(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: queryKeys.notifications })
}
