import { expect, test } from 'vitest'
import type { AccountKind } from '@stratomate/contracts'
import type { Quote, Signal, SignalAnswer } from '@stratomate/engine/ports'
import { chartOf } from '@stratomate/engine/testing/chart-of'
import { actByHand } from './act-by-hand.ts'

const chart = chartOf('EURUSD')
const order = { kind: 'trade_by_hand', key: chart.key, side: 'sell' } as const

/** An app with one chart, whose engine answers as it is told. */
function appOf(answer: SignalAnswer, quote: Quote = { kind: 'offered', payoutPct: 90 }, account: AccountKind = 'demo') {
  const received: Signal[] = []
  const app = {
    charts: { connected: () => [chart], lastBarS: () => 600 },
    lastCloses: new Map([[chart.feed, 1.1]]),
    broker: { of: () => ({ broker: { account, quote: () => quote } }) },
    engine: {
      receive(incoming: { signal: Signal; answer: (answer: SignalAnswer) => void }) {
        received.push(incoming.signal)
        incoming.answer(answer)
      },
      answerQuestion: () => false,
    },
    now: () => 1_000,
  }
  return { app, received }
}

test('an order by hand is at the price that the broker has now, else at the last close', async () => {
  const sent = { state: 'sent', order: 'o', ms: 1 } as const
  const { app, received } = appOf(sent, { kind: 'offered', payoutPct: 90, spot: 1.2 })
  expect(await actByHand(order, app)).toMatchObject({ ok: true, message: 'The order on EURUSD was sent.' })
  expect(received).toMatchObject([{ chart, side: 'sell', price: 1.2, isByHand: true, emittedAtMs: 1_000 }])

  const closes = appOf(sent)
  await actByHand(order, closes.app)
  expect(closes.received).toMatchObject([{ price: 1.1, barTimeS: 600 }])
})

test('real money is confirmed with each order, demo money never', async () => {
  const sent = { state: 'sent', order: 'o', ms: 1 } as const
  const { app } = appOf(sent)
  const { app: live, received } = appOf(sent, { kind: 'offered', payoutPct: 90 }, 'live')

  expect(await actByHand(order, live)).toMatchObject({ ok: false, message: expect.stringContaining('real money') })
  expect(received).toEqual([])
  expect((await actByHand({ ...order, isConfirmed: true }, live)).ok).toBe(true)
  expect((await actByHand(order, app)).ok).toBe(true)
})

test('what refuses it is said with what to do, and a chart that is gone or has no price places nothing', async () => {
  const { app, received } = appOf({ state: 'rejected', reason: 'daily_loss' })
  const refused = await actByHand(order, app)
  const gone = await actByHand({ ...order, key: 'other' }, app)
  const silent = await actByHand(order, { ...app, lastCloses: new Map() })

  expect(refused.message).toMatch(/^Not traded\. .+\. .+\.$/u)
  expect([gone, silent]).toEqual(
    [0, 1].map(() => ({ ok: false, message: 'This chart has no price yet. Wait for its next candle.' })),
  )
  expect(received).toHaveLength(1)
  expect(await actByHand({ kind: 'answer_question', signalId: 'a', approval: 'given' }, app)).toEqual({
    ok: false,
    message: 'The signal was too old already. Nothing was traded.',
  })
})
