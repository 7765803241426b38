import type { ProvedChart, Trade, TradeResult } from '@stratomate/contracts'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paperTrade } from '#server/main/testing/paper-trade.ts'
import { readEvents } from '#server/main/testing/read-events.ts'
import { connectDesktop, type Shop, startShop } from '#server/main/testing/start-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

const chart: ProvedChart = { account: 'paper', symbol: 'EURUSD', timeframeS: 60, indicatorId: 'super-trend' }

async function trader() {
  const member = await shop.member()
  await member.visitor.call('startTrial', { body: {} })
  const desktop = await connectDesktop(shop, member)
  const lease = await desktop.visitor.call('takeLease', { body: { want: 5 } })
  const leaseId = String(decodeJwt(lease.body.lease).jti)
  /** Reports outcomes one after the other in one call. */
  const report = async (results: readonly TradeResult[], of: Partial<Pick<Trade, 'symbol' | 'indicatorId'>> = {}) => {
    const trades = results.map((result, place) =>
      paperTrade(leaseId, {
        ...of,
        state: 'settled',
        result,
        profitCents: { won: 860, lost: -1_000, tie: 0 }[result],
        expiresAt: new Date(Date.now() + place * 1_000).toISOString(),
      }),
    )
    const { body } = await desktop.visitor.call('reportTrades', { body: { trades } })
    expect(body.accepted).toHaveLength(results.length)
  }
  const proofs = async () => (await member.visitor.call('listProofs')).body.items
  return { member, desktop, report, proofs }
}

const times = (count: number, result: TradeResult) => Array.from({ length: count }, () => result)

test('a chart is unproven, then holds, and ties change nothing', async () => {
  const { report, proofs } = await trader()
  await report(['won', 'lost', 'tie'])
  const early = await proofs()
  await report([...times(15, 'won'), ...times(10, 'tie')])

  expect(early).toMatchObject([{ ...chart, state: 'unproven', won: 1, lost: 1, expectedShare: null }])
  expect(await proofs()).toMatchObject([{ ...chart, state: 'holding', won: 16, lost: 1 }])
  expect(early[0]?.breakEven).toBeCloseTo(1 / 1.86, 9)
})

test('a chart that breaks notifies once by bell and email, and still trades when nobody has chosen otherwise', async () => {
  const { member, report, proofs } = await trader()
  await report(times(60, 'lost'))
  await report(['lost', 'lost'])

  const { body } = await member.visitor.call('listNotifications')
  const news = body.items.filter(({ kind }) => kind === 'proof')
  const mails = await member.visitor.mails(member.email)

  expect(await proofs()).toMatchObject([{ state: 'broken', won: 0, lost: 62, stopsWhenBroken: false }])
  expect(news).toMatchObject([{ title: 'The results of EURUSD have broken', path: '/dashboard?view=statistics' }])
  expect(news[0]?.detail).toContain('It still trades.')
  expect(mails.filter(({ subject }) => subject === 'The results of EURUSD have broken')).toHaveLength(1)
})

test('a chart that is to stop is taken off its computer when it breaks, and again as long as it trades', async () => {
  const { member, desktop, report } = await trader()
  await report(['won'])
  const chosen = await member.visitor.call('setProofStop', { body: { ...chart, stopsWhenBroken: true } })
  const asked = readEvents('/api/desktop/events', { from: desktop.visitor, count: 2 })
  let hasHeard = false
  void asked.then(() => {
    hasHeard = true
  })
  await report(times(60, 'lost'))
  // A request that came before the computer was connected is lost, and is sent again with its next trade.
  while (!hasHeard) await report(['lost'])

  expect(chosen).toMatchObject({ status: 200, body: { stopsWhenBroken: true, state: 'unproven' } })
  expect(await asked).toMatchObject(
    times(2, 'lost').map(() => ({
      event: 'favorite.asked',
      data: { symbol: 'EURUSD', timeframeS: 60, favorite: false },
    })),
  )
})

test('a source from outside is judged over all its symbols, which are only details of it', async () => {
  const { member, report, proofs } = await trader()
  const [euro, pound] = ['EURUSD', 'GBPJPY'].map((symbol) => ({ symbol, indicatorId: 'Unproven source: Room 7' }))
  await report([...times(8, 'won'), 'lost'], euro)
  const early = await proofs()
  await report(times(8, 'won'), pound)
  const whole = await proofs()
  await report(times(60, 'lost'), pound)
  await report(times(60, 'lost'), euro)

  const { body } = await member.visitor.call('listNotifications')
  const stop = { account: 'paper', symbol: 'GBPJPY', timeframeS: 60, indicatorId: 'Unproven source: Room 7' } as const
  const asked = await member.visitor.call('setProofStop', { body: { ...stop, stopsWhenBroken: true } })

  expect(early).toMatchObject([{ symbol: null, timeframeS: null, state: 'unproven', won: 8, lost: 1 }])
  expect(whole).toMatchObject([
    {
      symbol: null,
      indicatorId: 'Unproven source: Room 7',
      state: 'holding',
      won: 16,
      lost: 1,
      parts: [
        { symbol: 'EURUSD', timeframeS: 60, won: 8, lost: 1 },
        { symbol: 'GBPJPY', timeframeS: 60, won: 8, lost: 0 },
      ],
    },
  ])
  expect(body.items.filter(({ kind }) => kind === 'proof').map(({ title }) => title)).toEqual([
    'The results of Unproven source: Room 7 have broken',
  ])
  expect(asked.status).toBe(404)
})

test('nobody stops or sees the chart of another', async () => {
  const { report } = await trader()
  const stranger = await trader()
  await report(['won'])

  const foreign = await stranger.member.visitor.call('setProofStop', { body: { ...chart, stopsWhenBroken: true } })

  expect(foreign).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await stranger.proofs()).toEqual([])
})

test('reports that overlap from two calls at once lose no outcome', async () => {
  const { report, proofs } = await trader()
  await Promise.all(Array.from({ length: 8 }, () => report(['won', 'lost'])))

  expect(await proofs()).toMatchObject([{ won: 8, lost: 8 }])
})
