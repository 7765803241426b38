/** What an app reports that has no chart. */
export const idleState = {
  version: '0.1.0',
  charts: [],
  terminalConnected: false,
  broker: { id: 'paper', connected: true, account: 'paper', balanceCents: null },
  paused: false,
  pausedReason: null,
} as const
