import { randomUUID } from 'node:crypto'
import type { WindowAction } from '@stratomate/contracts/desktop-window/schemas'
import { refusalCatalogue } from '@stratomate/contracts/trading/refusals'
import type { ChartRegistry } from '@stratomate/engine/charts/chart-registry'
import type { ExecutionEngine } from '@stratomate/engine/orders/execution-engine'
import type { Broker, ConnectedChart, Signal, SignalAnswer } from '@stratomate/engine/ports'
import { utcOf } from '@stratomate/engine/charts/server-clock'
import type { WindowReply } from '@stratomate/contracts/desktop-window/values'

export type HandTradingApp = {
  charts: Pick<ChartRegistry, 'connected' | 'lastBarS'>
  /** The close of the last candle of each feed whose chart is connected. */
  lastCloses: ReadonlyMap<string, number>
  broker: { of(chart: ConnectedChart): { broker: Pick<Broker, 'account' | 'quote'> } }
  engine: Pick<ExecutionEngine, 'receive' | 'answerQuestion'>
  now: () => number
}

type HandAction = Extract<WindowAction, { kind: 'trade_by_hand' | 'answer_question' }>

/** What the person decides about single trades: orders by hand, and the answer to a signal that asks first. */
export function actByHand(action: HandAction, app: HandTradingApp): Promise<WindowReply> | WindowReply {
  if (action.kind === 'trade_by_hand') return tradeByHand(action, app)
  const { signalId, approval } = action
  if (!app.engine.answerQuestion(signalId, approval))
    return { ok: false, message: 'The signal was too old already. Nothing was traded.' }
  return { ok: true, message: '', data: null }
}

type HandOrder = Extract<HandAction, { kind: 'trade_by_hand' }>

/** The order goes through the gate like that of a signal; the answer reports the result. */
async function tradeByHand({ key, side, isConfirmed }: HandOrder, app: HandTradingApp): Promise<WindowReply> {
  const chart = app.charts.connected().find((one) => one.key === key)
  if (chart !== undefined && app.broker.of(chart).broker.account === 'live' && isConfirmed !== true)
    return { ok: false, message: 'This account trades real money. Confirm the order first.' }
  const barTimeS = chart === undefined ? null : app.charts.lastBarS(chart)
  const price = chart === undefined ? undefined : priceOf(chart, app)
  if (chart === undefined || barTimeS === null || price === undefined)
    return { ok: false, message: 'This chart has no price yet. Wait for its next candle.' }
  const nowMs = app.now()
  const stamps = { emittedAtMs: nowMs, receivedAtMs: nowMs }
  const signal: Signal = { id: `hand-${randomUUID()}`, chart, side, barTimeS, price, isByHand: true, ...stamps }
  const answered = Promise.withResolvers<SignalAnswer>()
  // The first answer decides; how the trade ends is shown in the list of trades.
  app.engine.receive({ signal, answer: answered.resolve })
  return replyOf(await answered.promise, chart)
}

/** The broker's own price where it is known, else the close of the last candle, which is the paper broker's price. */
function priceOf(chart: ConnectedChart, { broker, lastCloses, now }: HandTradingApp): number | undefined {
  const quote = broker.of(chart).broker.quote(chart, utcOf(chart, Math.floor(now() / 1_000), now()))
  return (quote.kind === 'offered' ? quote.spot : undefined) ?? lastCloses.get(chart.feed)
}

function replyOf(answer: SignalAnswer, { symbol }: ConnectedChart): WindowReply {
  if (answer.state !== 'rejected') return { ok: true, message: `The order on ${symbol} was sent.`, data: null }
  const { sentence, fix } = refusalCatalogue[answer.reason]
  return { ok: false, message: `Not traded. ${sentence} ${fix}` }
}
