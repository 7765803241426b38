import { randomUUID } from 'node:crypto'
import type { Trade } from '@stratomate/contracts'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paperTrade } from '#server/main/testing/paper-trade.ts'
import { connectDesktop, type Member, type Shop, startShop } from '#server/main/testing/start-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

const today = () => new Date().toISOString().slice(0, 10)

async function trader() {
  const member = await shop.member()
  await member.visitor.call('startTrial', { body: {} })
  const desktop = await connectDesktop(shop, member)
  const lease = await desktop.visitor.call('takeLease', { body: { want: 5 } })
  const leaseId = String(decodeJwt(lease.body.lease).jti)
  const report = async (change: Partial<Trade> = {}): Promise<Trade> => {
    const trade = paperTrade(leaseId, { state: 'settled', result: 'won', profitCents: 860, ...change })
    const { body } = await desktop.visitor.call('reportTrades', { body: { trades: [trade] } })
    expect(body.accepted).toEqual([trade.id])
    return trade
  }
  return { member, desktop, report }
}

const readDay = (member: Member, day = today()) => member.visitor.call('readJournalDay', { params: { day } })
const writeDay = (member: Member, body: unknown, day = today()) =>
  member.visitor.call('writeDayNote', { params: { day }, body })
const writeTrade = (member: Member, id: string, body: unknown) =>
  member.visitor.call('writeTradeNote', { params: { id }, body })

test('a day has its trades, its result and what was written, until an empty note removes it', async () => {
  const { member, report } = await trader()
  const trade = await report()
  await writeDay(member, { text: ' Calm.\r\nNo news. ', tags: ['News Day', 'calm', 'calm'] })
  await writeTrade(member, trade.id, { text: 'Late entry', tags: [] })

  const written = await readDay(member)
  const found = await member.visitor.call('searchJournal', { query: {} })
  await writeTrade(member, trade.id, { text: ' ', tags: [] })
  await writeDay(member, { text: '', tags: ['calm'] })
  const changed = await readDay(member)

  expect(written.body).toMatchObject({
    day: today(),
    note: { text: 'Calm.\nNo news.', tags: ['calm', 'news day'], tradeId: null },
    results: [{ account: 'paper', currency: 'USD', won: 1, lost: 0, profitCents: 860 }],
    trades: [{ trade: { id: trade.id }, note: { text: 'Late entry', tradeId: trade.id } }],
    isCut: false,
    dayBefore: null,
    dayAfter: null,
  })
  const { symbol, timeframeS, side } = trade
  expect(found.body.items.map((note) => note.trade)).toMatchObject([null, { symbol, timeframeS, side }])
  expect(changed.body).toMatchObject({ note: { text: '', tags: ['calm'] }, trades: [{ note: null }] })
})

test('notes are found by a part of their text, signs included, and by a tag in any case', async () => {
  const { member } = await trader()
  const other = await trader()
  await writeDay(member, { text: 'Took 100% of the move', tags: ['Trend'] }, '2026-03-02')
  await writeDay(member, { text: 'Took 1000 steps', tags: ['walk'] }, '2026-03-03')
  await writeDay(other.member, { text: 'Took 100% of another', tags: ['trend'] }, '2026-03-02')
  const search = async (query: Record<string, string>) => {
    const { body } = await member.visitor.call('searchJournal', { query })
    return body.items.map(({ day }) => day)
  }

  expect(await search({})).toEqual(['2026-03-03', '2026-03-02'])
  expect(await search({ text: '100%' })).toEqual(['2026-03-02'])
  expect(await search({ text: 'took', tag: 'WALK' })).toEqual(['2026-03-03'])
  expect(await search({ tag: 'wal' })).toEqual([])
  expect((await readDay(member, '2026-03-02')).body).toMatchObject({ dayBefore: null, dayAfter: '2026-03-03' })
})

test('nobody reads or writes about the trade of another', async () => {
  const { report, member } = await trader()
  const stranger = await trader()
  const trade = await report()

  const foreign = await writeTrade(stranger.member, trade.id, { text: 'Mine now', tags: [] })
  const chart = await stranger.member.visitor.call('readTradeChart', { params: { id: trade.id } })

  expect([foreign.status, chart.status]).toEqual([404, 404])
  expect((await readDay(member)).body.trades).toMatchObject([{ note: null }])
  expect((await readDay(stranger.member)).body.trades).toEqual([])
})

test('the candles around a trade are kept with its note when nobody holds them any more', async () => {
  const { member, desktop, report } = await trader()
  const firstTime = Math.floor(Date.now() / 60_000) * 60 - 6_000
  const candles = Array.from({ length: 100 }, (_, place) => ({
    time: firstTime + 60 * place,
    open: 1.1,
    high: 1.2,
    low: 1,
    close: 1.1,
    volume: 5,
  }))
  const chart = { symbol: 'EURUSD', timeframeS: 60, digits: 5 }
  await desktop.visitor.call('reportCandles', { body: { batches: [{ chart, candles }] } })
  const trade = await report({ candleTime: firstTime + 60 * 50 })
  const bare = await report({ candleTime: firstTime + 60 * 50 })
  const readChart = async (id: string) =>
    (await member.visitor.call('readTradeChart', { params: { id } })).body.candles.length

  const shown = await readChart(trade.id)
  await writeTrade(member, trade.id, { text: 'A pin bar', tags: [] })
  // Candles are held in memory until the computer sends them again.
  await shop.restart()

  expect(shown).toBeGreaterThan(30)
  expect(await readChart(bare.id)).toBe(0)
  expect(await readChart(trade.id)).toBe(shown)
})

test.each([
  ['a text that is too long', { text: 'x'.repeat(4_001), tags: [] }],
  ['a control character', { text: 'a\u0000b', tags: [] }],
  ['eleven tags', { text: '', tags: Array.from({ length: 11 }, (_, place) => `tag ${place}`) }],
  ['a tag that is two', { text: '', tags: ['one, two'] }],
  ['an unknown field', { text: '', tags: [], userId: randomUUID() }],
  ['a text that is no text', { text: { $gt: '' }, tags: [] }],
])('%s is refused and changes nothing', async (_, body) => {
  const member = await shop.member()
  await writeDay(member, { text: 'Before', tags: [] })

  const refused = await writeDay(member, body)

  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect((await readDay(member)).body.note).toMatchObject({ text: 'Before' })
})

test.each(['1999-12-31', '2026-02-30', 'today'])('%s is no day of a journal', async (day) => {
  const member = await shop.member()

  expect((await readDay(member, day)).status).toBe(400)
})
