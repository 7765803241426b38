import { randomUUID } from 'node:crypto'
import type { Subscription } from '@stratomate/contracts/billing/schemas'
import type { RefusalCode } from '@stratomate/contracts/trading/refusals'
import type { ChartView, Device, Quota, Refusal, Trade } from '@stratomate/contracts/trading/schemas'
import type { Page } from 'playwright-core'

/** The service's answers to a dashboard; a state that the service cannot reach quickly is answered by the test. */
export type DashboardAnswers = {
  subscription?: Subscription
  quota?: Quota
  trades?: readonly Trade[]
  refusals?: readonly Refusal[]
  charts?: readonly ChartView[]
  devices?: readonly Device[]
}

/** Answers the given calls in the place of the service; all others still reach it. */
export async function answerDashboard(page: Page, answers: DashboardAnswers): Promise<void> {
  const { subscription, quota, trades, refusals, charts, devices } = answers
  const parts: [string, unknown][] = [
    ['**/api/subscriptions/*', subscription && { subscription }],
    ['**/api/quota', quota],
    ['**/api/trades?*', trades && { items: trades, nextCursor: null }],
    ['**/api/refusals?*', refusals && { items: refusals, nextCursor: null }],
    ['**/api/charts', charts && { items: charts }],
    ['**/api/devices', devices && { items: devices }],
  ]
  for (const [pattern, json] of parts) {
    if (json !== undefined) await page.route(pattern, (route) => route.fulfill({ json }))
  }
}

export function subscriptionWith(change: Partial<Subscription>): Subscription {
  return {
    id: randomUUID(),
    userId: randomUUID(),
    tier: 'pro_trader',
    status: 'active',
    startDate: '2025-11-07T12:00:00.000Z',
    endDate: '2025-12-07T12:00:00.000Z',
    cancelsAt: null,
    tradesRemaining: 250,
    chartsAllowed: 3,
    stripeCustomerId: 'cus_1',
    source: 'subscription',
    plan: null,
    nextCharge: null,
    graceEndsAt: null,
    updatesUntil: null,
    ...change,
  }
}

export function quotaWith(change: Partial<Quota>): Quota {
  const day = new Date().toISOString().slice(0, 10)
  const resetsAt = new Date(Date.parse(day) + 86_400_000).toISOString()
  return { day, limit: 250, used: 3, remaining: 247, chartsAllowed: 3, resetsAt, ...change }
}

/** A settled trade of today whose order left `latencyMs` after its signal. */
export function tradeWith({ latencyMs, ...change }: Partial<Trade> & { latencyMs: number }): Trade {
  const sentAtMs = Date.now() - 1_000
  const at = (ms: number) => new Date(ms).toISOString()
  return {
    id: randomUUID(),
    leaseId: randomUUID(),
    signalId: randomUUID(),
    broker: 'paper',
    account: 'paper',
    symbol: 'EURUSD',
    timeframeS: 60,
    indicatorId: 'super-trend',
    side: 'buy',
    candleTime: Math.floor(sentAtMs / 60_000) * 60,
    stakeCents: 1_000,
    currency: 'USD',
    payoutPct: 86,
    entryPrice: null,
    isUnconfirmed: false,
    signalAt: at(sentAtMs - latencyMs),
    receivedAt: at(sentAtMs - latencyMs),
    sentAt: at(sentAtMs),
    acknowledgedAt: at(sentAtMs),
    expiresAt: at(sentAtMs + 180_000),
    state: 'settled',
    result: 'won',
    profitCents: 860,
    ...change,
  }
}

export function refusalWith(code: RefusalCode, change: Partial<Refusal> = {}): Refusal {
  return {
    id: randomUUID(),
    signalId: randomUUID(),
    symbol: 'GBPUSD',
    timeframeS: 300,
    indicatorId: 'super-trend',
    side: 'sell',
    code,
    candleTime: null,
    at: new Date().toISOString(),
    ...change,
  }
}

/** A computer with a simulated terminal and one chart of sixty candles. */
export function deviceWithChart(): { device: Device; chart: ChartView } {
  const id = randomUUID()
  const shown = {
    symbol: 'EURUSD',
    timeframeS: 60,
    digits: 5,
    indicatorId: 'super-trend',
    favorite: true,
    simulated: true,
  } as const
  const lastTime = Math.floor(Date.now() / 60_000) * 60
  const candles = Array.from({ length: 60 }, (_, index) => {
    const open = 1.1 + Math.sin(index / 6) / 1_000
    const close = 1.1 + Math.sin((index + 1) / 6) / 1_000
    const time = lastTime - (60 - index) * 60
    return { time, open, close, high: Math.max(open, close) + 0.0002, low: Math.min(open, close) - 0.0002, volume: 9 }
  })
  const device: Device = {
    id,
    name: 'DESK-7',
    appVersion: '0.1.0',
    createdAt: '2025-11-07T12:00:00.000Z',
    lastSeenAt: new Date().toISOString(),
    online: true,
    paused: false,
    state: {
      version: '0.1.0',
      charts: [shown],
      terminalConnected: true,
      broker: { id: 'paper', connected: true, account: 'paper', balanceCents: 100_000 },
      paused: false,
      pausedReason: null,
    },
  }
  return { device, chart: { ...shown, deviceId: id, candles } }
}
