/** One place for the names of what is cached, so that events and hooks mean the same. */
export const queryKeys = {
  user: ['user'],
  subscription: ['subscription'],
  quota: ['quota'],
  trades: ['trades'],
  refusals: ['refusals'],
  charts: ['charts'],
  devices: ['devices'],
  profile: ['profile'],
  sessions: ['sessions'],
  licences: ['licences'],
  passkeys: ['passkeys'],
  secondFactor: ['second-factor'],
  invoices: ['invoices'],
  status: ['status'],
  payment: (plan: string) => ['payment', plan] as const,
  paymentStatus: (id: string) => ['payment-status', id] as const,
} as const
