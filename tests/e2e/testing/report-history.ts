import { randomUUID } from 'node:crypto'
import type { Product } from '@stratomate/commands/start-product'
import { desktopClientId } from '@stratomate/contracts/desktop/schemas'
import { type EndpointName, endpoints } from '@stratomate/contracts/endpoints'
import { routes } from '@stratomate/contracts/routes'
import type { Candle, Trade } from '@stratomate/contracts/trading/schemas'
import type { BrowserContext } from 'playwright-core'

const hourMs = 3_600_000
/** More in one call are more events at once than a page reads. */
const reportMax = 20
/** The candles begin so long before the day. */
const firstMinutes = 30

/**
 * Reports settled trades of today for the member of the context, as a computer of theirs would: `won` and `lost` of EURUSD
 * in the first hours of the day, and three of GBPJPY, of `source` where it is given. Answers the trades.
 * @throws Error when the service refuses a call
 */
export async function reportHistory(
  context: BrowserContext,
  product: Product,
  { won, lost, source }: { won: number; lost: number; source?: string },
): Promise<Trade[]> {
  const call = async (name: EndpointName, body: unknown, token?: string): Promise<Record<string, unknown>> => {
    const { method, path } = endpoints[name].route
    const headers = {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    }
    return readAnswer(await fetch(new URL(path, product.origin), { method, headers, body: JSON.stringify(body) }))
  }
  const asked = await call('requestDeviceCode', {
    client_id: desktopClientId,
    computer_name: 'DESK-7',
    app_version: '0.1.0',
  })
  const code = String(asked['user_code'])
  await context.request.get(`${product.origin}${routes.readDeviceRequest.path.replace(':userCode', code)}`)
  const decision = `${product.origin}${routes.decideDeviceRequest.path.replace(':userCode', code)}`
  await context.request.post(decision, { data: { decision: 'approve' } })
  const tokens = await call('exchangeDesktopToken', {
    grantType: 'device_code',
    clientId: desktopClientId,
    deviceCode: asked['device_code'],
  })
  const token = String(tokens['accessToken'])
  const taken = await call('takeLease', { want: 10 }, token)
  const claims: unknown = JSON.parse(Buffer.from(String(taken['lease']).split('.')[1] ?? '', 'base64url').toString())
  const leaseId = typeof claims === 'object' && claims !== null && 'jti' in claims ? String(claims.jti) : ''
  /** Won ones are spread evenly among the others. */
  const isWonAt = (place: number) =>
    Math.floor(((place + 1) * won) / (won + lost)) > Math.floor((place * won) / (won + lost))
  const trades = [
    ...Array.from({ length: won + lost }, (_, place) => tradeAt(leaseId, place, { isWon: isWonAt(place) })),
    ...[0, 1, 2].map((place) => ({
      ...tradeAt(leaseId, place, { isWon: place > 0 }),
      symbol: 'GBPJPY',
      ...(source === undefined ? {} : { indicatorId: source }),
    })),
  ]
  const midnightS = Date.parse(new Date().toISOString().slice(0, 10)) / 1_000
  const chart = { symbol: 'EURUSD', timeframeS: 60, digits: 5 }
  await call('reportCandles', { batches: [{ chart, candles: candlesFrom(midnightS - firstMinutes * 60) }] }, token)
  for (let from = 0; from < trades.length; from += reportMax)
    await call('reportTrades', { trades: trades.slice(from, from + reportMax) }, token)
  return trades
}

/** Trades are spread over the first three hours of the day, won and lost ones alike. */
function tradeAt(leaseId: string, place: number, { isWon }: { isWon: boolean }): Trade {
  const midnight = Date.parse(new Date().toISOString().slice(0, 10))
  const sentAtMs = midnight + (place % 3) * hourMs + place * 7_000
  const at = (ms: number) => new Date(ms).toISOString()
  return {
    id: randomUUID(),
    leaseId,
    signalId: randomUUID(),
    broker: 'paper',
    account: 'paper',
    symbol: 'EURUSD',
    timeframeS: 60,
    indicatorId: 'super-trend',
    side: place % 2 === 0 ? 'buy' : 'sell',
    candleTime: Math.floor(sentAtMs / 60_000) * 60,
    stakeCents: 1_000,
    currency: 'USD',
    payoutPct: 86,
    entryPrice: Number(priceAt((sentAtMs - midnight) / 60_000 + firstMinutes + 1).toFixed(5)),
    isUnconfirmed: false,
    signalAt: at(sentAtMs - 40),
    receivedAt: at(sentAtMs - 30),
    sentAt: at(sentAtMs),
    acknowledgedAt: at(sentAtMs + 100),
    expiresAt: at(sentAtMs + 180_000),
    state: 'settled',
    result: isWon ? 'won' : 'lost',
    profitCents: isWon ? 860 : -1_000,
  }
}

/** A slow wave, by the minutes since the first candle. */
function priceAt(minutes: number): number {
  return 1.1 + Math.sin(minutes / 9) / 900 + Math.sin(minutes / 2) / 4_000
}

/** Four hours of it, a candle a minute. */
function candlesFrom(firstS: number): Candle[] {
  return Array.from({ length: 240 }, (_, place) => {
    const [from, to] = [priceAt(place), priceAt(place + 1)]
    const [high, low] = [Math.max(from, to) + 0.0001, Math.min(from, to) - 0.0001]
    return { time: firstS + 60 * place, open: from, close: to, high, low, volume: 9 }
  })
}

async function readAnswer(answer: Response): Promise<Record<string, unknown>> {
  const body: unknown = await answer.json()
  if (!answer.ok || typeof body !== 'object' || body === null)
    throw new Error(`The service answered ${answer.status}: ${JSON.stringify(body)}`)
  return Object.fromEntries(Object.entries(body))
}
