import type { Exchange, ExchangeOrder, ExchangeRefusal } from '../broker/exchange.ts'

/** Codes as the real servers send them. */
export const derivCodes = {
  low_balance: 'InsufficientBalance',
  market_closed: 'MarketIsClosed',
  unknown_asset: 'InvalidSymbol',
  bad_duration: 'OfferingsValidationError',
  bad_stake: 'InputValidationFailed',
} as const satisfies Record<ExchangeRefusal, string>

/** A contract as the lists and the stream of open contracts show it. */
export function contractOf(order: ExchangeOrder): Record<string, unknown> {
  const type = `${order.side === 'buy' ? 'CALL' : 'PUT'}${order.tieAs === 'won' ? 'E' : ''}`
  const payout = order.stakeCents * (1 + order.payoutPct / 100)
  const start = seconds(order.openedAtMs)
  const expiry = seconds(order.closesAtMs)
  return {
    contract_id: order.ref,
    contract_type: type,
    underlying_symbol: order.asset,
    shortcode: `${type}_${order.asset.toUpperCase()}_${amount(payout)}_${start}_${expiry}_S0P_0`,
    buy_price: amount(order.stakeCents),
    payout: amount(payout),
    currency: 'USD',
    purchase_time: start,
    date_start: start,
    date_expiry: expiry,
    is_expired: order.result === null ? 0 : 1,
    is_sold: order.result === null ? 0 : 1,
    status: statusOf(order),
    profit: amount(order.profitCents),
    ...(order.result === null ? {} : { sell_price: amount(order.stakeCents + order.profitCents), sell_time: expiry }),
  }
}

/** A contract that is sent alone also contains where it began and ended; the lists leave that out. */
export function openContractOf(order: ExchangeOrder): Record<string, unknown> {
  return { ...contractOf(order), entry_spot: '1.10001', ...(order.result === null ? {} : { exit_spot: exitOf(order) }) }
}

function exitOf({ side, result }: ExchangeOrder): string {
  if (result === 'tie') return '1.10001'
  return (side === 'buy') === (result === 'won') ? '1.10011' : '1.09991'
}

/** A line of the profit table has no type and no symbol: its short code contains them. */
export function transactionOf(order: ExchangeOrder): Record<string, unknown> {
  const { contract_id, shortcode, buy_price, payout, purchase_time, sell_price, sell_time } = contractOf(order)
  return {
    contract_id,
    shortcode,
    buy_price: Number(buy_price),
    payout: Number(payout),
    purchase_time,
    sell_price: Number(sell_price),
    sell_time,
    transaction_id: order.ref + 5_000_000,
  }
}

export function symbolsOf(exchange: Exchange): Record<string, unknown>[] {
  return exchange.assets.map(({ symbol, name, isOpen }) => ({
    underlying_symbol: symbol,
    underlying_symbol_name: name,
    underlying_symbol_type: 'forex',
    market: 'forex',
    submarket: 'major_pairs',
    subgroup: 'none',
    pip_size: 0.00001,
    trade_count: 0,
    exchange_is_open: isOpen ? 1 : 0,
    is_trading_suspended: 0,
  }))
}

/** The kinds of contracts of an asset: by ticks, within a day, and over days; an unknown asset has none. */
export function contractsFor(exchange: Exchange, symbol: string): Record<string, unknown> {
  const asset = exchange.assets.find((one) => one.symbol === symbol)
  const [minS, maxS] = asset?.durationsS ?? [0, 0]
  const lengths = {
    tick: ['1t', '10t'],
    intraday: [`${minS}s`, `${maxS}s`],
    daily: ['1d', '365d'],
  } as const
  const available = Object.entries(lengths).flatMap(([expiry, [shortest, longest]]) =>
    ['CALL', 'PUT', 'CALLE', 'PUTE'].map((type) => ({
      contract_type: type,
      contract_category: 'callput',
      expiry_type: expiry,
      start_type: 'spot',
      min_contract_duration: shortest,
      max_contract_duration: longest,
    })),
  )
  return { contracts_for: { available: asset === undefined ? [] : available, hit_count: 6, spot: 1.1 } }
}

function statusOf({ result }: ExchangeOrder): string {
  if (result === null) return 'open'
  return result === 'tie' ? 'cancelled' : result
}

function amount(cents: number): string {
  return (cents / 100).toFixed(2)
}

export function seconds(ms: number): number {
  return Math.floor(ms / 1_000)
}
