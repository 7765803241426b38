/** One place for the names of what is cached, so that events and hooks mean the same. */
export const queryKeys = {
  user: ['user'],
  subscription: ['subscription'],
  quota: ['quota'],
  trades: ['trades'],
  refusals: ['refusals'],
  charts: ['charts'],
  devices: ['devices'],
  status: ['status'],
} as const
