import type { WebSocket } from 'ws'
import { type BrokerFaults, dropOf } from '../broker/broker-faults.ts'
import type { Exchange, ExchangeOrder, NewOrder } from '../broker/exchange.ts'
import { judgeCall } from './judge-call.ts'
import {
  contractOf,
  contractsFor,
  derivCodes,
  openContractOf,
  seconds,
  symbolsOf,
  transactionOf,
} from './deriv-answers.ts'

type DerivSessionDependencies = {
  exchange: Exchange
  faults: BrokerFaults
  calls: Map<string, number>
  accountId: string
}
type Call = Record<string, unknown>
type Body = Record<string, unknown>

const tickEveryMs = 200

/** One socket of the simulated Deriv: answers calls and reports the end of contracts that were subscribed to. */
export class DerivSession {
  readonly #socket: WebSocket
  readonly #dependencies: DerivSessionDependencies
  readonly #subscribed = new Map<number, unknown>()
  #allRequest: unknown = null
  readonly #ticks = new Map<string, Call>()
  readonly #timer: NodeJS.Timeout
  #isAll = false

  constructor(socket: WebSocket, dependencies: DerivSessionDependencies) {
    this.#socket = socket
    this.#dependencies = dependencies
    this.#timer = setInterval(() => this.#sendTicks(), tickEveryMs)
    socket.on('close', () => clearInterval(this.#timer))
    socket.on('error', () => {})
    socket.on('message', (data: Buffer) => this.#onCall(JSON.parse(data.toString('utf8')) as Call))
  }

  sendClosed(order: ExchangeOrder): void {
    const { faults, exchange } = this.#dependencies
    const isSubscribed = this.#isAll || this.#subscribed.has(order.ref)
    if (!isSubscribed || faults.swallowClose) return
    const request = this.#subscribed.get(order.ref) ?? this.#allRequest
    for (let times = faults.doubleClose ? 2 : 1; times > 0; times -= 1) this.#sendContract(order, request)
    this.#answer('balance', { balance: balanceOf(exchange, this.#dependencies.accountId) }, null)
  }

  #onCall(call: Call): void {
    const kinds = [
      'time',
      'ping',
      'balance',
      'active_symbols',
      'contracts_for',
      'proposal',
      'buy',
      'portfolio',
      'profit_table',
      'ticks',
    ] as const
    const kind = 'proposal_open_contract' in call ? 'proposal_open_contract' : kinds.find((name) => name in call)
    if (kind === undefined) return this.#refuse('error', 'UnrecognisedRequest', call)
    const problem = judgeCall(kind, call)
    if (problem !== null)
      return this.#answer(kind, { error: { code: 'InputValidationFailed', message: problem } }, call)
    this.#dependencies.calls.set(kind, (this.#dependencies.calls.get(kind) ?? 0) + 1)
    const { exchange, faults, accountId } = this.#dependencies
    switch (kind) {
      case 'time':
        return this.#answer(kind, { time: seconds(Date.now() + faults.clockDriftMs) }, call)
      case 'ping':
        return this.#answer(kind, { ping: 'pong' }, call)
      case 'balance':
        return this.#answer(kind, { balance: balanceOf(exchange, accountId) }, call)
      case 'active_symbols':
        return this.#answer(kind, { active_symbols: [...this.#odd(), ...symbolsOf(exchange)] }, call)
      case 'contracts_for':
        return this.#answer(kind, contractsFor(exchange, String(call['contracts_for'])), call)
      case 'proposal':
        return this.#propose(call)
      case 'buy':
        return this.#buy(call)
      case 'portfolio':
        return this.#answer(kind, this.#portfolio(), call)
      case 'ticks':
        this.#ticks.set(String(call['ticks']), call)
        return this.#answer('tick', { tick: this.#tickOf(String(call['ticks'])) }, call)
      case 'profit_table':
        return this.#sendTable(call)
      case 'proposal_open_contract':
        return this.#subscribe(call)
      default:
        kind satisfies never
    }
  }

  #portfolio(): Body {
    const contracts = this.#dependencies.exchange.open().map((order) => contractOf(order))
    return { portfolio: { contracts: [...this.#odd(), ...contracts] } }
  }

  /** Entries that no document describes. */
  #odd(): unknown[] {
    return this.#dependencies.faults.oddEntries ? [null, 'odd', { contract_id: {}, underlying_symbol: 7 }] : []
  }

  #propose(call: Call): void {
    const asset = this.#dependencies.exchange.assets.find(({ symbol }) => symbol === call['underlying_symbol'])
    if (asset === undefined) return this.#refuse('proposal', 'InvalidSymbol', call)
    if (!asset.isOpen) return this.#refuse('proposal', 'MarketIsClosed', call)
    const durationS = durationOf(call)
    if (durationS < asset.durationsS[0] || durationS > asset.durationsS[1])
      return this.#refuse('proposal', 'OfferingsValidationError', call)
    const stake = Number(call['amount'])
    const payout = Number((stake * (1 + asset.payoutPct / 100)).toFixed(2))
    const nowS = seconds(Date.now())
    const proposal = {
      id: crypto.randomUUID(),
      ask_price: stake,
      payout,
      spot: this.#dependencies.faults.spot,
      spot_time: nowS,
      date_start: nowS,
    }
    this.#answer('proposal', { proposal: { ...proposal, longcode: 'simulated' } }, call)
  }

  #sendTicks(): void {
    for (const [symbol, call] of this.#ticks) this.#answer('tick', { tick: this.#tickOf(symbol) }, call)
  }

  #tickOf(symbol: string): Body {
    const { spot, clockDriftMs } = this.#dependencies.faults
    return { symbol, quote: spot, bid: spot, ask: spot, epoch: seconds(Date.now() + clockDriftMs), pip_size: 5 }
  }

  #buy(call: Call): void {
    const { exchange, faults } = this.#dependencies
    const drop = dropOf(faults, Math.random())
    if (drop === 'before_order') return this.#socket.terminate()
    if (faults.refusal !== null) return this.#later(() => this.#refuse('buy', faults.refusal ?? '', call))
    const placed = exchange.place(orderOf(call), faults.payoutPctAtOrder)
    if (drop === 'after_order') return this.#socket.terminate()
    if (faults.swallowAck) return
    this.#later(() => {
      if (typeof placed === 'string') return this.#refuse('buy', derivCodes[placed], call)
      const { ref, stakeCents, payoutPct, openedAtMs } = placed
      const buy = {
        contract_id: ref,
        transaction_id: ref + 9_000_000,
        buy_price: stakeCents / 100,
        payout: Number(((stakeCents * (1 + payoutPct / 100)) / 100).toFixed(2)),
        balance_after: exchange.balanceCents / 100,
        purchase_time: seconds(openedAtMs),
        start_time: seconds(openedAtMs),
        longcode: 'simulated',
        shortcode: String(contractOf(placed)['shortcode']),
      }
      this.#answer('buy', { buy }, call)
    })
  }

  #sendTable(call: Call): void {
    const fromMs = Number(call['date_from'] ?? 0) * 1_000
    const closed = this.#dependencies.exchange.closed().filter(({ openedAtMs }) => openedAtMs >= fromMs)
    const transactions = closed.toReversed().slice(0, Number(call['limit'] ?? 50))
    const table = { count: transactions.length, transactions: [...this.#odd(), ...transactions.map(transactionOf)] }
    this.#answer('profit_table', { profit_table: table }, call)
  }

  #subscribe(call: Call): void {
    const { exchange } = this.#dependencies
    const ref = call['contract_id']
    if (typeof ref !== 'number') {
      this.#isAll = true
      this.#allRequest = call['req_id']
      const open = exchange.open()
      if (open.length === 0) this.#answer('proposal_open_contract', { proposal_open_contract: {} }, call)
      for (const order of open) this.#sendContract(order, call['req_id'])
      return
    }
    const order = exchange.orders.find((one) => one.ref === ref)
    if (order === undefined) return this.#refuse('proposal_open_contract', 'ContractNotFound', call)
    this.#subscribed.set(ref, call['req_id'])
    this.#sendContract(order, call['req_id'])
  }

  #sendContract(order: ExchangeOrder, request: unknown): void {
    this.#answer('proposal_open_contract', { proposal_open_contract: openContractOf(order) }, { req_id: request })
  }

  #refuse(kind: string, code: string, call: Call): void {
    this.#answer(kind, { error: { code, message: `Simulated: ${code}` } }, call)
  }

  #later(work: () => void): void {
    if (this.#dependencies.faults.ackDelayMs === 0) work()
    else setTimeout(work, this.#dependencies.faults.ackDelayMs)
  }

  #answer(kind: string, body: Body, call: Call | null): void {
    const request = call?.['req_id']
    const id = request === undefined || request === null ? {} : { req_id: request }
    if (this.#socket.readyState === this.#socket.OPEN)
      this.#socket.send(JSON.stringify({ ...body, echo_req: call ?? {}, msg_type: kind, ...id }))
  }
}

function balanceOf(exchange: Exchange, loginid: string): Body {
  return { balance: exchange.balanceCents / 100, currency: 'USD', loginid }
}

function orderOf(call: Call): NewOrder {
  const parameters = (call['parameters'] ?? {}) as Call
  return {
    requestId: null,
    asset: String(parameters['underlying_symbol']),
    side: String(parameters['contract_type']).startsWith('CALL') ? 'buy' : 'sell',
    // As the vendor says: equal prices lose a CALL and a PUT, and win where equals are allowed.
    tieAs: String(parameters['contract_type']).endsWith('E') ? 'won' : 'lost',
    stakeCents: Math.round(Number(parameters['amount']) * 100),
    durationS: durationOf(parameters),
  }
}

function durationOf(fields: Call): number {
  const units = { s: 1, m: 60, h: 3_600, d: 86_400 } as const
  for (const [unit, length] of Object.entries(units))
    if (unit === fields['duration_unit']) return Number(fields['duration']) * length
  return Number.NaN
}
