import WebSocket from 'ws'
import type { ClockReading } from '@stratomate/engine/gate/clock-guard'
import type { ConnectedChart, Log, OrderRequest, Quote } from '@stratomate/engine/ports'
import { centsOf } from '../remote/cents.ts'
import type { BrokerClient, Deal, LinkEnd, LinkEvents, Listing, OrderPlan, SentOrder } from '../remote/deal.ts'
import type { ListedAsset, SymbolOverrides } from '../choose-asset.ts'
import type { TokenAccess } from '../broker-adapter.ts'
import { readEach } from '../remote/read-each.ts'
import { askForSocket } from './ask-for-socket.ts'
import type { DerivBudgets } from './deriv-budgets.ts'
import { DerivCalls, readAnswer } from './deriv-calls.ts'
import { derivDeal, payoutPctOf } from './deriv-deal.ts'
import {
  type DerivAnswer,
  DerivBalance,
  DerivBuy,
  DerivContract,
  DerivOpenContract,
  DerivPortfolio,
  DerivProfitTable,
  DerivSymbol,
  DerivSymbols as SymbolsAnswer,
  DerivTime,
  DerivTransaction,
} from './deriv-messages.ts'
import { betFields, DerivPayouts } from './deriv-payouts.ts'
import { derivRefusal, derivMessage, isUnclearCode } from './deriv-refusal.ts'
import { DerivSymbols } from './deriv-symbols.ts'
import { DerivTicks } from './deriv-ticks.ts'

/** The broker sends the first price after the purchase. */
const justBought = { entryPrice: null, exitPrice: null, settlement: null }

export type DerivLinkDependencies = {
  /** Where the address of the account's socket is requested; plain http only for a simulator on this computer. */
  origin: string
  isSimulator: boolean
  /** Read for each connection, so that a new token is used at once; null when there is none. */
  readAccess: () => TokenAccess | null
  account: 'demo' | 'live'
  budgets: DerivBudgets
  log: Log
  now: () => number
  keepSecret: (secret: string) => void
  /** How long a trade of a chart lasts by the settings, seconds. */
  durationS: (chart: ConnectedChart) => number
  /** The stake whose payout is asked for. */
  stakeCents: () => number
  /** The person's own choices, read whenever an asset is chosen. */
  overrides: () => SymbolOverrides
}

const handshakeMsMax = 10_000
const frameBytesMax = 4_194_304
const refreshEveryMs = 15_000
const silentMsMax = 45_000
/** The currencies in which a stake of 10.00 means ten units. In a coin that would be a fortune. */
const currenciesInCents: ReadonlySet<string> = new Set(['USD', 'EUR', 'GBP', 'AUD'])

/** One connection to Deriv by its documented interface: first a one-time address, then calls over a socket. */
export class DerivLink implements BrokerClient {
  readonly #dependencies: DerivLinkDependencies
  readonly #events: LinkEvents
  readonly #symbols: DerivSymbols
  #socket: WebSocket | null = null
  #calls: DerivCalls | null = null
  #payouts: DerivPayouts | null = null
  #ticks: DerivTicks | null = null
  #timer: NodeJS.Timeout | null = null
  #currency = 'USD'
  #offsetMs = 0
  #clock: ClockReading | null = null
  #heardAtMs = 0
  #isOver = false

  constructor(dependencies: DerivLinkDependencies, events: LinkEvents) {
    this.#dependencies = dependencies
    this.#events = events
    this.#symbols = new DerivSymbols(dependencies.overrides)
    void this.#open()
  }

  quote(chart: ConnectedChart): Quote {
    if (chart.isSimulated && !this.#dependencies.isSimulator) return { kind: 'refused', code: 'simulated_chart' }
    const asset = this.#symbols.choose(chart)
    if (asset === null) return { kind: 'unknown' }
    if (!asset.isOpen) return { kind: 'closed' }
    const known = this.#payouts?.payout({ asset: asset.id, durationS: this.#dependencies.durationS(chart) }) ?? null
    if (known === null) {
      this.watch(chart)
      return { kind: 'refused', code: 'no_quote' }
    }
    const more = { ...this.#ticks?.field(asset.id), ...this.#payouts?.lengths(asset.id) }
    if (known.kind === 'payout') return { ...more, kind: 'offered', payoutPct: known.payoutPct, asset: asset.id }
    return known.code === 'market_closed' ? { kind: 'closed' } : { ...more, kind: 'refused', code: known.code }
  }

  planOrder(order: OrderRequest): OrderPlan {
    const asset = this.#symbols.choose(order)
    if (asset === null) return { kind: 'refused', code: 'unknown_symbol' }
    if (!asset.isOpen) return { kind: 'refused', code: 'market_closed' }
    const { durationS = order.expiresTimeS - order.entryTimeS } = order
    const known = this.#payouts?.payout({ asset: asset.id, durationS }) ?? null
    if (known?.kind === 'refused') return { kind: 'refused', code: known.code }
    if (this.#calls?.takeOrder() !== true) return { kind: 'refused', code: 'rate_limit' }
    return { kind: 'order', asset: asset.id, durationS }
  }

  /** One round trip: the purchase contains the parameters instead of the id of an earlier price. */
  send(order: SentOrder): 'sent' | 'not_sent' {
    const bet = betFields({ ...order, currency: this.#currency })
    const parameters = { ...bet, contract_type: this.#payouts?.contractType(order.side) }
    const request = { buy: '1', price: order.stakeCents / 100, parameters }
    return this.#calls?.send(request, (answer) => this.#onBuy(order, answer)) === true ? 'sent' : 'not_sent'
  }

  /** Open trades are requested first: one that closes between the two requests is in the second list too. */
  async deals(sinceMs: number): Promise<Listing> {
    const calls = this.#calls
    if (calls === null) throw new Error('Deriv is not connected.')
    const asOfMs = this.#dependencies.now()
    const from = String(Math.floor((sinceMs + this.#offsetMs) / 1_000))
    const { portfolio } = await calls.ask({ portfolio: 1 }, DerivPortfolio, 'list')
    const closed = { profit_table: 1, description: 1, limit: 500, sort: 'DESC', date_from: from }
    const { profit_table: table } = await calls.ask(closed, DerivProfitTable, 'list')
    const open = readEach(portfolio.contracts, DerivContract)
    const ended = readEach(table.transactions, DerivTransaction)
    const oddCount = open.oddCount + ended.oddCount
    if (oddCount > 0) this.#dependencies.log.warn('Deriv listed trades in an unknown form.', { oddCount })
    const byRef = new Map<string, Deal>()
    for (const contract of [...open.entries, ...ended.entries]) {
      const deal = this.#dealOf(contract, null)
      if (deal !== null) byRef.set(deal.ref, deal)
    }
    return { deals: [...byRef.values()], asOfMs, oddCount }
  }

  /** Each of these questions is asked and answered anew. */
  resync(): void {}

  watch(chart: ConnectedChart): void {
    const asset = this.#symbols.choose(chart)
    if (asset === null) return
    this.#payouts?.watch({ asset: asset.id, durationS: this.#dependencies.durationS(chart) })
    this.#ticks?.watch(asset.id)
  }

  assets(): readonly ListedAsset[] {
    return this.#symbols.all()
  }

  clock(): ClockReading | null {
    return this.#clock
  }

  close(): void {
    this.#isOver = true
    if (this.#timer !== null) clearInterval(this.#timer)
    this.#payouts?.close()
    this.#calls?.close()
    this.#socket?.terminate()
  }

  async #open(): Promise<void> {
    const { origin, account, now, stakeCents } = this.#dependencies
    // Answers the waiting caller before it reports the link.
    await Promise.resolve()
    const access = this.#dependencies.readAccess()
    if (access === null) return this.#down({ kind: 'sign_in', reason: 'there is no token; connect the account' })
    this.#dependencies.keepSecret(access.token)
    const answer = await askForSocket(origin, access, account)
    if (this.#isOver) return
    if (answer.kind !== 'address') return this.#down(answer)
    const otp = new URL(answer.url).searchParams.get('otp')
    if (otp !== null) this.#dependencies.keepSecret(otp)
    const socket = new WebSocket(answer.url, {
      handshakeTimeout: handshakeMsMax,
      maxPayload: frameBytesMax,
      perMessageDeflate: false,
    })
    const calls = new DerivCalls(socket, this.#dependencies.budgets)
    this.#socket = socket
    this.#calls = calls
    this.#ticks = new DerivTicks(calls, now)
    this.#payouts = new DerivPayouts({ calls, now, stakeCents, ties: access.ties, currency: () => this.#currency })
    socket.on('error', (error) => this.#down({ kind: 'lost', reason: error.message }))
    socket.on('close', () => this.#down({ kind: 'lost', reason: 'the connection ended' }))
    socket.on('message', (data) => this.#onMessage(data))
    socket.once('open', () => void this.#begin(calls, access))
  }

  async #begin(calls: DerivCalls, { accountId }: TokenAccess): Promise<void> {
    try {
      await this.#refresh(calls)
      const { balance } = await calls.ask({ balance: 1, subscribe: 1 }, DerivBalance)
      if (balance.loginid !== undefined && balance.loginid !== accountId) {
        const reason = 'the socket belongs to another account than the chosen one'
        return this.#down({ kind: 'wrong_account', reason })
      }
      if (!currenciesInCents.has(balance.currency)) {
        const reason = `accounts in ${balance.currency} are not supported; choose one in ${[...currenciesInCents].join(', ')}`
        return this.#down({ kind: 'wrong_account', reason })
      }
      this.#currency = balance.currency
      this.#timer = setInterval(() => this.#watchLine(calls), refreshEveryMs)
      // Reports the end of trades that were open before this connection.
      calls.send({ proposal_open_contract: 1, subscribe: 1 }, () => undefined)
      this.#events.ready({ balanceCents: centsOf(balance.balance), currency: balance.currency })
    } catch (error) {
      this.#down({ kind: 'lost', reason: error instanceof Error ? error.message : 'the start failed' })
    }
  }

  /** The clock, and the list of symbols with their open markets. */
  async #refresh(calls: DerivCalls): Promise<void> {
    const askedAtMs = this.#dependencies.now()
    const { time } = await calls.ask({ time: 1 }, DerivTime)
    const middleMs = (askedAtMs + this.#dependencies.now()) / 2
    // The server sends whole seconds, so the middle of the second is assumed.
    this.#offsetMs = time * 1_000 + 500 - middleMs
    this.#clock = { aheadMs: this.#offsetMs, uncertaintyMs: 500 + middleMs - askedAtMs, atMs: this.#dependencies.now() }
    const { active_symbols: list } = await calls.ask({ active_symbols: 'brief' }, SymbolsAnswer)
    const { entries, oddCount } = readEach(list, DerivSymbol)
    if (oddCount > 0) this.#dependencies.log.warn('Deriv listed symbols in an unknown form.', { oddCount })
    this.#symbols.take(entries)
  }

  #watchLine(calls: DerivCalls): void {
    if (this.#dependencies.now() - this.#heardAtMs > silentMsMax) {
      this.#down({ kind: 'lost', reason: 'the connection has gone silent' })
      return
    }
    this.#refresh(calls).catch((error: unknown) => {
      this.#dependencies.log.warn('Deriv: markets could not be read again.', { reason: String(error) })
    })
  }

  #onMessage(data: WebSocket.RawData): void {
    this.#heardAtMs = this.#dependencies.now()
    const answer = readAnswer(data)
    if (answer === null) return this.#dependencies.log.warn('Deriv sent something that is not an answer.')
    // Any other answer means a used-up address: the next connection asks for a new one.
    if (answer.error?.code === 'InvalidToken') {
      return this.#down({ kind: 'sign_in', reason: 'the session has ended; sign in again' })
    }
    // An answer comes once; later messages with the same number belong to a subscription.
    if (this.#calls?.take(answer) === true && answer.msg_type !== 'proposal_open_contract') return
    if (answer.msg_type === 'proposal_open_contract') this.#onContract(answer)
    if (answer.msg_type === 'tick') this.#ticks?.take(answer)
    if (answer.msg_type === 'balance') {
      const balance = DerivBalance.safeParse(answer).data?.balance
      if (balance !== undefined) this.#events.balance(centsOf(balance.balance))
    }
  }

  #onContract(answer: DerivAnswer): void {
    const { proposal_open_contract: contract } = DerivOpenContract.safeParse(answer).data ?? {}
    const deal = contract === undefined ? null : this.#dealOf(contract, null)
    if (deal !== null) this.#events.deal(deal)
  }

  #onBuy(order: SentOrder, answer: DerivAnswer): void {
    const { id, asset, side, stakeCents } = order
    const bet = { requestId: id, asset, side, stakeCents }
    if (answer.error !== undefined) {
      const { code, message } = answer.error
      if (isUnclearCode(code))
        return this.#dependencies.log.warn('Deriv does not know what became of an order.', { order: id, code })
      const words = derivMessage({ code, message })
      return this.#events.refused({ requestId: id, asset, stakeCents, code: derivRefusal(code), words })
    }
    const bought = DerivBuy.safeParse(answer).data?.buy
    if (bought === undefined)
      return this.#dependencies.log.error('Deriv answered a purchase in an unknown form.', { order: id })
    const deal: Deal = {
      ...bet,
      ref: bought.contract_id,
      openedAtMs: bought.purchase_time * 1_000 - this.#offsetMs,
      closesAtMs: (bought.start_time + order.durationS) * 1_000 - this.#offsetMs,
      payoutPct: payoutPctOf(bought.buy_price, bought.payout),
      ...justBought,
    }
    this.#events.balance(centsOf(bought.balance_after))
    this.#events.deal(deal)
    const follow = { proposal_open_contract: 1, contract_id: Number(bought.contract_id), subscribe: 1 }
    this.#calls?.send(follow, () => undefined)
  }

  #dealOf(contract: DerivContract, requestId: string | null): Deal | null {
    return derivDeal(contract, { offsetMs: this.#offsetMs, symbols: this.#symbols.spelling(), requestId })
  }

  #down(end: LinkEnd): void {
    if (this.#isOver) return
    this.close()
    this.#events.down(end)
  }
}
